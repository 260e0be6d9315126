import { startTransition, useEffect, useState } from 'react';

/**
 * Draws a long list in parts, so that no frame waits for all of it: what is in sight comes first, the others with the
 * frames that follow. What is added to a list that is drawn comes at once.
 * @param total parts of the whole list
 * @param step parts of one frame
 * @returns the number of parts to draw now, from the first
 */
export function useDrawn(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn(isWhole ? Number.POSITIVE_INFINITY : drawn + step)),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, isWhole, step]);
  return Math.min(drawn, total);
}
