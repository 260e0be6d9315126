import { Suspense, useEffect, useState } from 'react';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import styles from './Lock.module.css';
import { pingActivity, useActivityPing } from './useActivityPing.ts';

const LockScreen = lazily(async () => (await import('./LockScreen.tsx')).LockScreen);
const IdleDialog = lazily(async () => (await import('./IdleDialog.tsx')).IdleDialog);

/**
 * Connects the page to the idle timer of the main process: reports activity, and shows the warning before the limit.
 */
export function IdleGuard() {
  useActivityPing();
  const { isLocked } = useSignedIn();
  const [warning, setWarning] = useState<{ endsAt: number; locks: boolean } | null>(null);

  useEffect(
    () =>
      window.escale.on('session.idleWarning', ({ secondsLeft, locks = false }) =>
        setWarning(secondsLeft === null ? null : { endsAt: Date.now() + secondsLeft * 1000, locks }),
      ),
    [],
  );

  useEffect(() => {
    if (isLocked) setWarning(null);
  }, [isLocked]);

  if (isLocked) {
    return (
      <Suspense fallback={<div className={styles.cover} />}>
        <LockScreen />
      </Suspense>
    );
  }
  if (warning === null) return null;
  const stay = () => {
    setWarning(null);
    pingActivity();
  };
  return (
    <Suspense>
      <IdleDialog {...warning} onStay={stay} />
    </Suspense>
  );
}
