import { describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { activate, named, openBulkHouse, points, rowsOf, startOf } from '#tests/support/bulk-house.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock } from '#tests/support/fakes.ts';

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

/** Pauses what runs, and lets it go on once it waits. */
async function pausing({ jobs }: ReturnType<typeof openBulkHouse>): Promise<void> {
  const [job] = await jobs.list();
  if (job === undefined) return;
  await jobs.setPaused(job.id, true);
  for (let turn = 0; turn < 50 && (await jobs.list())[0]?.phase !== 'paused'; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await jobs.setPaused(job.id, false);
}

/**
 * Runs an action of six rows in a process that dies at a moment, then goes on in another one. The person pauses it
 * after the third row, until the pause is on the screen.
 */
async function killedAt(moment: number, operation: Parameters<typeof startOf>[0]) {
  const { live, hasDied } = dyingAt(moment);
  const state = new Map(rowsOf(6).map(({ id }) => [id, 2]));
  const effects: number[] = [];
  let onThird = () => {};
  const noted = (id: number) => {
    effects.push(id);
    if (effects.length === 3) onThird();
  };
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
        noted(id);
        state.set(id, changes.status);
        return { id };
      }),
      'relaypoints.remove': call(({ id }: { id: number }) => {
        noted(id);
        state.delete(id);
      }),
      'communitymembers.changeStatus': call(({ id, status }: { id: number; status: number }) => {
        const before = state.get(id) ?? null;
        if (before === status) return { outcome: 'unchanged', before };
        noted(id);
        state.set(id, status);
        return { outcome: 'changed', before: 0 };
      }),
    } as never;
  };
  const clock = new FakeClock();
  const folder = new DyingFolder(clock);
  folder.live = live;
  const first = openBulkHouse({ handlers: handlersOf(live), folder, clock });
  onThird = () => void pausing(first);
  void first.jobs.start(startOf(operation, 6)).catch(() => undefined);
  for (let turn = 0; turn < 400 && !hasDied(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const isOver = !hasDied();

  folder.live = (work) => work();
  const second = openBulkHouse({ handlers: handlersOf((work) => work()), folder, clock });
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

/** What another process finds after this one was killed. */
const reopened = ({ folder, clock }: ReturnType<typeof openBulkHouse>, more: Parameters<typeof openBulkHouse>[0]) =>
  openBulkHouse({ folder, clock, ...more });

const accept = {
  name: 'changeMemberStatus',
  communityId: 4,
  status: 1,
  from: [0, 2],
} satisfies RequestOf<'bulk.start'>['operation'];

/** Members of whom each is accepted, until a row at which nothing happens any more. */
const members = (onRow: (id: number) => void | Promise<void>) =>
  ({
    'communitymembers.changeStatus': async ({ id }: { id: number }) => {
      await onRow(id);
      return { outcome: 'changed', before: 0 };
    },
  }) as never;
const never = new Promise<never>(() => {});

describe('what a kill cuts', () => {
  test('is nothing during a pause: every outcome is on the disk by then', async () => {
    const handlers = members((id) => (id === 3 ? void house.jobs.setPaused(begun.id, true) : undefined));
    const house = openBulkHouse({ handlers });
    const begun = await house.jobs.start(startOf(accept, 6));
    expect(await house.settled(begun.id)).toMatchObject({ phase: 'paused' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await reopened(house, { handlers }).view(begun.id)).toMatchObject({
      phase: 'interrupted',
      counts: { done: 3, uncertain: 0, notTried: 3 },
    });
  });

  test('is uncertain where it waits, in its report, and after the person gave it up', async () => {
    const house = openBulkHouse({ handlers: members((id) => (id === 4 ? never : undefined)) });
    const { id } = await house.jobs.start(startOf(accept, 6));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));

    const later = reopened(house, { handlers: members(() => {}) });
    const counts = { done: 3, uncertain: 1, notTried: 2 };
    expect(await later.view(id)).toMatchObject({ phase: 'interrupted', done: 3, counts });
    expect((await later.jobs.rows({ id, offset: 3, limit: 2 })).rows.map(({ outcome }) => outcome)).toEqual([
      'uncertain',
      'notTried',
    ]);
    await later.jobs.stop(id);
    expect(await later.view(id)).toMatchObject({ phase: 'ended', done: 4, counts });
    const last = reopened(house, { handlers: members(() => {}) });
    expect(await last.view(id)).toMatchObject({ phase: 'ended', counts });
    // Going on afterwards tries the others only.
    await last.jobs.resume(named(id, 'changeMemberStatus'));
    expect(await last.settled(id)).toMatchObject({ counts: { done: 5, uncertain: 1, notTried: 0 } });
  });

  test('and was not looked at before the person stopped is uncertain too', async () => {
    const removeMany = async (_: unknown, __: unknown, onSend?: () => Promise<void>) => {
      await onSend?.();
      return never;
    };
    const house = openBulkHouse({ handlers: {}, removeMany });
    const { id } = await house.jobs.start(startOf({ name: 'removePeople' }, 3));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));

    const handlers = {
      'users.get': ({ id: user }: { id: number }) => {
        void later.jobs.stop(id);
        return { id: user, status: 4 };
      },
    } as never;
    const later = reopened(house, { handlers });
    await later.jobs.resume(named(id, 'removePeople'));
    expect(await later.settled(id)).toMatchObject({ phase: 'ended', counts: { done: 1, uncertain: 2, notTried: 0 } });
    expect((await reopened(house, { handlers }).view(id)).counts).toMatchObject({ done: 1, uncertain: 2 });
  });
});

test('undoing that is killed at any moment is not lost, and takes nothing back twice', async () => {
  for (let moment = 0; ; moment += 1) {
    const { live, hasDied } = dyingAt(moment);
    const clock = new FakeClock();
    const folder = new DyingFolder(clock);
    const { status, written, handlers } = points(2);
    const house = openBulkHouse({ handlers, folder, clock });
    const { id } = await house.jobs.start(startOf(activate, 2));
    await house.settled(id);
    folder.live = live;
    void house.jobs.undo({ id, name: 'changeRelayPoints' });
    for (let turn = 0; turn < 200 && !hasDied(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const isOver = !hasDied();

    folder.live = (work) => work();
    const later = openBulkHouse({ handlers, folder, clock });
    const jobs = await later.jobs.list();
    const undo = jobs.find(({ isUndo }) => isUndo);
    if (undo === undefined) {
      // It is offered still.
      expect(jobs, `moment ${moment}`).toMatchObject([{ id, undoable: 2 }]);
      expect(written, `moment ${moment}`).toEqual([1, 2]);
      const again = await later.jobs.undo({ id, name: 'changeRelayPoints' });
      await later.settled(again.id);
    } else {
      expect((await later.view(id)).undoable, `moment ${moment}`).toBe(0);
      if (undo.phase === 'interrupted') await later.jobs.resume(named(undo.id, 'changeRelayPoints', true));
      await later.settled(undo.id);
    }
    expect([...status.values()], `moment ${moment}`).toEqual([2, 2]);
    if (isOver) break;
  }
});
