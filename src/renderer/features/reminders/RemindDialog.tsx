import { Button, Checkbox, Field, Textarea } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { MomentFields } from './MomentFields.tsx';
import { LONGEST_NOTE, type RemindedRecord, useReminderForm } from './useReminderForm.ts';
import { useReminders } from './useReminders.ts';

interface RemindDialogProps {
  record: RemindedRecord;
  /** Writes a note into the follow-up of the record; null where that is not possible. */
  onLog: ((note: string) => void) | null;
  /** The note at first. */
  note?: string;
  onClose: () => void;
}

/** Sets the reminder of a record: tonight, tomorrow or another day (docs/screens/07-solidary-records.md §9). */
export function RemindDialog({ record, onLog, note: given, onClose }: RemindDialogProps) {
  const { t } = useTranslation(['reminders', 'common']);
  const { data, refetch } = useReminders();
  const former = data?.reminders.find(({ recordId }) => recordId === record.id);
  const form = useReminderForm({ record, onLog, given, onClose });
  const { isPending, note, error } = form;
  const dismiss = () => !isPending && onClose();

  if (form.isInMemory) {
    return (
      <DialogFrame
        title={t('reminders:dialog.title', { id: record.id })}
        onDismiss={onClose}
        actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
      >
        <p role="status">{t('reminders:dialog.inMemory')}</p>
      </DialogFrame>
    );
  }
  const actions = (
    <>
      <Button disabledFocusable={isPending} onClick={dismiss}>
        {t('common:actions.cancel')}
      </Button>
      {former !== undefined && (
        <Button disabledFocusable={isPending} onClick={() => void form.drop()}>
          {t('reminders:dialog.drop')}
        </Button>
      )}
      <Button type="submit" appearance="primary" disabledFocusable={isPending}>
        {t('reminders:dialog.save')}
      </Button>
    </>
  );
  const isNoteLong = note.value.length > LONGEST_NOTE;
  return (
    <DialogFrame
      title={t('reminders:dialog.title', { id: record.id })}
      isQuestion
      onDismiss={dismiss}
      onSubmit={(event) => void form.save(event)}
      actions={actions}
    >
      {data?.isRead === false && <UnreadListBar what="reminders" onRetry={refetch} />}
      {former !== undefined && <p>{t('reminders:dialog.former', { when: form.when(former) })}</p>}
      <MomentFields form={form} />
      <Field
        label={t('reminders:dialog.note')}
        validationMessage={isNoteLong ? t('reminders:faults.note', { count: LONGEST_NOTE }) : undefined}
      >
        <Textarea value={note.value} rows={2} onChange={(_, data) => note.set(data.value)} />
      </Field>
      {onLog !== null && (
        <Checkbox
          label={t('reminders:dialog.log')}
          checked={form.log.isOn}
          onChange={(_, { checked }) => form.log.set(checked === true)}
        />
      )}
      {error !== null && (
        <p role="alert">
          <ErrorLine error={error} />
        </p>
      )}
    </DialogFrame>
  );
}
