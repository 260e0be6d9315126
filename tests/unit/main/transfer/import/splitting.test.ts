import { beforeEach, describe, expect, test } from 'vitest';
import { splitRecords } from '#main/transfer/import/splitting.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { importColumns } from '#shared/import/columns.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { addressesOf } from '#tests/support/import-batches.ts';
import { call, failure, hereRunner, openImportHarness } from '#tests/support/import-harness.ts';
import { line } from '#tests/support/imports.ts';

/** What becomes of the lines of a batch that the platform refuses as a whole. */

const harness = openImportHarness();
const none = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 };
const broken: AppError = { kind: 'server', isUnreadable: false, status: 500 };
const fail = (error: AppError): never => {
  throw new AppFailure(error);
};

/** The lines over which the platform fails or which it refuses, and how. */
let bad: Record<string, 'fails' | 'refuses'> = {};
let largest = Number.POSITIVE_INFINITY;
/** How often each person was created. */
let created = new Map<string, number>();
let requests: string[][] = [];

/** Takes the lines in order, as the platform does: what came before one that breaks it stays. */
function platform(body: string): unknown {
  const addresses = addressesOf(body);
  requests.push(addresses);
  if (addresses.length > largest) fail({ kind: 'file', reason: 'tooLarge', status: 413 });
  if (addresses.some((one) => bad[one] === 'refuses')) return { errors: ['Incorrect MIME type'], messages: [] };
  const messages = addresses.map((one) => {
    if (bad[one] === 'fails') fail(broken);
    if (created.has(one)) return `${one} already exists`;
    created.set(one, (created.get(one) ?? 0) + 1);
    harness.found[one] = { id: created.size };
    return `${one} added`;
  });
  return { errors: [], messages };
}

const address = (index: number) => `p${index}@exemple.fr`;
const text = (count: number) =>
  [importColumns.users.join(';'), ...Array.from({ length: count }, (_, at) => line({ email: address(at) }))].join('\n');

beforeEach(() => {
  bad = {};
  largest = Number.POSITIVE_INFINITY;
  created = new Map();
  requests = [];
  harness.answer = () => platform(harness.uploads.at(-1)?.text ?? '');
  harness.handlers = harness.build(hereRunner);
});

async function send(count: number) {
  const { checkId } = await harness.check(text(count));
  const context = call();
  const result = await harness.handlers['import.send']({ checkId }, context);
  return { ...result, seen: context.seen };
}

test.each([
  { how: 'fails', places: [0], most: 5 },
  { how: 'fails', places: [199], most: 3 },
  { how: 'fails', places: [57, 58, 140], most: 12 },
  { how: 'refuses', places: [0], most: 17 },
  { how: 'refuses', places: [199], most: 17 },
  { how: 'refuses', places: [57, 140], most: 33 },
] as const)(
  'of 200 people only those are refused over whom the platform $how: $places',
  async ({ how, places, most }) => {
    bad = Object.fromEntries(places.map((place) => [address(place), how]));
    const { counts, lines, stopped } = await send(200);
    expect({ ...counts, stopped }).toMatchObject({
      refused: places.length,
      uncertain: 0,
      notSent: 0,
      stopped: undefined,
    });
    expect(counts.added + counts.existing).toBe(200 - places.length);
    expect(lines.filter(({ outcome }) => outcome === 'refused')).toEqual(
      places.map((place) => ({
        line: place + 2,
        label: address(place),
        outcome: 'refused',
        message: how === 'refuses' ? 'Incorrect MIME type' : '',
      })),
    );
    expect([...created.values()].every((times) => times === 1)).toBe(true);
    expect(requests.length).toBeLessThanOrEqual(most);
  },
);

test('while it looks for the line, the progress says so', async () => {
  bad = { [address(3)]: 'refuses' };
  const { seen } = await send(8);
  const sending = seen.filter(({ phase }) => phase === 'send');
  expect(sending[0]?.isSearching).toBeUndefined();
  expect(sending.some(({ isSearching }) => isSearching === true)).toBe(true);
});

test('a batch that is too large for a server is halved, and the next ones begin no larger', async () => {
  largest = 60;
  const { counts } = await send(450);
  expect(counts).toEqual({ ...none, added: 450 });
  expect(requests.filter(({ length }) => length > largest).map(({ length }) => length)).toEqual([200, 100, 100]);
  expect(requests.slice(-3).every(({ length }) => length <= 50)).toBe(true);
});

test('a right that is lacking is never split', async () => {
  harness.answer = () => {
    platform(harness.uploads.at(-1)?.text ?? '');
    return fail({ kind: 'denied', right: 'user_create', status: 400 });
  };
  const { checkId } = await harness.check(text(8));
  expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toMatchObject({ kind: 'denied' });
  expect(requests).toHaveLength(1);
});

test('a platform that refuses everything for one reason is asked twenty times, and no line is blamed', async () => {
  bad = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [address(at), 'refuses']));
  const { checkId } = await harness.check(text(400));
  expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
    kind: 'invalid',
    fields: [],
    platformText: 'Incorrect MIME type',
  });
  expect([requests.length, harness.journalFolder.files.size]).toEqual([20, 0]);
});

test('one that begins to in the middle stops there: the lines that it refused alone can be sent again', async () => {
  bad = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [address(200 + at), 'refuses']));
  const { counts, stopped, notSentFrom } = await send(400);
  expect({ counts, stopped, notSentFrom }).toEqual({
    counts: { ...none, added: 200, notSent: 200 },
    stopped: { kind: 'invalid', fields: [], platformText: 'Incorrect MIME type' },
    notSentFrom: 202,
  });
});

test('the only line left, over which the platform fails, is refused once others were taken', async () => {
  bad = { [address(1)]: 'fails' };
  expect((await send(2)).counts).toEqual({ ...none, existing: 1, refused: 1 });
  created.clear();
  harness.found = {};
  bad = { [address(0)]: 'fails' };
  expect(await failure(send(1))).toEqual({ ...broken, readBack: 'notDone' });
});

test('relay points that the platform may have updated before it failed are sent again', async () => {
  const stored = new Map<string, string>();
  const rows = Array.from({ length: 6 }, (_, at) =>
    line({ name: `Point ${at}`, latitude: `48.${at + 1}`, longitude: '6.5', externalId: `X${at}` }, 'relaypoints'),
  );
  harness.points = () =>
    [...stored].map(([name, latitude], at) => ({ id: at + 1, name, address: { latitude, longitude: '6.5' } }));
  harness.answer = () => {
    const all = (harness.uploads.at(-1)?.text ?? '').split('\n').slice(1);
    const messages = all.map((row) => {
      const [name = '', , latitude = ''] = row.split(';');
      if (name === 'Point 3') return fail(broken);
      const known = stored.has(name) ? 'already exists and will be updated -> id = 1, externalID = X' : 'added';
      stored.set(name, latitude);
      return `${name} (${latitude};6.5) ${known}`;
    });
    return { errors: [], messages };
  };
  const { checkId } = await harness.check([importColumns.relaypoints.join(';'), ...rows].join('\n'), 'relaypoints');
  const { counts, lines } = await harness.handlers['import.send']({ checkId }, call());
  expect(counts).toEqual({ ...none, added: 2, updated: 3, refused: 1 });
  expect(lines.find(({ outcome }) => outcome === 'refused')?.label).toBe('Point 3');
});

describe('killed at every moment', () => {
  /** Freezes an application at its nth write or request, before it or after it, and starts it anew over the same disk. */
  async function killedAt(moment: number, isAfter: boolean): Promise<number> {
    created = new Map();
    harness.found = {};
    harness.journalFolder = new FakeFolder({ now: () => Date.parse('2026-06-15T10:00:00') });
    let passed = 0;
    const frozen = new Promise<never>(() => {});
    const isMoment = () => passed++ === moment;
    const killed = Promise.withResolvers<void>();
    const freeze = () => {
      killed.resolve();
      return frozen;
    };
    const { journalFolder } = harness;
    const disk = { append: journalFolder.append.bind(journalFolder), remove: journalFolder.remove.bind(journalFolder) };
    for (const write of ['append', 'remove'] as const)
      journalFolder[write] = async (name: string, bytes?: Uint8Array) => {
        const isNow = isMoment();
        if (isNow && !isAfter) return freeze();
        await (write === 'append' && bytes !== undefined ? disk.append(name, bytes) : disk.remove(name));
        if (isNow) return freeze();
      };
    harness.answer = async () => {
      const isNow = isMoment();
      if (isNow && !isAfter) return freeze();
      const became = await Promise.resolve()
        .then(() => platform(harness.uploads.at(-1)?.text ?? ''))
        .catch((thrown: unknown) => (isNow ? null : Promise.reject(thrown)));
      return isNow ? freeze() : became;
    };
    harness.handlers = harness.build(hereRunner);
    await Promise.race([send(12), killed.promise]);
    // Six hours later the platform works on nothing any more.
    harness.clock.sleep(6 * 3600 * 1000);
    Object.assign(journalFolder, disk);
    harness.answer = () => platform(harness.uploads.at(-1)?.text ?? '');
    harness.handlers = harness.build(hereRunner);
    await harness.sweep();
    // Nothing had left yet, or lines are left to send.
    if (harness.unfinished().length > 0 || created.size === 0) {
      const { counts, stopped } = await send(12);
      expect([stopped, counts.refused, counts.added + counts.existing]).toEqual([undefined, 2, 10]);
      await harness.sweep();
    }
    expect([...created].filter(([, times]) => times !== 1)).toEqual([]);
    expect([moment, created.size]).toEqual([moment, 10]);
    expect(harness.unfinished()).toEqual([]);
    return passed;
  }

  test.each([
    ['before', 'fails'],
    ['after', 'fails'],
    ['before', 'refuses'],
    ['after', 'refuses'],
  ] as const)('%s it, among lines over which the platform %s, everybody else is created once', async (when, how) => {
    const isAfter = when === 'after';
    bad = { [address(4)]: how, [address(9)]: how };
    let moments = 0;
    for (let moment = 0; moment <= moments; moment++) moments = Math.max(moments, await killedAt(moment, isAfter));
    expect(moments).toBeGreaterThan(20);
  });
});

test('parts hold every record once, in order', () => {
  const records = Array.from({ length: 7 }, (_, at) => ({ values: [], line: at }));
  const linesOf = (suspect: number | null) =>
    splitRecords(records, suspect).map((part) => part.map((record) => record.line));
  expect(linesOf(null)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6],
  ]);
  expect(linesOf(0)).toEqual([[0], [1, 2, 3], [4, 5, 6]]);
  expect(linesOf(2)).toEqual([[0, 1], [2], [3, 4], [5, 6]]);
  expect(linesOf(6)).toEqual([[0, 1, 2, 3, 4, 5], [6]]);
});
