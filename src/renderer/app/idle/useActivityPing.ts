import { useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';

/** Minimal interval between two reports, in milliseconds: the main process counts in minutes. */
const interval = 5000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Reports activity to the main process; if the call fails, the idle timer only runs on. */
export const pingActivity = (): void => void invoke('session.activity', undefined).catch(() => {});

/** Reports input of the user only: background calls of the page do not reset the idle timer. */
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
