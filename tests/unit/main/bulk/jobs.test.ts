import { describe, expect, test } from 'vitest';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { openBulkHouse, rowsOf, startOf } from '#tests/support/bulk-house.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';

const cut: AppError = { kind: 'network', reason: 'unreachable', readBack: 'unseen' };
const refused: AppError = { kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' };
const denied: AppError = { kind: 'denied', status: 400 };
const activate = { name: 'changeRelayPoints', changes: { status: 1 } } as const;

/** Relay points with a status each, and what was written to them. */
function points(count: number, answer: (id: number) => AppError | undefined = () => undefined) {
  const status = new Map(rowsOf(count).map(({ id }) => [id, 2]));
  const written: number[] = [];
  const handlers = {
    'relaypoints.get': async ({ id }: { id: number }) => ({ id, status: status.get(id), typeId: null }),
    'relaypoints.update': async ({ id, changes }: { id: number; changes: { status?: number } }) => {
      written.push(id);
      const error = answer(id);
      if (error?.kind !== 'network' && error !== undefined) throw new AppFailure(error);
      status.set(id, changes.status ?? 0);
      if (error !== undefined) throw new AppFailure(error);
      return { id };
    },
    'relaypoints.list': async ({ page, perPage }: { page: number; perPage: number }) => {
      const all = [...status.keys()].map((id) => ({ id, name: `Aire ${id}` }));
      const rows = all.slice((page - 1) * perPage, page * perPage);
      return { rows, unreadable: [], total: all.length, page, perPage };
    },
  };
  return { status, written, handlers: handlers as never };
}
const allThat = (announced: number, except: number[] = []): RequestOf<'bulk.start'>['target'] => ({
  kind: 'query',
  list: 'relaypoints',
  query: { page: 1, perPage: 25, sort: [], filters: {} },
  except,
  announced,
});
const named = (id: string, name = 'changeRelayPoints' as const, isUndo = false) => ({ id, name, isUndo });

describe('an action over 200 rows: 7 fail, one is denied, the network drops half-way', () => {
  const failing = [3, 17, 40, 41, 77, 120, 150];
  let isCut = true;
  const answer = (id: number) => {
    if (id === 100 && isCut) return cut;
    if (id === 90) return denied;
    return failing.includes(id) ? refused : undefined;
  };

  test('accounts for every row, pauses, continues, and retries only the failed ones', async () => {
    const { written, handlers } = points(200, answer);
    const house = openBulkHouse({ handlers });
    const { id } = await house.jobs.start(startOf(activate, 200));
    const none = { done: 0, partial: 0, skipped: 0, failed: 0, denied: 0, uncertain: 0, notTried: 0 };
    expect(await house.settled(id)).toMatchObject({
      phase: 'paused',
      error: { kind: 'network' },
      counts: { ...none, done: 93, failed: 5, denied: 1, uncertain: 1, notTried: 100 },
    });
    expect(written).toHaveLength(100);

    isCut = false;
    await house.jobs.resume(named(id));
    expect(await house.settled(id)).toMatchObject({
      phase: 'ended',
      counts: { ...none, done: 191, failed: 7, denied: 1, uncertain: 1 },
    });
    // The one whose answer was lost is not sent again by itself.
    expect(new Set(written).size).toBe(200);
    expect(written).toHaveLength(200);

    await house.jobs.retry({ ...named(id), outcome: 'failed' });
    await house.settled(id);
    expect(written.slice(200)).toEqual(failing);
    await house.jobs.retry({ ...named(id), outcome: 'uncertain' });
    const { counts } = await house.settled(id);
    // It was done after all: it is read before it would be written.
    expect(counts).toMatchObject({ skipped: 1, uncertain: 0 });
    expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(200);
  });
});

test('the report has the rows to look at first, and lasts over a restart until it was read', async () => {
  const { handlers } = points(5, (id) => (id === 4 ? denied : undefined));
  const house = openBulkHouse({ handlers });
  const { id } = await house.jobs.start(startOf(activate, 5));
  await house.settled(id);
  expect((await house.jobs.rows({ id, offset: 0, limit: 2 })).rows.map((row) => [row.id, row.outcome])).toEqual([
    [4, 'denied'],
    [1, 'done'],
  ]);

  const later = openBulkHouse({ handlers, folder: house.folder });
  const [job] = await later.jobs.list();
  expect(job).toMatchObject({ id, phase: 'ended', isRead: false, title: 'Activer', counts: { done: 4, denied: 1 } });
  expect((await later.jobs.rows({ id, offset: 0, limit: 1 })).rows[0]).toMatchObject({ name: 'Nom4' });
  await later.jobs.markRead(id);
  // What was done can still be taken back for some minutes; the next start forgets it.
  const last = openBulkHouse({ handlers, folder: house.folder });
  await last.journals.sweep();
  expect(await last.jobs.list()).toEqual([]);
  expect([...house.folder.files]).toEqual([]);
});

test('the journal names nobody: names are encrypted, or absent without a key', async () => {
  const { handlers } = points(3);
  for (const key of [new Uint8Array(32).fill(7), null]) {
    const house = openBulkHouse({ handlers, key });
    const { id } = await house.jobs.start(startOf(activate, 3));
    await house.settled(id);
    const [file] = house.folder.files.values();
    expect(new TextDecoder().decode(file?.bytes)).not.toContain('Nom');
    const later = openBulkHouse({ handlers, folder: house.folder, key });
    const { rows } = await later.jobs.rows({ id, offset: 0, limit: 1 });
    expect(rows[0]?.name).toBe(key === null ? '#1' : 'Nom1');
  }
});

describe('all that match', () => {
  test('5,001 rows with an exception are found page by page, and written once each', async () => {
    const { written, handlers } = points(5001);
    const house = openBulkHouse({ handlers });
    const { id } = await house.jobs.start(startOf(activate, allThat(5000, [7])));
    expect(await house.settled(id)).toMatchObject({ phase: 'ended', total: 5000, counts: { done: 5000 } });
    expect(written).not.toContain(7);
    expect(new Set(written).size).toBe(5000);
  });

  test('another number than announced is asked about before anything is written', async () => {
    const { written, handlers } = points(30);
    const house = openBulkHouse({ handlers });
    const { id } = await house.jobs.start(startOf(activate, allThat(28)));
    expect(await house.settled(id)).toMatchObject({ phase: 'differs', total: 30, announced: 28 });
    expect(written).toEqual([]);
    await house.jobs.agree(named(id));
    expect(await house.settled(id)).toMatchObject({ phase: 'ended', counts: { done: 30 } });

    const other = await house.jobs.start(startOf(activate, allThat(28)));
    await house.settled(other.id);
    await house.jobs.stop(other.id);
    expect((await house.jobs.list()).map((job) => job.id)).toEqual([id]);
    expect(house.folder.files.size).toBe(1);
  });
});

test('pauses, goes on and stops between two rows; what was not tried stays so', async () => {
  const { written, handlers } = points(10);
  const house = openBulkHouse({ handlers });
  const begun = house.jobs.start(startOf(activate, 10));
  const { id } = await begun;
  await house.jobs.setPaused(id, true);
  const paused = await house.settled(id);
  expect(paused.phase).toBe('paused');
  const before = written.length;
  expect(before).toBeLessThan(10);
  expect(house.held.count).toBe(1);
  await expect(house.jobs.start(startOf(activate, 1))).rejects.toMatchObject({ error: { reason: 'actionsRunning' } });
  await house.jobs.stop(id);
  expect(await house.settled(id)).toMatchObject({ phase: 'ended', counts: { done: before, notTried: 10 - before } });
  await house.jobs.resume(named(id));
  expect(await house.settled(id)).toMatchObject({ phase: 'ended', counts: { done: 10 } });
  expect(written).toHaveLength(10);
  expect(house.held.count).toBe(0);
});

test('is taken back as an action of its own, once, to what each row had', async () => {
  const { status, written, handlers } = points(4);
  status.set(2, 0).set(3, 1);
  const house = openBulkHouse({ handlers });
  const { id } = await house.jobs.start(startOf(activate, 4));
  expect(await house.settled(id)).toMatchObject({ undoable: 3, counts: { done: 3, skipped: 1 } });
  const undo = await house.jobs.undo({ id, name: 'changeRelayPoints' });
  expect(undo).toMatchObject({ isUndo: true, announced: 3 });
  expect(await house.settled(undo.id)).toMatchObject({ phase: 'ended', undoable: 0, counts: { done: 3 } });
  expect([...status.values()]).toEqual([2, 0, 1, 2]);
  expect((await house.view(id)).undoable).toBe(0);
  await expect(house.jobs.undo({ id, name: 'changeRelayPoints' })).rejects.toMatchObject({
    error: { kind: 'refused' },
  });
  expect(written).toHaveLength(6);
});

test('belongs to the person who began it, and rights are those of its operation', async () => {
  const { handlers } = points(3);
  const house = openBulkHouse({ handlers, mayUndo: () => false });
  const { id } = await house.jobs.start(startOf(activate, 3));
  expect(await house.settled(id)).toMatchObject({ undoable: 0 });
  await expect(house.jobs.resume({ id, name: 'removeEvents', isUndo: false })).rejects.toMatchObject({
    error: { kind: 'refused' },
  });
  house.jobs.leave();
  house.whose.person = 2;
  expect(await house.jobs.list()).toEqual([]);
  house.jobs.leave();
  house.whose.person = 1;
  expect((await house.jobs.list()).map((job) => job.id)).toEqual([id]);
});

test('ends with the session before its next row, and waits for its person', async () => {
  let writes = 0;
  const { handlers, written } = points(10, () => {
    writes += 1;
    if (writes === 4) house.jobs.leave();
    return undefined;
  });
  const house = openBulkHouse({ handlers });
  const { id } = await house.jobs.start(startOf(activate, 10));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await house.view(id)).toMatchObject({ phase: 'interrupted', counts: { done: 4, notTried: 6 } });
  await house.jobs.resume(named(id));
  await house.settled(id);
  expect(written).toHaveLength(10);
});

test('writes nothing to the platform that could not be written into the journal', async () => {
  const { written, handlers } = points(5, (id) => {
    if (id === 2) house.folder.failing.add('append');
    return undefined;
  });
  const house = openBulkHouse({ handlers });
  house.folder.failing.add('append');
  const { id } = await house.jobs.start(startOf(activate, 5));
  const paused = await house.settled(id);
  expect([paused.phase, paused.error !== undefined, written]).toEqual(['paused', true, []]);
  // The disk is there again, until the second row.
  house.folder.failing.clear();
  await house.jobs.resume(named(id));
  expect(await house.settled(id)).toMatchObject({ phase: 'paused', counts: { done: 2, notTried: 3 } });
  house.folder.failing.clear();
  await house.jobs.resume(named(id));
  expect(await house.settled(id)).toMatchObject({ phase: 'ended', counts: { done: 5 } });
  expect(written).toEqual([1, 2, 3, 4, 5]);
});

/** A process that dies at a moment: from then on nothing it asks for is done or answered. */
function dyingAt(moment: number) {
  let passed = 0;
  const never = new Promise<never>(() => {});
  const live = async <T>(work: () => Promise<T>): Promise<T> => {
    if (passed >= moment) return never;
    passed += 1;
    const value = await work();
    if (passed >= moment) return never;
    passed += 1;
    return value;
  };
  return { live, hasDied: () => passed >= moment };
}

class DyingFolder extends FakeFolder {
  live: <T>(work: () => Promise<T>) => Promise<T> = (work) => work();
  override append(name: string, bytes: Uint8Array): Promise<void> {
    return this.live(() => super.append(name, bytes));
  }
  override write(name: string, bytes: Uint8Array): Promise<void> {
    return this.live(() => super.write(name, bytes));
  }
}

/** Runs an action of six rows in a process that dies at a moment, then goes on in another one. */
async function killedAt(moment: number, operation: Parameters<typeof startOf>[0]) {
  const { live, hasDied } = dyingAt(moment);
  const state = new Map(rowsOf(6).map(({ id }) => [id, 2]));
  const effects: number[] = [];
  const through =
    (run: typeof live) =>
    <R, V>(answer: (request: R) => V) =>
    (request: R) =>
      run(async () => answer(request));
  const handlersOf = (run: typeof live) => {
    const call = through(run);
    return {
      'relaypoints.get': call(({ id }: { id: number }) => {
        if (!state.has(id)) throw new AppFailure({ kind: 'notFound' });
        return { id, status: state.get(id), typeId: null };
      }),
      'relaypoints.update': call(({ id, changes }: { id: number; changes: { status: number } }) => {
        effects.push(id);
        state.set(id, changes.status);
        return { id };
      }),
      'relaypoints.remove': call(({ id }: { id: number }) => {
        effects.push(id);
        state.delete(id);
      }),
      'communitymembers.changeStatus': call(({ id, status }: { id: number; status: number }) => {
        const before = state.get(id) ?? null;
        if (before === status) return { outcome: 'unchanged', before };
        effects.push(id);
        state.set(id, status);
        return { outcome: 'changed', before: 0 };
      }),
    } as never;
  };
  const folder = new DyingFolder({ now: Date.now });
  folder.live = live;
  const first = openBulkHouse({ handlers: handlersOf(live), folder });
  void first.jobs.start(startOf(operation, 6)).catch(() => undefined);
  for (let turn = 0; turn < 400 && !hasDied(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const isOver = !hasDied();

  folder.live = (work) => work();
  const second = openBulkHouse({ handlers: handlersOf((work) => work()), folder });
  await second.journals.sweep();
  const [job] = await second.jobs.list();
  // Before all of its rows were on the disk nothing was begun.
  if (job === undefined) return { isOver, effects, state, counts: null };
  if (job.phase === 'interrupted') await second.jobs.resume(named(job.id, job.name as never));
  return { isOver, effects, state, counts: (await second.settled(job.id)).counts };
}

describe('killed at every moment', () => {
  test.each([
    ['a change', activate],
    ['a removal', { name: 'removeRelayPoints' }],
  ] as const)('%s is made to every row, once, when it goes on', async (_, operation) => {
    let moments = 0;
    for (let moment = 0; ; moment += 1) {
      const { isOver, effects, counts } = await killedAt(moment, operation);
      if (counts === null) {
        expect(effects, `moment ${moment}`).toEqual([]);
      } else {
        expect(effects, `moment ${moment}`).toEqual([1, 2, 3, 4, 5, 6]);
        expect(counts, `moment ${moment}`).toMatchObject({ done: 6, uncertain: 0, notTried: 0 });
      }
      moments = moment;
      if (isOver) break;
    }
    expect(moments).toBeGreaterThan(20);
  });

  test('what notifies people each time is never repeated: the row in flight is uncertain', async () => {
    const operation = {
      name: 'changeMemberStatus',
      communityId: 4,
      status: 1,
      from: [0, 2],
    } satisfies RequestOf<'bulk.start'>['operation'];
    for (let moment = 0; ; moment += 1) {
      const { isOver, effects, counts } = await killedAt(moment, operation);
      expect(new Set(effects).size, `moment ${moment}`).toBe(effects.length);
      if (counts !== null) {
        expect(counts.done + counts.uncertain, `moment ${moment}`).toBe(6);
        expect(counts.uncertain, `moment ${moment}`).toBeLessThanOrEqual(1);
      }
      if (isOver) break;
    }
  });
});
