import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { FakeClock } from '#tests/support/fakes.ts';
import { added, addressesOf, convertedPeople, email, title } from '#tests/support/import-batches.ts';
import { line } from '#tests/support/imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-lots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'import.csv');

let bodies: string[] = [];
let controller = new AbortController();
let progress: Progress[] = [];
/** What was written down, in order. */
let written: string[] = [];
let disk: { recordSent?: () => Promise<void> } = {};
let gates = new PauseGates();
beforeEach(() => {
  written = [];
  disk = {};
  gates = new PauseGates();
  bodies = [];
  controller = new AbortController();
  progress = [];
});

/** Sends 450 people to a platform that answers each batch in its own way; as it should where none is given. */
function send(answers: Record<number, (body: string) => unknown> = {}, count = 450) {
  const client = {
    list: async () => {
      throw new AppFailure({ kind: 'denied', right: 'user_list' });
    },
    upload: async (_: string, form: FormData) => {
      const body = await new Response(form.get('file')).text();
      bodies.push(body);
      return (answers[bodies.length] ?? added)(body);
    },
  };
  const call = { signal: controller.signal, progress: (update: Progress) => void progress.push(update) };
  const journal = {
    recordSent: async (lines: Iterable<number>) => void written.push(`sent ${formatRuns(runsOf(lines))}`),
    returned: async (lines: Iterable<number>) => void written.push(`returned ${formatRuns(runsOf(lines))}`),
    answered: async (lines: Iterable<number>) => void written.push(`answered ${formatRuns(runsOf(lines))}`),
    recordWhy: async () => {},
    settled: async (lines: SettledLines) => {
      for (const [outcome, all] of Object.entries(lines)) written.push(`${outcome} ${formatRuns(runsOf(all))}`);
    },
    ...disk,
  };
  const gate = gates.add('check');
  return sendBatches(
    convertedPeople(path, count),
    { client, clock: new FakeClock(), journal, gate, outcomes: new ImportOutcomes() },
    call,
  );
}

const fail = (error: AppError) => () => {
  throw new AppFailure(error);
};
const none = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 };

test('450 records are sent in three batches, each line once', async () => {
  const result = await send();
  expect(result).toEqual({
    counts: { ...none, added: 450 },
    batches: 3,
    lines: [],
    unlisted: 0,
  });
  expect(bodies.map((body) => addressesOf(body).length)).toEqual([200, 200, 50]);
  expect(title + bodies.map((body) => body.slice(title.length)).join('')).toBe(readFileSync(path, 'utf8'));
  expect(bodies.every((body) => body.startsWith(`${title}\n`) && !body.endsWith('\n'))).toBe(true);
});

test('the progress counts answered lines and names the batch', async () => {
  await send();
  const steps = progress.map(({ phase, done, total, batch }) => [phase, done, total, batch?.number, batch?.of]);
  expect(steps).toEqual([
    ['send', 0, 450, 1, 3],
    ['send', 200, 450, 1, 3],
    ['send', 200, 450, 2, 3],
    ['send', 400, 450, 2, 3],
    ['send', 400, 450, 3, 3],
    ['send', 450, 450, 3, 3],
  ]);
});

test('a batch refused for some of its lines is sent again without them, and every line is counted', async () => {
  const wrong = `x for line ${JSON.stringify(line({ email: email(210) }).split(';'))}`;
  const { counts, lines, stopped } = await send({
    2: () => ({ errors: ['Incorrect number of column line 3 (15 expected)', wrong], messages: [] }),
  });
  expect(bodies.map((body) => addressesOf(body).length)).toEqual([200, 200, 198, 50]);
  expect({ counts, stopped }).toEqual({
    counts: { ...none, added: 448, refused: 2 },
    stopped: undefined,
  });
  // The third record of the second batch, and the one that the error repeats.
  const refused = [email(202), email(210)];
  expect(lines.map(({ line: at, label }) => [at, label])).toEqual([
    [204, refused[0]],
    [212, refused[1]],
  ]);
  const second = addressesOf(bodies[1] ?? '').filter((address) => !refused.includes(address));
  expect(addressesOf(bodies[2] ?? '')).toEqual(second);
  expect(bodies[2]?.startsWith(`${title}\n`)).toBe(true);
  expect(written.slice(2, 6)).toEqual([
    'sent 202-401',
    'returned 202-203,205-211,213-401',
    'refused 204,212',
    'sent 202-203,205-211,213-401',
  ]);
  expect(progress.every(({ done }) => done <= 450)).toBe(true);
});

test('a batch is sent again without its refused lines as long as errors name lines', async () => {
  const third = () => ({ errors: ['Incorrect number of column line 3 (15 expected)'], messages: [] });
  const { counts, lines } = await send({ 1: third, 2: third });
  expect(counts).toEqual({ ...none, added: 448, refused: 2 });
  expect(lines.map(({ line: at }) => at)).toEqual([4, 5]);
});

test('after a cancellation that follows a refusal, the valid lines of the batch count as not sent', async () => {
  const { counts, stopped, notSentFrom } = await send({
    1: () => {
      controller.abort();
      return { errors: ['Incorrect number of column line 1 (15 expected)'], messages: [] };
    },
  });
  expect({ counts, stopped, notSentFrom }).toEqual({
    counts: { ...none, refused: 1, notSent: 449 },
    stopped: { kind: 'cancelled' },
    notSentFrom: 3,
  });
});

test.each<AppError>([
  { kind: 'network', reason: 'timeout' },
  { kind: 'network', reason: 'unreachable' },
  { kind: 'server', isUnreadable: false, status: 500 },
  { kind: 'invalid', fields: [], status: 400, platformText: 'Serialization of the entity failed' },
  { kind: 'notFound', status: 400, platformText: 'Not Found' },
  { kind: 'denied', right: 'user_create', status: 400 },
])(
  'a batch without an answer is uncertain where the platform cannot be read, and stops the import: %j',
  async (error) => {
    const { counts, stopped, notSentFrom, lines } = await send({ 2: fail(error) });
    expect({ counts, stopped, notSentFrom }).toEqual({
      counts: { ...none, added: 200, uncertain: 200, notSent: 50 },
      stopped: error,
      notSentFrom: 402,
    });
    expect([bodies.length, lines[0]?.line, lines.at(-1)?.line]).toEqual([2, 202, 401]);
  },
);

test.each([
  ['says nothing', () => undefined],
  ['tells of no line', () => ({ errors: [], messages: Array(200).fill('SQLSTATE[08006]') })],
])('an answer that %s stops the import like a missing one', async (_, answer) => {
  const { counts, stopped } = await send({ 1: answer });
  expect({ counts, stopped }).toEqual({
    counts: { ...none, uncertain: 200, notSent: 250 },
    stopped: { kind: 'server', isUnreadable: true },
  });
  expect(bodies).toHaveLength(1);
});

test('an error inside the application is reported as internal, without its message', async () => {
  const { counts, stopped } = await send({
    2: () => {
      throw new Error(`no such file: ${folder}`);
    },
  });
  expect([counts.uncertain, stopped]).toEqual([200, { kind: 'internal' }]);
});

test('an uncertain last batch leaves no lines unsent', async () => {
  const error = { kind: 'network', reason: 'timeout' } as const;
  const { counts, stopped, notSentFrom } = await send({ 3: fail(error) });
  expect([counts, stopped, notSentFrom]).toEqual([{ ...none, added: 400, uncertain: 50 }, error, undefined]);
});

test('a cancellation finishes the current batch and sends no other', async () => {
  const { counts, stopped, notSentFrom } = await send({
    1: (body) => {
      controller.abort();
      return added(body);
    },
  });
  expect({ counts, stopped, notSentFrom }).toEqual({
    counts: { ...none, added: 200, notSent: 250 },
    stopped: { kind: 'cancelled' },
    notSentFrom: 202,
  });
  expect(bodies).toHaveLength(1);
});

test.each<AppError>([
  { kind: 'file', reason: 'unreadable' },
  { kind: 'unauthorized', key: 'Notoken' },
  { kind: 'idle' },
])('a certain refusal means that nothing of its batch was imported, and stops the import: %j', async (error) => {
  const { counts, stopped, notSentFrom } = await send({ 2: fail(error) });
  expect({ counts, stopped, notSentFrom }).toEqual({
    counts: { ...none, added: 200, notSent: 250 },
    stopped: error,
    notSentFrom: 202,
  });
  expect(bodies).toHaveLength(2);
});

test('a refusal that may have come half-way through the first batch leaves its lines uncertain', async () => {
  const error: AppError = { kind: 'invalid', fields: [], status: 400 };
  const { counts, stopped, notSentFrom } = await send({ 1: fail(error) });
  expect([counts, stopped, notSentFrom]).toEqual([{ ...none, uncertain: 200, notSent: 250 }, error, 202]);
  expect(written).toEqual(['sent 2-201']);
});

test('an answer that omits some lines is recorded as an answer, since nothing is processing them', async () => {
  await send({ 1: (body) => ({ errors: [], messages: [`${addressesOf(body)[0]} added`] }) });
  expect(written.slice(0, 3)).toEqual(['sent 2-201', 'added 2', 'answered 2-201']);
});

test('a refusal or a cancellation before anything was sent is a failure', async () => {
  const denied = { kind: 'denied', right: 'user_create' } as const;
  expect(await send({ 1: fail(denied) }).catch(toAppError)).toEqual(denied);
  bodies = [];
  controller.abort();
  expect(await send().catch(toAppError)).toEqual({ kind: 'cancelled' });
  expect(bodies).toEqual([]);
});

test('a converted file that can no longer be read stops the import before the batch is sent', async () => {
  const { counts, stopped } = await send({
    1: (body) => {
      rmSync(path);
      return added(body);
    },
  });
  expect([counts, stopped]).toEqual([
    { ...none, added: 200, notSent: 250 },
    { kind: 'file', reason: 'unreadable' },
  ]);
});

test('each batch is recorded before it is sent, and its outcomes after its answer', async () => {
  const before: string[][] = [];
  const note = (body: string) => {
    before.push([...written]);
    return added(body);
  };
  await send({
    1: note,
    2: (body) => {
      note(body);
      const [first, ...others] = addressesOf(body);
      return { errors: [], messages: [`${first} already exists`, ...others.map((one) => `${one} added`)] };
    },
  });
  expect(before).toEqual([['sent 2-201'], ['sent 2-201', 'added 2-201', 'sent 202-401']]);
  expect(written.slice(3)).toEqual(['existing 202', 'added 203-401', 'sent 402-451', 'added 402-451']);
});

test('a batch without an answer stays recorded as sent, and a refused call is withdrawn', async () => {
  await send({ 2: fail({ kind: 'network', reason: 'timeout' }) });
  expect(written.slice(2)).toEqual(['sent 202-401']);
  written = [];
  bodies = [];
  await send({ 2: fail({ kind: 'idle' }) });
  expect(written.slice(2)).toEqual(['sent 202-401', 'returned 202-401']);
});

test('a batch that cannot be recorded is not sent', async () => {
  let batches = 0;
  disk = {
    recordSent: async () => {
      batches += 1;
      if (batches === 2) throw new AppFailure({ kind: 'file', reason: 'noSpace' });
    },
  };
  const { counts, stopped } = await send();
  expect([counts, stopped]).toEqual([
    { ...none, added: 200, notSent: 250 },
    { kind: 'file', reason: 'noSpace' },
  ]);
  expect(bodies).toHaveLength(1);
});

test('a pause waits after the current batch, reports the last line, and ends when it is lifted', async () => {
  const isHeld = () => progress.at(-1)?.pausedAfter !== undefined;
  const sending = send({
    1: (body) => {
      gates.setPaused('check', true);
      return added(body);
    },
  });
  await expect.poll(isHeld).toBe(true);
  expect([bodies.length, progress.at(-1)]).toEqual([
    1,
    { phase: 'send', done: 200, total: 450, batch: { number: 2, of: 3 }, pausedAfter: 201 },
  ]);
  gates.setPaused('check', false);
  expect((await sending).counts.added).toBe(450);
});

test.each([
  ['while paused', () => {}],
  ['paused again', () => [false, true].map((isHeld) => gates.setPaused('check', isHeld))],
])('%s, the import can be cancelled and sends nothing else', async (_, more) => {
  const sending = send({
    1: (body) => {
      gates.setPaused('check', true);
      return added(body);
    },
  });
  await expect.poll(() => progress.at(-1)?.pausedAfter).toBe(201);
  more();
  controller.abort();
  const { stopped, notSentFrom } = await sending;
  expect([stopped, notSentFrom, bodies.length]).toEqual([{ kind: 'cancelled' }, 202, 1]);
});
