import { Button } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

interface ReplaceDialogProps {
  record: RecordItem;
  /** The record turns from punctual to regular, and later editions will replace it as well. */
  staysReplaced: boolean;
  question: Question<null, boolean>;
}

/** Says what replacing a record comes to, before it is done (docs/screens/07-solidary-records.md §6.2). */
export function ReplaceDialog({ record, staysReplaced, question }: ReplaceDialogProps) {
  const { t } = useTranslation('recordForm');
  const back = useRef<HTMLButtonElement>(null);
  // After Fluent, which focuses the first control of the dialog.
  useEffect(() => back.current?.focus(), []);
  return (
    <DialogFrame
      title={t('edit.replace.title', { id: record.id })}
      isQuestion
      onDismiss={() => question.answer(false)}
      actions={
        <>
          <Button ref={back} onClick={() => question.answer(false)}>
            {t('edit.replace.back')}
          </Button>
          <Button appearance="primary" onClick={() => question.answer(true)}>
            {t('edit.replace.confirm')}
          </Button>
        </>
      }
    >
      <ReplaceEffects record={record} staysReplaced={staysReplaced} />
    </DialogFrame>
  );
}

/** What becomes of a record that is replaced, as a list. */
export function ReplaceEffects({ record, staysReplaced }: Omit<ReplaceDialogProps, 'question'>) {
  const { t } = useTranslation('recordForm');
  const drivers = new Set(record.drivers.map(({ userId, id }) => userId ?? `solution-${id}`)).size;
  const messages = Object.values(record.threads).reduce((sum, thread) => sum + thread.length, 0);
  return (
    <>
      <ul>
        <li>{t('edit.replace.number')}</li>
        <li>{t('edit.replace.status')}</li>
        <li>{t('edit.replace.diary')}</li>
        <li>{t('edit.replace.search')}</li>
      </ul>
      {(drivers > 0 || messages > 0) && (
        <p>
          {t('edit.replace.stays', {
            drivers: t('edit.replace.drivers', { count: drivers }),
            messages: t('edit.replace.messages', { count: messages }),
          })}
        </p>
      )}
      {staysReplaced && <p>{t('edit.plan.staysReplaced')}</p>}
    </>
  );
}
