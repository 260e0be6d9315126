import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';

/** Asks before an edition is sent over an action that somebody added since the record was read. */
export function NewerDialog({ question }: { question: Question<RecordEditResult, boolean> }) {
  const { t } = useTranslation('recordForm');
  const format = useFormat();
  const labelOf = useActionLabel();
  const { row } = question.about;
  return (
    <ConfirmDialog
      title={t('edit.newer.title')}
      gate={{ level: 'confirm' }}
      button={t('edit.newer.confirm')}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {row !== null && row.lastAction !== null && (
        <p>
          {t('edit.newer.action', {
            action: labelOf(row.lastAction, row),
            date: row.lastActionDate === null ? '' : format.dateTime(row.lastActionDate),
          })}
        </p>
      )}
      <p>{t('edit.newer.text')}</p>
    </ConfirmDialog>
  );
}
