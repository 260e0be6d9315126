import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importColumns } from '#shared/import/columns.ts';
import { line } from '#tests/support/imports.ts';
import { openKilledImport, type Reported, resultOf } from '#tests/support/killed-import.ts';

// Processes are started, on machines that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

/** Applications that are killed, over a platform that goes on by itself. */

const upload = { method: 'POST', path: '/admin/imports/users', times: 1 };
let harness: Awaited<ReturnType<typeof openKilledImport>>;

beforeEach(async () => {
  harness = await openKilledImport();
});
afterEach(() => harness.close());

/**
 * Kills once a batch is on its way and the platform has begun so many lines, whatever the application tells meanwhile.
 */
const killAt =
  (lines: number) =>
  ({ progress }: Reported): boolean => {
    if (progress?.phase !== 'send') return false;
    void (async () => {
      while (harness.pace.taken < lines) await delay(5);
      harness.kill();
    })();
    return false;
  };
const filesIn = (path: string): string[] => readdirSync(path, { recursive: true, encoding: 'utf8' });
const copies = () => filesIn(join(harness.folder, 'data')).filter((name) => name.endsWith('import.csv'));

test('after crashes and lost connections everybody is created once and no temporary copy remains', async () => {
  // The database of the platform has no room for one name: its whole batch fails.
  const people = Array.from({ length: 450 }, (_, index) =>
    line({ email: `p${index}@exemple.fr`, ...(index === 430 && { givenName: 'é'.repeat(256) }) }),
  );
  writeFileSync(harness.file, [importColumns.users.join(';'), ...people].join('\n'));
  const before = await harness.total();

  // In the middle of the first batch; then while it waits for the platform, which is still at work on it.
  harness.pace.allowed = 60;
  expect(resultOf(await harness.run('import', killAt(40)))).toBeUndefined();
  expect(copies()).toHaveLength(1);
  const waited = await harness.run('import', ({ progress }) => {
    if (progress?.phase === 'wait') harness.pace.allowed = 100;
    return (progress?.arrived?.count ?? 0) >= 90;
  });
  expect(waited.at(-1)?.progress).toMatchObject({ phase: 'wait', arrived: { of: 200 } });
  // The platform goes on, and the second batch leaves, to be cut: it is looked for, and killed in the middle of the third.
  harness.server.faults.leave(upload);
  const kill = killAt(410);
  const reported = await harness.run('import', (one) => {
    if (one.progress?.phase === 'wait') harness.pace.allowed = Number.POSITIVE_INFINITY;
    return kill(one);
  });
  expect(resultOf(reported)).toBeUndefined();
  expect(reported.some(({ progress }) => progress?.phase === 'verify' && progress.batch !== undefined)).toBe(true);

  const result = resultOf(await harness.run('import'));
  expect(await harness.total()).toBe(before + 449);
  const found = await Promise.all(
    [0, 199, 200, 399, 400, 449].map((index) =>
      harness.client.list('admin/users/email', [['email', `p${index}@exemple.fr`]]),
    ),
  );
  expect(found.map(({ members }) => members.length)).toEqual([1, 1, 1, 1, 1, 1]);
  const { added = 0, existing = 0, ...others } = result?.counts ?? {};
  expect([added + existing, others]).toEqual([449, { updated: 0, refused: 1, uncertain: 0, notSent: 0 }]);
  expect([copies(), filesIn(join(harness.folder, 'data', 'imports'))]).toEqual([[], []]);
});

test('the next start deletes a partial file left by a crash, and keeps its target unchanged', async () => {
  writeFileSync(harness.file, 'as it was');
  const parts = () => readdirSync(harness.folder).filter((name) => name.endsWith('.part'));
  await harness.run('save', ({ isHalf }) => isHalf === true);
  expect(parts()).toHaveLength(1);
  await harness.run('save', ({ isHalf }) => isHalf === true);
  expect(parts()).toHaveLength(1);
  expect(readFileSync(harness.file, 'utf8')).toBe('as it was');
  expect(readdirSync(join(harness.folder, 'data', 'unfinished-files'))).toHaveLength(1);
});
