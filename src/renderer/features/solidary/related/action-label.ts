import { useTranslation } from 'react-i18next';

const PREFIX = 'solidary_';

/**
 * Returns a function that names an action of a journal (docs/screens/07-solidary-records.md §4.3): an unknown one by
 * its own name with spaces.
 */
export function useActionLabel(): (action: string | null) => string {
  const { t, i18n } = useTranslation('solidary');
  return (action) => {
    if (action === null || action === '') return t('journal.unknownAction');
    const name = action.startsWith(PREFIX) ? action.slice(PREFIX.length) : action;
    const key = `journal.actions.${name}`;
    // The names are the platform's: what this version does not know has no text.
    return i18n.exists(`solidary:${key}`) ? t(key as 'journal.actions.free') : name.replaceAll('_', ' ');
  };
}
