import { describe, expect, test } from 'vitest';
import { activate, named, openBulkHouse, points, rowsOf, startOf } from '#tests/support/bulk-house.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock } from '#tests/support/fakes.ts';

type House = ReturnType<typeof openBulkHouse>;

/** A folder that can be slow to write, and counts how often it is listed and read. */
class WatchedFolder extends FakeFolder {
  lists = 0;
  reads = 0;
  /** What writes wait for. */
  slow: Promise<void> = Promise.resolve();

  override async list() {
    this.lists += 1;
    return super.list();
  }
  override async read(name: string, limit: number) {
    this.reads += 1;
    return super.read(name, limit);
  }
  override async write(name: string, bytes: Uint8Array) {
    await this.slow;
    return super.write(name, bytes);
  }
  override async append(name: string, bytes: Uint8Array) {
    await this.slow;
    return super.append(name, bytes);
  }
}

function watchedHouse(more: Parameters<typeof points> = [5]) {
  const clock = new FakeClock();
  const folder = new WatchedFolder(clock);
  const platform = points(...more);
  return { ...platform, folder, house: openBulkHouse({ handlers: platform.handlers, folder, clock }) };
}
const turns = async (count = 20) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const reopened = ({ folder, clock }: House, handlers: never) => openBulkHouse({ handlers, folder, clock });

describe('a report that was read', () => {
  test('goes at the next start, of anybody; what was begun again since then stays', async () => {
    const { house, handlers } = watchedHouse([4, (id) => (id === 2 ? stopped() : undefined)]);
    const stopped = () => void house.jobs.stop(begun.id) as undefined;
    const begun = await house.jobs.start(startOf(activate, 4));
    const { id } = begun;
    await house.settled(id);
    await house.jobs.markRead(id);
    // It can be undone still, so that the page shows it.
    await house.jobs.resume(named(id));
    expect((await house.settled(id)).counts.done).toBe(4);
    const later = reopened(house, handlers);
    await later.journals.sweep();
    expect((await later.jobs.list()).map((job) => job.id)).toEqual([id]);

    await house.jobs.markRead(id);
    const other = openBulkHouse({ handlers, folder: house.folder, clock: house.clock, person: 2 });
    expect(await other.jobs.list()).toEqual([]);
    expect(house.folder.files.size).toBe(0);
  });

  test('counts as unread once a row was sent again', async () => {
    const { house, handlers } = watchedHouse();
    const owner = { platform: 'https://api.example.org', person: 1 };
    const header = { title: 'Activer', operation: activate, announced: 2, undoes: null, startedAt: 1, owner };
    const id = await house.journals.start({ version: 1, ...header });
    await house.journals.recordRows(id, rowsOf(2));
    await house.journals.recordSent(id, { ended: [], sent: [1], before: null });
    await house.journals.recordOver(id, 1);
    await house.journals.recordRead(id);
    await house.journals.recordSent(id, { ended: [], sent: [2], before: null });
    const later = reopened(house, handlers);
    expect(await later.view(id)).toMatchObject({ phase: 'interrupted', isRead: false, counts: { uncertain: 2 } });
  });
});

test('the twenty-first action that is over goes, without reading the others again', async () => {
  const { house, folder } = watchedHouse([1]);
  const ids: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    const { id } = await house.jobs.start(startOf(activate, 1));
    await house.settled(id);
    ids.push(id);
  }
  expect((await house.jobs.list()).map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
  expect(folder.files.size).toBe(20);
  expect([folder.lists, folder.reads]).toEqual([1, 0]);
});

test('each journal is read once when the application starts', async () => {
  const { house, handlers, folder } = watchedHouse();
  const { id } = await house.jobs.start(startOf(activate, 5));
  await house.settled(id);
  const later = reopened(house, handlers);
  await later.journals.sweep();
  await later.jobs.list();
  await later.jobs.list();
  expect(folder.reads).toBe(1);
});

describe('the session ends while the disk is slow', () => {
  /** Somebody else signs in before the disk has answered. */
  async function changedHands({ house, folder }: { house: House; folder: WatchedFolder }, ask: () => Promise<unknown>) {
    const disk = Promise.withResolvers<void>();
    folder.slow = disk.promise;
    const asked = ask().then(
      () => 'done',
      ({ error }) => error.kind,
    );
    await turns();
    house.jobs.leave();
    house.whose.person = 2;
    const list = house.jobs.list();
    await turns();
    disk.resolve();
    await list;
    const answer = await asked;
    await turns();
    expect(house.held.count).toBe(0);
    return answer;
  }

  test('nothing begins for whoever signs in next', async () => {
    const { house, folder, written } = watchedHouse();
    await house.jobs.list();
    expect(await changedHands({ house, folder }, () => house.jobs.start(startOf(activate, 5)))).toBe('refused');
    expect(written).toEqual([]);
    expect(folder.files.size).toBe(0);
    const own = await house.jobs.start(startOf(activate, 1));
    expect(await house.settled(own.id)).toMatchObject({ phase: 'ended' });
  });

  test('nothing is tried again for whoever signs in next', async () => {
    const error = { kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' } as const;
    const { house, folder, written } = watchedHouse([3, (id) => (id === 2 ? error : undefined)]);
    const { id } = await house.jobs.start(startOf(activate, 3));
    await house.settled(id);
    const retry = () => house.jobs.retry({ ...named(id), outcome: 'failed' });
    expect(await changedHands({ house, folder }, retry)).toBe('refused');
    expect(written).toEqual([1, 2, 3]);
    house.jobs.leave();
    house.whose.person = 1;
    expect(await house.view(id)).toMatchObject({ phase: 'interrupted', counts: { done: 2, notTried: 1 } });
  });

  test('a row that is about to leave does not', async () => {
    const disk = Promise.withResolvers<void>();
    const clock = new FakeClock();
    const folder = new WatchedFolder(clock);
    const written: number[] = [];
    const handlers = {
      'relaypoints.get': ({ id }: { id: number }) => {
        // The entry of this row waits for the disk.
        if (id === 3) folder.slow = disk.promise;
        return { id, status: 2, typeId: null };
      },
      'relaypoints.update': ({ id }: { id: number }) => void written.push(id),
    } as never;
    const house = openBulkHouse({ handlers, folder, clock });
    const { id } = await house.jobs.start(startOf(activate, 5));
    await turns();
    house.jobs.leave();
    house.whose.person = 2;
    disk.resolve();
    await turns();
    expect(written).toEqual([1, 2]);
    house.jobs.leave();
    house.whose.person = 1;
    expect(await house.view(id)).toMatchObject({
      phase: 'interrupted',
      counts: { done: 2, uncertain: 0, notTried: 3 },
    });
  });
});

describe('undoing', () => {
  test('that cannot be written stays offered', async () => {
    const { house, status } = watchedHouse([2]);
    const { id } = await house.jobs.start(startOf(activate, 2));
    await house.settled(id);
    for (const operation of ['write', 'append'] as const) {
      house.folder.failing.add(operation);
      await expect(house.jobs.undo({ id, name: 'changeRelayPoints' })).rejects.toThrow(`no disk to ${operation}`);
      house.folder.failing.clear();
      expect((await house.view(id)).undoable).toBe(2);
      expect(house.folder.files.size).toBe(1);
    }
    const undo = await house.jobs.undo({ id, name: 'changeRelayPoints' });
    await house.settled(undo.id);
    expect([...status.values()]).toEqual([2, 2]);
  });

  test('holds the place of the one that runs from the first moment', async () => {
    const { house, folder } = watchedHouse([2]);
    const { id } = await house.jobs.start(startOf(activate, 2));
    await house.settled(id);
    const disk = Promise.withResolvers<void>();
    folder.slow = disk.promise;
    const undoing = house.jobs.undo({ id, name: 'changeRelayPoints' });
    await turns();
    const others = await Promise.allSettled([
      house.jobs.start(startOf(activate, 1)),
      house.jobs.undo({ id, name: 'changeRelayPoints' }),
    ]);
    expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    disk.resolve();
    expect(await house.settled((await undoing).id)).toMatchObject({ phase: 'ended', counts: { done: 2 } });
  });
});
