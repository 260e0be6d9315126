import { describe, expect, it, test } from 'vitest';
import { BulkRun, countsOf } from '#renderer/kit/actions/bulk/run.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `P${index + 1}` }));
const refused: AppError = { kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' };
const denied: AppError = { kind: 'denied', status: 400 };
const cut: AppError = { kind: 'network', reason: 'unreachable' };

/** A platform that answers each row by its number, and remembers every call. */
function platform(answer: (id: number) => AppError | undefined) {
  const calls: number[] = [];
  let running = 0;
  let max = 0;
  const perform = async (id: number) => {
    calls.push(id);
    running += 1;
    max = Math.max(max, running);
    await Promise.resolve();
    running -= 1;
    const error = answer(id);
    if (error !== undefined) throw new AppFailure(error);
    return { outcome: 'done' } as const;
  };
  return { calls, perform, max: () => max };
}
const idsWith = (run: BulkRun, outcome: string) =>
  run.get().rows.flatMap(({ id, state }) => (state.outcome === outcome ? [id] : []));

describe('a run of 200 steps: 7 fail, one is denied, the network drops half-way', () => {
  const failing = [3, 17, 40, 41, 77, 120, 150];
  let isCut = true;
  const answer = (id: number) => {
    if (id === 100 && isCut) return cut;
    if (id === 90) return denied;
    return failing.includes(id) ? refused : undefined;
  };

  it('accounts for every row, pauses, continues, and retries only the failed ones', async () => {
    const { calls, perform, max } = platform(answer);
    const run = new BulkRun({ rows: people(200), perform });
    await run.start();
    expect(run.get()).toMatchObject({ phase: 'paused', error: cut, done: 100 });
    expect(countsOf(run.get().rows)).toEqual({
      done: 93,
      partial: 0,
      skipped: 0,
      failed: 5,
      denied: 1,
      uncertain: 1,
      notTried: 100,
    });
    expect(calls).toHaveLength(100);

    isCut = false;
    await run.start();
    expect(run.get().phase).toBe('ended');
    expect(countsOf(run.get().rows)).toEqual({
      done: 191,
      partial: 0,
      skipped: 0,
      failed: 7,
      denied: 1,
      uncertain: 1,
      notTried: 0,
    });
    expect(idsWith(run, 'failed')).toEqual(failing);
    expect(idsWith(run, 'denied')).toEqual([90]);
    // Its answer was lost: it is not sent again automatically.
    expect(idsWith(run, 'uncertain')).toEqual([100]);
    expect(calls).toHaveLength(200);
    expect(new Set(calls).size).toBe(200);
    expect(max()).toBe(1);

    await run.retryFailed();
    expect(calls.slice(200)).toEqual(failing);
    const counts = countsOf(run.get().rows);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(200);
  });

  it('leaves the remaining rows untried when the person ends it', async () => {
    isCut = true;
    const { perform } = platform(answer);
    const run = new BulkRun({ rows: people(200), perform });
    await run.start();
    run.leave();
    expect(run.get().phase).toBe('ended');
    expect(idsWith(run, 'notTried')).toHaveLength(100);
  });
});

describe('cancelling a run', () => {
  it('stops before the next row; the current one is uncertain when its call was cut', async () => {
    const run: BulkRun = new BulkRun({
      rows: people(5),
      perform: (id, signal) => {
        if (id < 3) return Promise.resolve({ outcome: 'done' } as const);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new AppFailure({ kind: 'cancelled' })));
          run.cancel();
        });
      },
    });
    await run.start();
    expect(run.get().phase).toBe('ended');
    expect(run.get().rows.map(({ state }) => state.outcome)).toEqual([
      'done',
      'done',
      'uncertain',
      'notTried',
      'notTried',
    ]);
  });
});

test('pauses when the session ends', async () => {
  const perform = async () => {
    throw new AppFailure({ kind: 'idle' });
  };
  const run = new BulkRun({ rows: people(2), perform });
  await run.start();
  expect(run.get()).toMatchObject({ phase: 'paused', done: 1 });
});

test('a step that failed before anything was sent stays untried when the network drops', async () => {
  const { calls, perform } = platform((id) => (id === 2 ? { ...cut, isUnsent: true } : undefined));
  const run = new BulkRun({ rows: people(3), perform });
  await run.start();
  expect(run.get()).toMatchObject({ phase: 'paused', done: 1 });
  expect(run.get().rows.map(({ state }) => state.outcome)).toEqual(['done', 'notTried', 'notTried']);
  expect(calls).toEqual([1, 2]);
});
