import { useLayoutEffect, useState } from 'react';

export interface Embedded {
  state: 'loading' | 'loaded' | 'failed';
  /** When it was last loaded. */
  loadedAt: Date | null;
  /** Message of the frame's failure. */
  reason: string | null;
}

const fresh: Embedded = { state: 'loading', loadedAt: null, reason: null };

/** Follows the state of an embedded page, which the main process reports. */
export function useEmbedded(handle: string | null): Embedded {
  const [known, setKnown] = useState<{ handle: string | null; embedded: Embedded }>({ handle: null, embedded: fresh });
  // In the first render with the handle: a listener has to exist before the main process reports.
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
