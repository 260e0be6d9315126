// @ts-check
import process from 'node:process';

/** Milliseconds between two looks. */
const interval = 500;

/**
 * Ends this process, as SIGTERM would, when the one that started it is gone. npm that is stopped takes its shell along
 * and nothing further: what the shell had started would go on for ever, with a new parent. A process whose parent is
 * meant to go (started in the background by hand) must not call this.
 */
export function endWithParent() {
  // On Windows a process keeps the number of a parent that is gone.
  if (process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
