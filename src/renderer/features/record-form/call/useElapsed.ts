import { useEffect, useRef, useState } from 'react';
import { createStore, type Store } from '#renderer/kit/data/store.ts';

export interface Elapsed {
  /** Whole seconds since the call began; outside React, so that a second draws nothing but the time itself. */
  seconds: Pick<Store<number>, 'get' | 'subscribe'>;
  /** Goes on from an earlier call. */
  resume: (from: number) => void;
}

/** Counts the seconds of a call; a computer that slept counts on. */
export function useElapsed(): Elapsed {
  const began = useRef<number>(null);
  const [seconds] = useState(() => createStore(0));
  useEffect(() => {
    began.current ??= performance.now();
    const timer = setInterval(() => {
      seconds.set(Math.floor((performance.now() - (began.current ?? performance.now())) / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return {
    seconds,
    resume: (from) => {
      began.current = performance.now() - from * 1000;
      seconds.set(from);
    },
  };
}
