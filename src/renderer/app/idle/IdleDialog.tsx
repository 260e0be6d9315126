import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#renderer/kit/focus/useReturnFocus.ts';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** The last minute before the idle limit. The clock is compared, not counted: a computer that slept shows the truth. */
export function IdleDialog({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
  const { t } = useTranslation('session');
  useReturnFocus();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));

  useEffect(() => {
    setSeconds(secondsUntil(endsAt));
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return (
    <Dialog open modalType="alert" onOpenChange={onStay}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('idle.title')}</DialogTitle>
          <DialogContent>
            <p aria-live="off">{t('idle.text', { count: seconds })}</p>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onStay}>
              {t('idle.stay')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
