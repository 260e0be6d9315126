import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PartFiles } from '#main/files/part-files.ts';
import { TemporaryFolder } from '#main/files/temporary-folder.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { silent } from '#tests/support/fakes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the temporary folder', () => {
  test('is cleaned of the leftovers of a run at the next start, and keeps files in use', async () => {
    const root = join(folder, 'temporary');
    writeFileSync(await new TemporaryFolder(root).path('import.csv'), 'personal data');
    const next = new TemporaryFolder(root);
    const used = await next.path('../../import.csv');
    writeFileSync(used, 'in use');
    await next.sweep(join(folder, 'nowhere'));
    expect(readdirSync(root)).toHaveLength(1);
    expect(readFileSync(used, 'utf8')).toBe('in use');
  });

  test('of former versions is removed once its process is gone, and nothing else is', async () => {
    const elsewhere = join(folder, 'elsewhere');
    for (const name of ['escale-4000001', `escale-${process.ppid}`, 'escale-x', 'other-4000001', 'elsewhere']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'import.csv'), 'personal data');
    }
    symlinkSync(elsewhere, join(folder, 'escale-4000002'));
    writeFileSync(join(folder, 'escale-4000003'), 'a file');
    await new TemporaryFolder(join(folder, 'temporary')).sweep(folder);
    const kept = [
      'elsewhere',
      'escale-4000002',
      'escale-4000003',
      `escale-${process.ppid}`,
      'escale-x',
      'other-4000001',
    ];
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
    expect(readdirSync(elsewhere)).toEqual(['import.csv']);
  });
});

describe('files being written beside their target', () => {
  let records: FakeFolder;
  let now = 1_000_000;
  const start = () => new PartFiles({ folder: records, clock: { now: () => now }, log: silent });
  beforeEach(() => {
    now = 1_000_000;
    records = new FakeFolder({ now: () => now });
  });

  test('are removed at the next start, unless they were moved or removed before', async () => {
    const parts = start();
    const [left, ended] = [await parts.beside(join(folder, 'a.csv')), await parts.beside(join(folder, 'b.csv'))];
    for (const path of [left, ended]) writeFileSync(path, 'half');
    await parts.forget(ended);
    await parts.sweep();
    expect(readdirSync(folder)).toHaveLength(2);
    await start().sweep();
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([ended]);
    expect(records.files.size).toBe(0);
  });

  test('are remembered for 30 days while their drive is disconnected', async () => {
    const away = join(folder, 'drive');
    mkdirSync(away);
    const path = await start().beside(join(away, 'a.csv'));
    rmSync(away, { recursive: true });
    await start().sweep();
    mkdirSync(away);
    writeFileSync(path, 'half');
    await start().sweep();
    expect([readdirSync(dirname(path)), records.files.size]).toEqual([[], 0]);
    await start().beside(join(folder, 'nowhere', 'a.csv'));
    now += 30 * 24 * 3600 * 1000;
    await start().sweep();
    expect(records.files.size).toBe(0);
  });

  test.each(['', 'x', '{"path":"/etc/passwd"}', '{"other":1}'])(
    'are not removed on the word of an unknown record: %j',
    async (text) => {
      const path = join(folder, 'mine.csv');
      writeFileSync(path, 'mine');
      records.files.set('a.json', { bytes: Buffer.from(text.replace('/etc/passwd', path)), modifiedAt: now });
      await start().sweep();
      expect([readdirSync(folder), records.files.size]).toEqual([['mine.csv'], 0]);
    },
  );

  test('are written even where they cannot be recorded', async () => {
    records.failing.add('write');
    expect(await start().beside(join(folder, 'a.csv'))).toMatch(/a\.csv\.[0-9a-f]{8}\.part$/);
  });
});
