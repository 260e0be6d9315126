import { Suspense, useEffect, useState } from 'react';
import { lazily } from '#renderer/kit/lazily.tsx';
import { pingActivity, useActivityPing } from './useActivityPing.ts';

const IdleDialog = lazily(async () => (await import('./IdleDialog.tsx')).IdleDialog);

/** Follows the idle clock of main: signs of life out, the warning before the limit in. */
export function IdleGuard() {
  useActivityPing();
  const [endsAt, setEndsAt] = useState<number | null>(null);

  useEffect(
    () =>
      window.escale.on('session.idleWarning', ({ secondsLeft }) =>
        setEndsAt(secondsLeft === null ? null : Date.now() + secondsLeft * 1000),
      ),
    [],
  );

  if (endsAt === null) return null;
  const stay = () => {
    setEndsAt(null);
    pingActivity();
  };
  return (
    <Suspense>
      <IdleDialog endsAt={endsAt} onStay={stay} />
    </Suspense>
  );
}
