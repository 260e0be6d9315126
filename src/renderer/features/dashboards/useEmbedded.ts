import { useLayoutEffect, useState } from 'react';

export interface Embedded {
  state: 'loading' | 'loaded' | 'failed';
  /** When it was loaded last. */
  loadedAt: Date | null;
  /** The words of the frame's failure. */
  reason: string | null;
}

const fresh: Embedded = { state: 'loading', loadedAt: null, reason: null };

/** How the page behind a handle does, as main tells it. */
export function useEmbedded(handle: string | null): Embedded {
  const [known, setKnown] = useState<{ handle: string | null; embedded: Embedded }>({ handle: null, embedded: fresh });
  // With the first drawing of the handle: what main says of it must not come before somebody listens.
  useLayoutEffect(
    () =>
      window.escale.on('analytics.changed', ({ handle: changed, state, reason = null }) => {
        if (changed !== handle) return;
        setKnown({ handle, embedded: { state, reason, loadedAt: state === 'loaded' ? new Date() : null } });
      }),
    [handle],
  );
  return known.handle === handle ? known.embedded : fresh;
}
