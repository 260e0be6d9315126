import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { formatRuns, runsOf } from '#main/jobs/line-runs.ts';
import { PauseGates } from '#main/jobs/pause.ts';
import type { SettledLines } from '#main/transfer/import/journal.ts';
import { ImportOutcomes } from '#main/transfer/import/outcomes.ts';
import { sendBatches } from '#main/transfer/import/send-batches.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { added, addressesOf, convertedPeople, email } from '#tests/support/import-batches.ts';
import { whileWaiting } from '#tests/support/no-waiting.ts';

/** What becomes of a batch of an import whose answer is lost. */

const folder = mkdtempSync(join(tmpdir(), 'escale-lost-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0]);
const none = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 };
const timeout: AppError = { kind: 'network', reason: 'timeout' };
const ownFailure: AppError = { kind: 'server', isUnreadable: false, status: 500 };
const fail = (error: AppError) => () => {
  throw new AppFailure(error);
};

let isStored: (address: string) => boolean = () => false;
let controller = new AbortController();
let progress: Progress[] = [];
let written: string[] = [];
let sent = 0;
beforeEach(() => {
  controller = new AbortController();
  progress = [];
  written = [];
  sent = 0;
});

/** Sends 450 people in batches of 200 to a platform that adds them, or answers a batch as given. */
function send(answers: Record<number, (body: string) => unknown>) {
  const client = {
    list: async (_: string, params: WireParams) => {
      const address = new Map(params).get('email') ?? '';
      const person = { id: 1000 + numberOf(address), givenName: 'Ada', familyName: 'Morel' };
      return { members: isStored(address) ? [person] : [], total: 0 };
    },
    upload: async (_: string, form: FormData) => {
      sent += 1;
      return (answers[sent] ?? added)(await new Response(form.get('file')).text());
    },
  };
  const note = (what: string) => async (lines: Iterable<number>) =>
    void written.push(`${what} ${formatRuns(runsOf(lines))}`);
  const journal = {
    recordSent: note('sent'),
    returned: note('returned'),
    answered: note('answered'),
    recordWhy: async () => {},
    settled: async (lines: SettledLines) => {
      for (const [outcome, all] of Object.entries(lines)) await note(outcome)(all);
    },
  };
  return sendBatches(
    convertedPeople(join(folder, 'import.csv'), 450),
    { client, clock: new FakeClock(), journal, gate: new PauseGates().add('check'), outcomes: new ImportOutcomes() },
    { signal: controller.signal, progress: (update) => void progress.push(update) },
  );
}

test('a batch whose answer is lost is looked for until the platform has it, and the import goes on', async () => {
  let stored = 0;
  isStored = (address) => numberOf(address) < stored;
  const time = whileWaiting(
    [
      10_000,
      () => {
        stored = 300;
      },
    ],
    [
      30_000,
      () => {
        stored = 400;
      },
    ],
  );
  const { counts, stopped, lines } = await send({ 2: fail(timeout) });
  expect({ counts, stopped }).toEqual({ counts: { ...none, added: 250, existing: 200 }, stopped: undefined });
  expect([time.passed, sent]).toEqual([30_000, 3]);
  expect(lines[0]).toEqual({
    line: 202,
    label: email(200),
    outcome: 'existing',
    message: '',
    recordId: 1200,
    isFound: true,
  });
  expect(written.slice(2, 4)).toEqual(['sent 202-401', 'existing 202-401']);
  const looks = progress.filter(({ phase }) => phase === 'verify');
  expect(looks.map(({ done, total, batch }) => [done, total, batch?.number])).toEqual([
    [0, 200, 2],
    [0, 200, 2],
    [expect.any(Number), 200, 2],
  ]);
});

test('of a lost batch, only the people who are absent after a minute stay uncertain', async () => {
  isStored = (address) => numberOf(address) < 390 && numberOf(address) !== 250;
  const time = whileWaiting();
  const { counts, stopped, notSentFrom } = await send({ 2: fail(timeout) });
  expect({ counts, stopped, notSentFrom }).toEqual({
    counts: { ...none, added: 200, existing: 189, uncertain: 11, notSent: 50 },
    stopped: timeout,
    notSentFrom: 402,
  });
  expect([time.passed, sent]).toEqual([60_000, 2]);
  expect(written.at(-1)).toBe('existing 202-251,253-391');
});

test('people who are absent after an answer of the platform itself were not imported, and are sent in parts', async () => {
  isStored = (address) => numberOf(address) < 300;
  const time = whileWaiting();
  const { counts, stopped } = await send({ 2: fail(ownFailure) });
  expect({ counts, stopped }).toEqual({ counts: { ...none, added: 350, existing: 100 }, stopped: undefined });
  // The first one who is absent alone, the others by halves, and then the rest of the file.
  expect([time.passed, sent]).toEqual([0, 6]);
  expect(written.slice(2, 7)).toEqual([
    'sent 202-401',
    'existing 202-301',
    'returned 302-401',
    'sent 302',
    'added 302',
  ]);
});

test('a failure of the platform that imports nobody of any part is told as such, and nobody is refused', async () => {
  isStored = () => false;
  const always = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 1, fail(ownFailure)] as const));
  expect(await send(always).catch(toAppError)).toEqual({ ...ownFailure, readBack: 'notDone' });
  expect(sent).toBe(20);
  expect(written.filter((one) => one.startsWith('refused'))).toEqual([]);
  expect(written.filter((one) => one.startsWith('sent'))).toHaveLength(20);
  expect(written.filter((one) => one.startsWith('returned'))).toHaveLength(20);
});

test('lines that an answer omits are looked for', async () => {
  isStored = (address) => numberOf(address) < 100;
  const { counts, stopped } = await send({
    1: (body) => ({ errors: [], messages: [`${addressesOf(body)[0]} added`] }),
  });
  expect({ counts, stopped }).toEqual({
    counts: { ...none, added: 251, existing: 99, uncertain: 100 },
    stopped: undefined,
  });
});

test('looking for a lost batch can be cancelled, and keeps what was found', async () => {
  isStored = (address) => numberOf(address) < 260;
  whileWaiting([30_000, () => controller.abort()]);
  const { counts, stopped } = await send({ 2: fail(timeout) });
  expect([counts.existing + counts.uncertain, counts.existing > 0, counts.notSent]).toEqual([200, true, 50]);
  expect([stopped, sent]).toEqual([timeout, 2]);
});
