/** Seconds that a document may take until a page of it is on screen: the slowest scans take some ten. */
const MAX_SECONDS = 30;

export interface Watch {
  /** Begins a piece of work; to be called at its end. */
  begin(): () => void;
  /** Ends the watch. */
  stop(): void;
}

/**
 * Watches how long a document works, and calls `onOver` once when a piece of work takes too long. Seconds in which
 * nothing is drawn do not count: the window is hidden, or the computer sleeps.
 */
export function startWatch(onOver: () => void): Watch {
  const running = new Map<symbol, number>();
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    for (const [work, seconds] of running) {
      running.set(work, seconds + 1);
      if (seconds + 1 < MAX_SECONDS) continue;
      stop();
      onOver();
      return;
    }
  }, 1000);
  const stop = () => {
    clearInterval(timer);
    running.clear();
  };
  return {
    begin() {
      const work = Symbol('work');
      running.set(work, 0);
      return () => void running.delete(work);
    },
    stop,
  };
}
