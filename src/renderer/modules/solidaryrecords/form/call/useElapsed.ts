import { useEffect, useRef, useState } from 'react';

export interface Elapsed {
  /** Whole seconds since the call began. */
  seconds: number;
  /** Goes on from an earlier call. */
  resume: (from: number) => void;
}

/** Counts the seconds of a call; a computer that slept counts on. */
export function useElapsed(): Elapsed {
  const began = useRef<number>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    began.current ??= performance.now();
    const timer = setInterval(() => {
      setSeconds(Math.floor((performance.now() - (began.current ?? performance.now())) / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return {
    seconds,
    resume: (from) => {
      began.current = performance.now() - from * 1000;
      setSeconds(from);
    },
  };
}
