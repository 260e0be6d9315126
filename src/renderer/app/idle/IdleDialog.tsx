import { Button } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { WorkKind } from '#shared/work.ts';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

interface IdleDialogProps {
  endsAt: number;
  /** The work that makes the limit lock the screen; null where it ends the session. */
  locks: WorkKind | null;
  onStay: () => void;
}

/**
 * The countdown of the last minute before the idle limit. It compares the clock instead of counting, so that it is
 * right after the computer slept.
 */
export function IdleDialog({ endsAt, locks, onStay }: IdleDialogProps) {
  const { t } = useTranslation('session');
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));

  useEffect(() => {
    setSeconds(secondsUntil(endsAt));
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return (
    <DialogFrame
      title={t('idle.title')}
      isQuestion
      onDismiss={onStay}
      actions={
        <Button appearance="primary" onClick={onStay}>
          {t('idle.stay')}
        </Button>
      }
    >
      <p aria-live="off">
        {locks === null
          ? t('idle.text', { count: seconds })
          : `${t('idle.locks', { count: seconds })} ${t(`work.${locks}.goesOn`)}`}
      </p>
    </DialogFrame>
  );
}
