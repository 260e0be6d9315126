import { describe, expect, test } from 'vitest';
import type { AppError } from '#shared/errors.ts';
import { activate, allThat, named, openBulkHouse, points, startOf } from '#tests/support/bulk-house.ts';

const cut: AppError = { kind: 'network', reason: 'unreachable', readBack: 'unseen' };
const refused: AppError = { kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' };
const denied: AppError = { kind: 'denied', status: 400 };

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

test('trying the failed rows again leaves alone what the person stopped before', async () => {
  let isBroken = true;
  const { written, handlers } = points(10, (id) => {
    if (id === 6) void house.jobs.stop(begun.id);
    return isBroken && (id === 2 || id === 4) ? refused : undefined;
  });
  const house = openBulkHouse({ handlers });
  const begun = await house.jobs.start(startOf(activate, 10));
  await house.settled(begun.id);
  isBroken = false;
  await house.jobs.retry({ ...named(begun.id), outcome: 'failed' });
  expect((await house.settled(begun.id)).counts).toMatchObject({ done: 6, failed: 0, notTried: 4 });
  expect(written).toEqual([1, 2, 3, 4, 5, 6, 2, 4]);
  await house.jobs.resume(named(begun.id));
  expect((await house.settled(begun.id)).counts).toMatchObject({ done: 10, notTried: 0 });
});

test('can be taken back for ten minutes', async () => {
  const { handlers } = points(3);
  const house = openBulkHouse({ handlers });
  const { id } = await house.jobs.start(startOf(activate, 3));
  await house.settled(id);
  house.clock.advance(10 * 60_000);
  expect((await house.view(id)).undoable).toBe(3);
  house.clock.advance(1);
  expect((await house.view(id)).undoable).toBe(0);
  await expect(house.jobs.undo({ id, name: 'changeRelayPoints' })).rejects.toMatchObject({
    error: { kind: 'refused' },
  });
});

test('tells the page four times a second at most, and of the last change always', async () => {
  const { handlers } = points(3);
  const house = openBulkHouse({ handlers });
  const { id } = await house.jobs.start(startOf(activate, 3));
  await house.settled(id);
  expect(house.told.count).toBe(1);
  house.clock.advance(249);
  expect(house.told.count).toBe(1);
  house.clock.advance(1);
  expect(house.told.count).toBe(2);
  house.clock.advance(60_000);
  expect([house.told.count, house.clock.waiting]).toEqual([2, 0]);
});
