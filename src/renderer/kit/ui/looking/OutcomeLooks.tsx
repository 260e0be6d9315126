import { Suspense } from 'react';
import { useIsLooking } from '#renderer/kit/data/outcome-looks.ts';
import { lazily } from '../lazily.tsx';

const LookingBar = lazily(async () => (await import('./LookingBar.tsx')).LookingBar);

/** The bar of a write whose outcome is being looked for; nothing while there is none. */
export function OutcomeLooks() {
  return (
    useIsLooking() && (
      <Suspense>
        <LookingBar />
      </Suspense>
    )
  );
}
