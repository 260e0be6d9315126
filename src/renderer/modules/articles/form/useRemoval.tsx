import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { RemovedPart } from './outline.ts';
import { RemovedName } from './PartName.tsx';

/** Asks before saving deletes parts of an article: the platform keeps no copy of them. */
export function useRemoval(): { ask: (removed: readonly RemovedPart[]) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation('articles');
  const { question, ask } = useQuestion<readonly RemovedPart[], boolean>(false);

  const dialog = question && (
    <ConfirmDialog
      title={t('form.removal.title', { count: question.about.length })}
      gate={{ level: 'confirm' }}
      button={t('form.removal.button')}
      isDanger
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>{t('form.removal.text')}</p>
      <ul>
        {question.about.map((removed) => (
          <li key={removed.part.key}>
            <RemovedName removed={removed} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return {
    ask: async (removed) => removed.length === 0 || ask(removed),
    dialog,
  };
}
