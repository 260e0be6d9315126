import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '#renderer/kit/data/store.ts';

/** The volunteer whose availabilities were saved last, in this window. */
const saved = createStore<number | null>(null);

export const noteSaved = (id: number): void => saved.set(id);
export const forgetSaved = (): void => saved.set(null);

/** Says when records follow the availabilities that were just saved (docs/screens/08-solidary-people.md §7.1). */
export function SavedBar({ id }: { id: number }) {
  const { t } = useTranslation('solidaryvolunteers');
  const isSaved = useStore(saved) === id;
  return (
    <div role="status">
      {isSaved && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{t('form.saved')}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
