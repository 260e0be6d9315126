import { describe, expect, it } from 'vitest';
import { BulkRun, countsOf } from '#renderer/kit/actions/bulk/run.ts';
import { eachRow, readFirst } from '#renderer/kit/actions/bulk/work.ts';
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
  const perform = async ([id = 0]: readonly number[]) => {
    calls.push(id);
    running += 1;
    max = Math.max(max, running);
    await Promise.resolve();
    running -= 1;
    const error = answer(id);
    if (error !== undefined) throw new AppFailure(error);
    return { ends: new Map([[id, { outcome: 'done' } as const]]) };
  };
  return { calls, perform, max: () => max };
}
const idsWith = (run: BulkRun, outcome: string) =>
  run.get().rows.flatMap(({ id, state }) => (state.outcome === outcome ? [id] : []));

describe('a bulk action over 200 rows: 7 fail, one is denied, the network drops half-way', () => {
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

describe('cancelling a bulk action', () => {
  it('stops before the next row; the current one is uncertain when its call was cut', async () => {
    const run: BulkRun = new BulkRun({
      rows: people(5),
      perform: ([id = 0], { signal }) => {
        if (id < 3) return Promise.resolve({ ends: new Map([[id, { outcome: 'done' } as const]]) });
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

describe('batches of a bulk action', () => {
  it('take several rows a call; a row missing from the answer is uncertain; a batch can stop the rest', async () => {
    const batches: number[][] = [];
    const run = new BulkRun({
      rows: people(5),
      batchSize: 2,
      perform: async (ids) => {
        batches.push([...ids]);
        return batches.length === 1
          ? { ends: new Map([[1, { outcome: 'done' } as const]]) }
          : { ends: new Map(ids.map((id) => [id, { outcome: 'notTried' } as const])), stop: cut };
      },
    });
    await run.start();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(run.get()).toMatchObject({ phase: 'paused', error: cut });
    expect(run.get().rows.map(({ state }) => state.outcome)).toEqual([
      'done',
      'uncertain',
      'notTried',
      'notTried',
      'notTried',
    ]);
  });

  it('pause when the session ends', async () => {
    const perform = eachRow(async () => {
      throw new AppFailure({ kind: 'idle' });
    });
    // The work is given no tools here: it throws before it would use any.
    const run = new BulkRun({ rows: people(2), perform: (ids, call) => perform(ids, call, {} as never) });
    await run.start();
    expect(run.get()).toMatchObject({ phase: 'paused', done: 1 });
  });
});

describe('a row that is read before it is written', () => {
  /** Reads, which fails with the given error for the second row of three, then writes. */
  const reading = (error: AppError) => {
    const written: number[] = [];
    let isBroken = true;
    const perform = eachRow(async (id, _tools, signal) => {
      await readFirst(id === 2 && isBroken ? Promise.reject(new AppFailure(error)) : Promise.resolve(), signal);
      written.push(id);
      return { outcome: 'done' };
    });
    // The work is given no tools here: it uses none.
    const run = new BulkRun({ rows: people(3), perform: (ids, call) => perform(ids, call, {} as never) });
    const mend = () => {
      isBroken = false;
    };
    return { run, written, mend, outcomes: () => run.get().rows.map(({ state }) => state.outcome) };
  };

  it('stays untried when the network drops during the read: nothing was sent, and continuing writes it once', async () => {
    const { run, written, mend, outcomes } = reading(cut);
    await run.start();
    expect(run.get()).toMatchObject({ phase: 'paused', error: cut, done: 1 });
    expect(outcomes()).toEqual(['done', 'notTried', 'notTried']);
    mend();
    await run.start();
    expect(run.get().phase).toBe('ended');
    expect(outcomes()).toEqual(['done', 'done', 'done']);
    expect(written).toEqual([1, 2, 3]);
  });

  it.each<[AppError, string]>([
    [denied, 'denied'],
    [refused, 'failed'],
    [{ kind: 'server', isUnreadable: true }, 'failed'],
    [{ kind: 'notFound' }, 'failed'],
  ])('ends with %j for that row alone, never as uncertain', async (error, outcome) => {
    const { run, written, outcomes } = reading(error);
    await run.start();
    expect(run.get().phase).toBe('ended');
    expect(outcomes()).toEqual(['done', outcome, 'done']);
    expect(written).toEqual([1, 3]);
  });

  it('stays untried, and the run pauses, when the session has ended by then', async () => {
    const { run, outcomes } = reading({ kind: 'idle' });
    await run.start();
    expect(run.get().phase).toBe('paused');
    expect(outcomes()).toEqual(['done', 'notTried', 'notTried']);
  });

  it('is not written when the person cancels during the read', async () => {
    const written: number[] = [];
    const perform = eachRow(async (id, _tools, signal) => {
      if (id === 2) run.cancel();
      await readFirst(Promise.resolve(), signal);
      written.push(id);
      return { outcome: 'done' };
    });
    // The work is given no tools here: it uses none.
    const run: BulkRun = new BulkRun({ rows: people(3), perform: (ids, call) => perform(ids, call, {} as never) });
    await run.start();
    expect(run.get().rows.map(({ state }) => state.outcome)).toEqual(['done', 'notTried', 'notTried']);
    expect(written).toEqual([1]);
  });
});
