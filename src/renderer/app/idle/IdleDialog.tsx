import { Button } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * The countdown of the last minute before the idle limit. It compares the clock instead of counting, so that it is
 * right after the computer slept.
 */
export function IdleDialog({ endsAt, locks, onStay }: { endsAt: number; locks: boolean; onStay: () => void }) {
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
      <p aria-live="off">{t(locks ? 'idle.locks' : 'idle.text', { count: seconds })}</p>
    </DialogFrame>
  );
}
