import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame, startsHere } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { WorkKind } from '#shared/work.ts';

export type LeaveChoice = 'save' | 'leave' | 'stay';

export interface UnsavedDialogProps {
  /** What leaving would lose, or stop watching. */
  work: 'changes' | 'running' | 'saving';
  /** What is running. */
  running: WorkKind | undefined;
  canSave: boolean;
  /** What happens to the input when the user leaves without saving. */
  drafts: 'kept' | 'dropped' | 'none';
  onChoose: (choice: LeaveChoice) => Promise<void>;
}

/** Asks what to do with unsaved work. Escape stays on the screen. */
export function UnsavedDialog({ work, running, canSave, drafts, onChoose }: UnsavedDialogProps) {
  const { t } = useTranslation('shell');
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    await onChoose('save');
  };

  return (
    <DialogFrame
      title={t(`unsaved.${work}.title`)}
      isQuestion
      onDismiss={() => void onChoose('stay')}
      actions={
        <>
          <Button disabled={isSaving} onClick={() => void onChoose('leave')}>
            {t(`unsaved.${work}.leave`)}
          </Button>
          <Button
            appearance={canSave ? 'secondary' : 'primary'}
            disabled={isSaving}
            onClick={() => void onChoose('stay')}
          >
            {t('unsaved.stay')}
          </Button>
          {canSave && (
            <Button appearance="primary" disabled={isSaving} onClick={save} {...startsHere}>
              {t('unsaved.save')}
            </Button>
          )}
        </>
      }
    >
      {work === 'running' && running !== undefined ? t(`unsaved.works.${running}`) : t(`unsaved.${work}.text`)}
      {drafts !== 'none' && <> {t(`unsaved.drafts.${drafts}`)}</>}
    </DialogFrame>
  );
}
