import { Suspense, useEffect, useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { WorkKind } from '#shared/work.ts';
import styles from './Lock.module.css';

const LockScreen = lazily(async () => (await import('./LockScreen.tsx')).LockScreen);
const IdleDialog = lazily(async () => (await import('./IdleDialog.tsx')).IdleDialog);

/**
 * Connects the page to the idle timer of the main process: reports activity, and shows the warning before the limit.
 */
export function IdleGuard() {
  useActivityPing();
  const { isLocked } = useSignedIn();
  const [warning, setWarning] = useState<{ endsAt: number; locks: WorkKind | null } | null>(null);

  useEffect(
    () =>
      window.escale.on('session.idleWarning', ({ secondsLeft, locks = null }) =>
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

/** Minimal interval between two reports, in milliseconds: the main process counts in minutes. */
const interval = 5000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Reports activity to the main process; if the call fails, the idle timer only runs on. */
const pingActivity = (): void => void invoke('session.activity', undefined).catch(() => {});

/** Reports input of the user only: background calls of the page do not reset the idle timer. */
function useActivityPing(): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onInput = () => {
      const now = performance.now();
      if (now - last < interval) return;
      last = now;
      pingActivity();
    };
    for (const sign of signs) window.addEventListener(sign, onInput, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onInput, { capture: true });
    };
  }, []);
}
