import { quit } from '../adapters/lifecycle.ts';
import type { CloseGuard } from '../app/close-guard.ts';
import type { LastWork } from '../app/last-work.ts';
import type { Emit } from '../ipc/handler.ts';

interface SessionEndOptions {
  guard: CloseGuard;
  lastWork: LastWork;
  emit: Emit;
}

/**
 * Ends the application because the system ends the person's session, replaces the application or ends the process. The
 * process may be gone when this returns: what must not be lost is written before, without the page.
 */
export function endWithSession({ guard, lastWork, emit }: SessionEndOptions): void {
  guard.sessionEnded();
  lastWork.do();
  // Where there is time, what was typed in the last moment is written as the process ends.
  emit('app.sessionEnding', {});
  quit();
}
