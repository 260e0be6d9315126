import { useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';

/** At most one sign of life in this many milliseconds: main counts in minutes. */
const interval = 5000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Tells main that the person is there; a failure only means that the idle clock runs on. */
export const pingActivity = (): void => void invoke('session.activity', undefined).catch(() => {});

/** Only input of the person counts: calls of the page in the background do not hold off the idle limit. */
export function useActivityPing(): void {
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
