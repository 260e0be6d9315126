import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` milliseconds, not counting pauses; a new `key` restarts it. */
export function usePausableTimer(key: unknown, duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef({ key, milliseconds: duration });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (left.current.key !== key) left.current = { key, milliseconds: duration };
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current.milliseconds);
    return () => {
      clearTimeout(timer);
      left.current.milliseconds -= Date.now() - started;
    };
  }, [key, duration, isPaused]);
}
