import { beforeEach, expect, test } from 'vitest';
import { formatRuns, mergeRuns } from '#main/jobs/line-runs.ts';
import { type ImportIdentity, ImportJournals } from '#main/transfer/import/journal.ts';
import { toAppError } from '#shared/failure.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';

const DAY = 24 * 3600 * 1000;
const ada = { platform: 'https://platform.example', person: 7 };
const identity: ImportIdentity = {
  type: 'users',
  file: { name: 'personnes.csv', size: 2048, digest: 'd1' },
  reading: { encoding: 'utf-8', delimiter: ';', sheet: null, headerLine: 1, mapping: ['email', null] },
  fingerprint: 'f1',
  records: 450,
};

let now = 1_000_000;
let folder = new FakeFolder({ now: () => now });
let warnings: string[] = [];
const open = () =>
  new ImportJournals({ folder, clock: { now: () => now }, log: (_, message) => void warnings.push(message) });
let journals = open();
beforeEach(() => {
  now = 1_000_000;
  folder = new FakeFolder({ now: () => now });
  warnings = [];
  journals = open();
});

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const text = () => [...folder.files.values()].map(({ bytes }) => new TextDecoder().decode(bytes)).join('');
/** What a start of the application finds, as texts. */
async function found() {
  const [record] = await open().list(ada, 'users');
  if (record === undefined) return null;
  const settled = Object.entries(record.settled).filter(([, runs]) => runs.length > 0);
  return {
    ...Object.fromEntries(settled.map(([outcome, runs]) => [outcome, formatRuns(mergeRuns(runs))])),
    uncertain: formatRuns(record.uncertain),
    ...(record.underWay.length > 0 && { underWay: formatRuns(record.underWay) }),
  };
}

test('a crash at any moment leaves at most the current batch uncertain', async () => {
  const journal = await journals.start(ada, identity);
  expect(await found()).toEqual({ uncertain: '' });
  await journal.recordSent(upTo(2, 201));
  expect(await found()).toEqual({ uncertain: '2-201', underWay: '2-201' });
  await journal.settled({ added: [...upTo(2, 99), ...upTo(101, 200)], existing: [100] });
  await journal.answered(upTo(2, 201));
  expect(await found()).toEqual({ added: '2-99,101-200', existing: '100', uncertain: '201' });
  await journal.recordSent(upTo(202, 401));
  await journal.returned(upTo(202, 401));
  expect(await found()).toEqual({ added: '2-99,101-200', existing: '100', uncertain: '201' });
});

test('a resumed import continues its journal, and lines settled later are no longer uncertain', async () => {
  const first = await journals.start(ada, identity);
  await first.recordSent(upTo(2, 201));
  await first.close(false);
  const second = open().resume(first.id);
  await second.settled({ existing: [2, 3] });
  await second.recordSent(upTo(4, 203));
  await second.settled({ added: upTo(4, 203) });
  expect(await found()).toEqual({ existing: '2-3', added: '4-203', uncertain: '' });
});

test('unanswered lines of the last batch may still be under way, except those already found', async () => {
  const journal = await journals.start(ada, identity);
  await journal.recordSent(upTo(2, 201));
  await journal.settled({ added: upTo(2, 199) });
  await journal.answered(upTo(2, 201));
  now += 1000;
  await journal.recordSent(upTo(202, 401));
  await journal.settled({ existing: upTo(202, 300) });
  expect(await found()).toMatchObject({ uncertain: '200-201,301-401', underWay: '301-401' });
  expect((await open().list(ada, 'users'))[0]?.writtenAt).toBe(now);
});

test('a truncated entry damages neither earlier nor later entries', async () => {
  const journal = await journals.start(ada, identity);
  await journal.recordSent(upTo(2, 201));
  const [name = ''] = folder.files.keys();
  await folder.append(name, Buffer.from('\n{"added":"2-20'));
  expect(await found()).toEqual({ uncertain: '2-201', underWay: '2-201' });
  await open()
    .resume(journal.id)
    .settled({ added: upTo(2, 201) });
  expect(await found()).toEqual({ added: '2-201', uncertain: '' });
});

test('the journal holds only line numbers and outcomes, and is deleted when the import is finished', async () => {
  const journal = await journals.start(ada, identity);
  await journal.recordSent([2, 3]);
  await journal.settled({ added: [2], refused: [3] });
  const [, ...entries] = text().split('\n');
  expect(entries).toEqual(['{"sent":"2-3"}', '{"added":"2","refused":"3"}']);
  await journal.close(true);
  expect(folder.files.size).toBe(0);
});

test('the journal belongs to one person on one platform, and to one kind of import', async () => {
  await journals.start(ada, identity);
  expect(await journals.list({ ...ada, person: 8 }, 'users')).toEqual([]);
  expect(await journals.list({ ...ada, platform: 'https://other.example' }, 'users')).toEqual([]);
  expect(await journals.list(ada, 'relaypoints')).toEqual([]);
  expect(await journals.list(ada, 'users')).toHaveLength(1);
});

test('only its owner can discard an import, and not while it is being sent', async () => {
  const journal = await journals.start(ada, identity);
  expect(await journals.discard(ada, 'users', journal.id).catch(toAppError)).toEqual({ kind: 'refused' });
  await journal.close(false);
  await journals.discard({ ...ada, person: 8 }, 'users', journal.id);
  expect(folder.files.size).toBe(1);
  await journals.discard(ada, 'users', journal.id);
  expect(folder.files.size).toBe(0);
});

test('whenClosed waits for a batch that continues after its page was closed', async () => {
  const journal = await journals.start(ada, identity);
  let isAtRest = false;
  const rest = journals.whenClosed(journal.id).then(() => {
    isAtRest = true;
  });
  await Promise.resolve();
  expect([isAtRest, journals.isOpen(journal.id)]).toEqual([false, true]);
  await journal.close(false);
  await rest;
  expect(journals.isOpen(journal.id)).toBe(false);
  await journals.whenClosed('unknown');
});

test('the journal is kept for 30 days after its last batch', async () => {
  const journal = await journals.start(ada, identity);
  await journal.recordSent([2]);
  await journal.close(false);
  now += 30 * DAY - 1;
  await journals.sweep();
  expect(await found()).not.toBeNull();
  now += 1;
  expect(await found()).toBeNull();
  await journals.sweep();
  expect(folder.files.size).toBe(0);
});

test('the next start deletes journals of imports that are over after a crash, and no others', async () => {
  const all = upTo(2, 451);
  const finished = await journals.start(ada, identity);
  await finished.recordSent(all);
  await finished.settled({ added: upTo(2, 450), refused: [451] });
  const unsent = await journals.start(ada, identity);
  const returned = await journals.start(ada, identity);
  await returned.recordSent(all);
  await returned.returned(all);
  const inPart = await journals.start(ada, identity);
  await inPart.recordSent(upTo(2, 201));
  await inPart.settled({ added: upTo(2, 201) });
  folder.files.set('b.journal.part', { bytes: Buffer.from('half'), modifiedAt: now });
  await journals.sweep();
  expect(folder.files.size).toBe(5 - 1);
  await open().sweep();
  expect([...folder.files.keys()]).toEqual([`${inPart.id}.journal`]);
  expect([finished.id, unsent.id, returned.id]).not.toContain(inPart.id);
});

test('the oldest journals of a person are deleted first, and never one that is being sent', async () => {
  const oldest = await journals.start(ada, identity);
  for (let count = 0; count < 25; count++) {
    now += 1000;
    await (await journals.start(ada, { ...identity, file: { ...identity.file, name: `${count}.csv` } })).close(false);
  }
  const kept = await journals.list(ada, 'users');
  expect(kept.map(({ file }) => file.name).slice(0, 2)).toEqual(['24.csv', '23.csv']);
  expect(kept).toHaveLength(21);
  expect(kept.at(-1)?.id).toBe(oldest.id);
});

test.each(['', 'x', '{"version":2}'])('a file in another format is kept: %j', async (content) => {
  folder.files.set('a.journal', { bytes: Buffer.from(content), modifiedAt: now });
  expect(await found()).toBeNull();
  expect(warnings).toEqual(['the journal of an import cannot be read']);
});

test.each(['list', 'read'] as const)(
  'a disk that fails to %s is not taken for a file never sent',
  async (operation) => {
    await journals.start(ada, identity);
    const before = [...folder.files];
    folder.failing.add(operation);
    await expect(found()).rejects.toMatchObject({ error: { kind: 'file', reason: 'unreadable' } });
    await expect(journals.start(ada, identity)).rejects.toMatchObject({
      error: { kind: 'file', reason: 'unreadable' },
    });
    await journals.sweep();
    expect([...folder.files]).toEqual(before);
  },
);

test('a disk failure is an error before a batch is sent, and only a warning afterwards', async () => {
  const journal = await journals.start(ada, identity);
  folder.failing.add('append');
  await expect(journal.recordSent([2])).rejects.toThrow('no disk to append');
  await journal.settled({ added: [2] });
  expect(warnings).toEqual(['the journal of an import cannot be written']);
  folder.failing.add('write');
  await expect(journals.start(ada, identity)).rejects.toThrow('no disk to write');
});
