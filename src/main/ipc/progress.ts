import type { Progress } from '#shared/ipc/progress.ts';
import type { Clock } from '../ports.ts';

/** Milliseconds between two updates of one call. */
const interval = 100;

export interface ThrottledProgress {
  update(progress: Progress): void;
  /** Sends the pending update and stops; call it before answering the call. */
  finish(): void;
}

/**
 * Sends at most ten updates a second to the page. A pending update is replaced by a newer one; the last one always
 * arrives.
 */
export function throttleProgress(clock: Clock, send: (progress: Progress) => void): ThrottledProgress {
  let waiting: Progress | null = null;
  let stopTimer: (() => void) | null = null;
  let isFinished = false;

  const flush = () => {
    stopTimer = null;
    if (waiting === null) return;
    const progress = waiting;
    waiting = null;
    stopTimer = clock.after(interval, flush);
    send(progress);
  };

  return {
    update: (progress) => {
      if (isFinished) return;
      waiting = progress;
      if (stopTimer === null) flush();
    },
    finish: () => {
      isFinished = true;
      stopTimer?.();
      if (waiting !== null) send(waiting);
      waiting = null;
    },
  };
}
