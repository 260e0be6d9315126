import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { stateAfter } from '../guards.ts';
import { useStatusTexts } from '../status-texts.ts';
import type { RecordSubject } from '../subject.ts';

interface GoBackDialogProps {
  subject: RecordSubject;
  action: RecordAction;
  isBusy: boolean;
  onSave: () => void;
  onNote: () => void;
  onClose: () => void;
}

/** Asks before an action takes the record back, and offers a note in its place (docs/screens/07-solidary-records.md §4.4). */
export function GoBackDialog({ subject, action, isBusy, onSave, onNote, onClose }: GoBackDialogProps) {
  const { t } = useTranslation(['recordActions', 'common']);
  const isHeld = useHoldsDialog(isBusy);
  const textsOf = useStatusTexts();
  return (
    <DialogFrame
      title={t('recordActions:goBack.title')}
      isQuestion
      onDismiss={() => !isHeld && onClose()}
      actions={
        <>
          <Button disabledFocusable={isHeld} onClick={() => !isHeld && onClose()}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabledFocusable={isBusy} onClick={() => !isBusy && onSave()}>
            {t('recordActions:goBack.save')}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={() => !isBusy && onNote()}>
            {t('recordActions:goBack.asNote')}
          </Button>
        </>
      }
    >
      <p>{t('recordActions:goBack.text', textsOf(stateAfter(subject, action)))}</p>
    </DialogFrame>
  );
}
