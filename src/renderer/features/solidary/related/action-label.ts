import { useTranslation } from 'react-i18next';
import { actionKey, knownActions, PROGRESS_BY_HAND } from '#shared/resources/solidaryrecords/actions.ts';
import { CLOSED, lifeStatuses, stopOf } from '#shared/resources/solidaryrecords/status.ts';

/** How far the record was after an action, and before it, in percent; null where it is not known. */
interface Moved {
  progression?: number | null;
  former?: number | null;
}

type Stop = (typeof stopOf)[keyof typeof stopOf] & (25 | 50 | 75 | 100);

/** What a change of progression by hand did: taken into account, moved on, moved back, closed or reopened. */
function byHandKey({ progression = null, former = null }: Moved): 'reopened' | `to.${Stop}` | `back.${Stop}` | null {
  const stop = lifeStatuses.map((status) => stopOf[status]).find((one) => one > 0 && one === progression);
  // The stops above 0 are these four.
  const reached = stop as Stop | undefined;
  if (reached === undefined) return null;
  if (former !== null && former >= stopOf[CLOSED] && reached < stopOf[CLOSED]) return 'reopened';
  return former !== null && former > reached ? `back.${reached}` : `to.${reached}`;
}

/**
 * Returns a function that names an action of a journal (docs/screens/07-solidary-records.md §4.3): the manual change of
 * progression by what it did, an unknown action by its own name with spaces.
 */
export function useActionLabel(): (action: string | null, moved?: Moved) => string {
  const { t, i18n } = useTranslation('solidary');
  return (action, moved = {}) => {
    if (action === null || action === '') return t('journal.unknownAction');
    const name = actionKey(action);
    const byHand = byHandName === name ? byHandKey(moved) : null;
    if (byHand !== null) return t(`journal.byHand.${byHand}`);
    const key = `journal.actions.${name}`;
    // The names are the platform's: what this version does not know has no text.
    return i18n.exists(`solidary:${key}`) ? t(key as 'journal.actions.free') : name.replaceAll('_', ' ');
  };
}

const byHandName = Object.entries(knownActions).find(([, { id }]) => id === PROGRESS_BY_HAND)?.[0];
