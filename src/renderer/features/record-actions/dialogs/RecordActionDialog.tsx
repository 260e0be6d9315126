import { Button } from '@fluentui/react-components';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { OutcomeBand } from '../OutcomeBand.tsx';
import type { RecordSubject } from '../subject.ts';

interface RecordActionDialogProps {
  subject: RecordSubject;
  title: string;
  button: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The frame of a dialog that changes the status of a record. It stays open while its write runs, and shows a failure
 * inside.
 */
export function RecordActionDialog({
  subject,
  title,
  button,
  isBusy,
  onSubmit,
  onClose,
  children,
}: RecordActionDialogProps) {
  const { t } = useTranslation('common');
  const isHeld = useHoldsDialog(isBusy);
  return (
    <DialogFrame
      title={title}
      isQuestion
      onDismiss={() => !isHeld && onClose()}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSubmit();
      }}
      actions={
        <>
          <Button disabledFocusable={isHeld} onClick={() => !isHeld && onClose()}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={isBusy}>
            {button}
          </Button>
        </>
      }
    >
      {children}
      <OutcomeBand subject={subject} />
    </DialogFrame>
  );
}
