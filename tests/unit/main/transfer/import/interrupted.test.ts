import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passTime } from '#main/delay.ts';
import { FakeClock, patient } from '#tests/support/fakes.ts';
import { call, failure } from '#tests/support/import-harness.ts';
import { openImportServer } from '#tests/support/import-server.ts';
import { line } from '#tests/support/imports.ts';

// Threads are started, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What becomes of an import whose connection ends while the platform works on it, over real HTTP. */

const upload = { method: 'POST', path: /\/admin\/imports\//, times: 1 };
const HOUR = 3600 * 1000;
const slow = { timeout: 20_000 };

let clock: FakeClock;
let harness: Awaited<ReturnType<typeof openImportServer>>;
beforeEach(async () => {
  clock = new FakeClock();
  harness = await openImportServer(clock);
});
afterEach(() => harness.close());

/** 230 people, the last one of the first batch in a community that nobody knows. */
const people = Array.from({ length: 230 }, (_, index) =>
  line({ email: `p${index}@exemple.fr`, ...(index === 199 && { communityId: '99999' }) }),
);

/**
 * Sends a file whose first batch is cut once it has left. The platform goes on by itself as far as it may, and then rests
 * until the import has looked for it.
 * @param isStill whether the platform is as far as it may go
 */
async function sendCut(
  rows: readonly string[],
  { allowed, type, isStill }: { allowed: number; type?: 'relaypoints'; isStill: () => Promise<boolean> },
) {
  harness.pace.allow(allowed);
  passTime(() => expect.poll(isStill, patient).toBe(true));
  harness.server.faults.leave(upload);
  const { handlers, checkId } = await harness.check(rows, type);
  const { counts } = await handlers['import.send']({ checkId }, call());
  return counts;
}

/** Goes on after a restart. */
async function goOn(rows: readonly string[], type?: 'relaypoints') {
  const { handlers, checkId } = await harness.check(rows, type);
  const controller = new AbortController();
  const context = call(controller.signal);
  const sending = Promise.resolve(handlers['import.send']({ checkId }, context));
  const waits = () => context.seen.filter(({ phase }) => phase === 'wait');
  /** The next look is taken, and what it found told. */
  const pass = async (milliseconds = 5_000) => {
    await expect.poll(() => clock.waiting, slow).toBe(1);
    const before = waits().length;
    clock.advance(milliseconds);
    await expect.poll(() => clock.waiting + (waits().length - before), slow).toBeGreaterThan(1);
  };
  return { sending, waits, pass, cancel: () => controller.abort() };
}

describe('people', () => {
  test('still being processed by the platform are not sent again: each is created once and reported correctly', async () => {
    const before = await harness.people();
    const isStill = async () => (await harness.people()) === before + 60;
    const { existing, uncertain, notSent } = await sendCut(people, { allowed: 60, isStill });
    expect([existing, uncertain, notSent]).toEqual([60, 140, 30]);

    const { sending, waits, pass } = await goOn(people);
    await expect
      .poll(() => waits().at(-1), slow)
      .toEqual({
        phase: 'wait',
        done: 0,
        total: 60_000,
        arrived: { count: 0, of: 140 },
      });
    // Longer than it waits for a platform at rest: somebody comes each time before that.
    for (const allowed of [61, 62, 63]) {
      for (let looks = 0; looks < 8; looks++) await pass();
      harness.pace.allow(allowed);
      await expect.poll(harness.people, patient).toBe(before + allowed);
      await pass();
      expect(waits().at(-1)).toMatchObject({ done: 0, arrived: { count: allowed - 60, of: 140 } });
    }
    expect(await harness.batches()).toHaveLength(1);

    harness.pace.allow(Number.POSITIVE_INFINITY);
    await expect.poll(harness.people, patient).toBe(before + 199);
    // The one who was refused never comes: the platform is at rest once nothing has changed for a minute.
    await pass();
    expect(waits().at(-1)).toMatchObject({ done: 0, arrived: { count: 131, of: 140 } });
    await pass();
    expect(waits().at(-1)).toMatchObject({ done: 0, arrived: { count: 139, of: 140 } });
    for (let looks = 0; looks < 11; looks++) await pass();
    expect([waits().at(-1)?.done, await harness.batches()]).toEqual([55_000, [expect.anything()]]);
    clock.advance(5_000);
    const { counts: all, earlier, lines } = await sending;
    expect(all).toEqual({ added: 30, existing: 199, updated: 0, refused: 1, uncertain: 0, notSent: 0 });
    expect([earlier, lines.at(-1)?.message]).toEqual([60, '99999 community is unknown']);
    expect(await harness.people()).toBe(before + 229);
    const [, second] = await harness.batches();
    expect(second).toEqual(people.slice(199));
    expect(harness.journalFolder.files.size).toBe(0);
  });

  test('who have all arrived within the minute are found at once, and nothing is left to resume', async () => {
    const all = people.slice(0, 199);
    const before = await harness.people();
    const isStill = async () => (await harness.people()) === before + 199;
    const counts = await sendCut(all, { allowed: Number.POSITIVE_INFINITY, isStill });
    expect(counts).toEqual({ added: 0, existing: 199, updated: 0, refused: 0, uncertain: 0, notSent: 0 });
    expect([await harness.batches(), harness.journalFolder.files.size]).toEqual([[all], 0]);
  });

  test('who have all arrived since are not waited for', async () => {
    const all = people.slice(0, 199);
    const before = await harness.people();
    const { uncertain } = await sendCut(all, { allowed: 0, isStill: async () => true });
    expect(uncertain).toBe(199);
    harness.pace.allow(Number.POSITIVE_INFINITY);
    await expect.poll(harness.people, patient).toBe(before + 199);
    const { sending, waits } = await goOn(all);
    expect((await sending).counts).toMatchObject({ existing: 199, added: 0 });
    expect(waits()).toEqual([]);
    expect(await harness.batches()).toHaveLength(1);
  });

  test('whose processing must be over by now are sent at once', async () => {
    const before = await harness.people();
    harness.server.faults.drop(upload);
    const { handlers, checkId } = await harness.check(people);
    expect((await handlers['import.send']({ checkId }, call())).counts.uncertain).toBe(200);
    clock.sleep(6 * HOUR);
    const { sending, waits } = await goOn(people);
    expect((await sending).counts).toMatchObject({ added: 229, refused: 1 });
    expect([waits(), await harness.people()]).toEqual([[], before + 229]);
  });

  test('are not sent when the person cancels the wait, and can be resumed later', async () => {
    const before = await harness.people();
    await sendCut(people, { allowed: 10, isStill: async () => (await harness.people()) === before + 10 });
    const { sending, pass, cancel } = await goOn(people);
    await pass();
    await expect.poll(() => clock.waiting, slow).toBe(1);
    cancel();
    expect([await failure(sending), clock.waiting]).toEqual([{ kind: 'cancelled' }, 0]);
    expect(await harness.batches()).toHaveLength(1);
    expect(harness.journalFolder.files.size).toBe(1);
  });
});

describe('relay points', () => {
  const point = (index: number, name: string) =>
    line({ name, latitude: `3${index}.5`, longitude: '-20.5', externalId: `X${index}` }, 'relaypoints');
  const rows = (name: string) => [1, 2, 3].map((index) => point(index, `${name} ${index}`));
  const names = async () => {
    const { members } = await harness.client.list('admin/relaypoints', [['bounds', '-21,34,-20,31']]);
    return members.map((member) => (member as { name: string }).name).toSorted(); // As the contract has it.
  };

  test('that are what their lines say when the import is resumed are not sent again', async () => {
    const { handlers, checkId } = await harness.check(rows('Avant'), 'relaypoints');
    await handlers['import.send']({ checkId }, call());
    const known = await names();
    expect(known).toHaveLength(3);

    // The first one is taken, the connection is cut, and the platform ends with it.
    harness.pace.taken = 0;
    const isStill = async () => (await names()).includes('Après 1');
    const { existing, uncertain } = await sendCut(rows('Après'), { allowed: 1, type: 'relaypoints', isStill });
    expect([existing, uncertain]).toEqual([1, 2]);
    const { sending, waits, pass } = await goOn(rows('Après'), 'relaypoints');
    await expect.poll(() => waits().at(-1)?.arrived, slow).toEqual({ count: 2, of: 2 });
    // It was at work after all: another one is brought up to date, and the wait begins anew.
    for (let looks = 0; looks < 8; looks++) await pass();
    harness.pace.allow(2);
    await expect.poll(names, patient).toContain('Après 2');
    await pass();
    expect(waits().at(-1)?.done).toBe(0);
    expect(await harness.batches()).toHaveLength(2);
    harness.pace.allow(Number.POSITIVE_INFINITY);
    await pass();
    clock.advance(60_000);
    const { counts } = await sending;
    expect(counts).toEqual({ added: 0, existing: 3, updated: 0, refused: 0, uncertain: 0, notSent: 0 });
    expect(await harness.batches()).toHaveLength(2);
    expect(await names()).toEqual(['Après 1', 'Après 2', 'Après 3']);
  });

  test('that differ from their lines in any field are sent again', async () => {
    const { handlers, checkId } = await harness.check(rows('Avant'), 'relaypoints');
    await handlers['import.send']({ checkId }, call());
    harness.pace.taken = 0;
    // Of three, the first one is taken, and the others never arrive.
    const isStill = async () => (await names()).includes('Après 1');
    await sendCut(rows('Après'), { allowed: 1, type: 'relaypoints', isStill });
    clock.sleep(6 * HOUR);
    harness.pace.allow(1);
    const { sending } = await goOn(rows('Après'), 'relaypoints');
    await expect.poll(harness.batches, patient).toHaveLength(3);
    harness.pace.allow(Number.POSITIVE_INFINITY);
    expect((await sending).counts).toEqual({ added: 0, existing: 1, updated: 2, refused: 0, uncertain: 0, notSent: 0 });
    const [, , third] = await harness.batches();
    expect(third).toEqual(rows('Après').slice(1));
  });
});
