import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { actionType } from '#shared/resources/solidaryrecords/actions.ts';
import { CommentField, isTooLong, sentComment } from '../CommentField.tsx';
import type { WriteResult } from '../calls.ts';
import { namesOf, type RecordSubject } from '../subject.ts';
import { useActions } from '../useActions.ts';
import { useRecordWrites } from '../useRecordWrites.ts';
import { RecordActionDialog } from './RecordActionDialog.tsx';
import { useDialogComment } from './useDialogComment.ts';

interface CloseDialogProps {
  subject: RecordSubject;
  /** A preselected reason, and the comment of a form that takes the comment back on cancellation. */
  initial?: { reason?: number; comment?: string };
  /** @param result null where nothing was saved @param comment what was typed, empty once it is saved */
  onClose: (result: WriteResult | null, comment: string) => void;
}

/** Closes a record, with a reason (docs/screens/07-solidary-records.md §4.4). */
export function CloseDialog({ subject, initial, onClose }: CloseDialogProps) {
  const { t } = useTranslation('recordActions');
  const labelOf = useActionLabel();
  const { actions } = useActions();
  const { isBusy, act } = useRecordWrites(subject);
  const comment = useDialogComment(subject.id, initial?.comment);
  const [reason, setReason] = useState<number | null>(initial?.reason ?? null);
  const [showErrors, setShowErrors] = useState(false);
  const reasons = actions.filter(({ type }) => type === actionType.closing);

  const submit = async () => {
    setShowErrors(true);
    const user = subject.beneficiary?.userId;
    if (reason === null || user === undefined || isTooLong(comment.get())) return;
    const result = await act({ action: reason, user, comment: sentComment(comment.get()), progression: null });
    if (result?.outcome !== 'done') return;
    comment.set('');
    onClose(result, '');
  };

  return (
    <RecordActionDialog
      subject={subject}
      title={t('close.title', namesOf(subject))}
      button={t('close.button')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={() => onClose(null, comment.get())}
    >
      <p>{t('close.text')}</p>
      <Field
        required
        label={t('close.reason')}
        validationMessage={showErrors && reason === null ? t('close.required') : undefined}
      >
        <RadioGroup value={reason === null ? '' : String(reason)} onChange={(_, { value }) => setReason(Number(value))}>
          {reasons.map(({ id, name }) => (
            <Radio key={id} value={String(id)} label={labelOf(name)} />
          ))}
        </RadioGroup>
      </Field>
      <CommentField comment={comment} rows={3} />
    </RecordActionDialog>
  );
}
