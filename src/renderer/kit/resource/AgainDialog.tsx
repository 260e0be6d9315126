import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';

/**
 * Asks before a creation is sent again whose first try may have succeeded, so that no duplicate is made without
 * consent.
 */
export function AgainDialog({ question }: { question: Question<null, boolean> | null }) {
  const { t } = useTranslation('form');
  if (question === null) return null;
  return (
    <ConfirmDialog
      title={t('again.title')}
      gate={{ level: 'confirm' }}
      button={t('again.create')}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>{t('again.text')}</p>
    </ConfirmDialog>
  );
}
