// @ts-check
import process from 'node:process';

/** Milliseconds between two checks. */
const interval = 500;

/**
 * Ends this process, as SIGTERM would, when its parent has ended. When npm is stopped it ends only its shell, and the
 * programs that the shell started would otherwise run for ever with a new parent. A process that is meant to outlive
 * its parent (started in the background by hand) must not call this.
 */
export function endWithParent() {
  // On Windows a process keeps the id of a parent that has ended.
  if (process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
