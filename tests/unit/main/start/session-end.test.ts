import { beforeEach, expect, it, vi } from 'vitest';
import { CloseGuard } from '#main/app/close-guard.ts';
import { LastWork } from '#main/app/last-work.ts';
import { listeningLog } from '#tests/support/fakes.ts';

const quit = vi.hoisted(() => vi.fn());
vi.mock('#main/adapters/lifecycle.ts', () => ({ quit }));

const { endWithSession } = await import('#main/start/session-end.ts');

let done: string[];
beforeEach(() => {
  done = [];
});

it('has done everything when it returns, quits after that, and its window closes without a question', () => {
  const guard = new CloseGuard();
  guard.setUnsaved(true);
  const { log, lines } = listeningLog();
  const lastWork = new LastWork(log);
  lastWork.add(() => done.push('temporary files'));
  lastWork.add(() => {
    throw new Error('EBUSY');
  });
  lastWork.add(() => done.push('drafts'));
  quit.mockImplementation(() => done.push(`quit, may close: ${guard.mayClose()}`));
  endWithSession({ guard, lastWork, emit: (event) => void done.push(event) });
  expect(done).toEqual(['drafts', 'temporary files', 'app.sessionEnding', 'quit, may close: true']);
  expect(lines.join()).toContain('could not be done at the end');
});
