import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlatformClient } from '#main/api/client.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ProcessSettings } from '#tests/support/import-process.ts';
import { line } from '#tests/support/imports.ts';
import { administratorOf, signedInClient } from '#tests/support/platform-client.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';

// Processes are started, on machines that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

/** Applications that are killed, over a platform that goes on by itself. */

interface Reported {
  progress?: Progress;
  result?: ImportResult;
  isHalf?: boolean;
}

const upload = { method: 'POST', path: '/admin/imports/users', times: 1 };
let folder: string;
let server: TrainingServer;
let client: PlatformClient;
/** Lines that the platform has begun, and may begin. */
let taken = 0;
let allowed = Number.POSITIVE_INFINITY;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escale-kills-'));
  mkdirSync(join(folder, 'data'));
  taken = 0;
  const importPace = async () => {
    while (taken >= allowed) await delay(5);
    taken += 1;
    await delay(3);
  };
  server = await startTrainingServer({ users: 300, importPace });
  client = await signedInClient(server.url, administratorOf(server));
});
afterEach(async () => {
  allowed = Number.POSITIVE_INFINITY;
  for (const child of running) child.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts an application, and hears what it tells until it ends or `isEnough`, at which it is killed. */
async function run(
  work: ProcessSettings['work'],
  isEnough: (reported: Reported) => boolean = () => false,
): Promise<Reported[]> {
  const settings: ProcessSettings = {
    url: server.url,
    account: administratorOf(server),
    dataFolder: join(folder, 'data'),
    systemFolder: folder,
    file: join(folder, 'personnes.csv'),
    work,
  };
  const script = fileURLToPath(import.meta.resolve('#tests/support/import-process.ts'));
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const reported: Reported[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    const one: Reported = JSON.parse(text);
    reported.push(one);
    if (isEnough(one)) child.kill('SIGKILL');
  }
  await ended;
  running.delete(child);
  return reported;
}
const resultOf = (reported: readonly Reported[]) => reported.find(({ result }) => result !== undefined)?.result;
/**
 * Kills once a batch is on its way and the platform has begun so many lines, whatever the application tells meanwhile.
 */
const killAt =
  (lines: number) =>
  ({ progress }: Reported): boolean => {
    if (progress?.phase !== 'send') return false;
    void (async () => {
      while (taken < lines) await delay(5);
      for (const child of running) child.kill('SIGKILL');
    })();
    return false;
  };
const filesIn = (path: string): string[] => readdirSync(path, { recursive: true, encoding: 'utf8' });
const copies = () => filesIn(join(folder, 'data')).filter((name) => name.endsWith('import.csv'));
const total = async () => (await client.list('admin/users', [['perPage', '1']])).total;

test('after crashes and lost connections everybody is created once and no temporary copy remains', async () => {
  // The database of the platform has no room for one name: its whole batch fails.
  const people = Array.from({ length: 450 }, (_, index) =>
    line({ email: `p${index}@exemple.fr`, ...(index === 430 && { givenName: 'é'.repeat(256) }) }),
  );
  writeFileSync(join(folder, 'personnes.csv'), [importColumns.users.join(';'), ...people].join('\n'));
  const before = await total();

  // In the middle of the first batch; then while it waits for the platform, which is still at work on it.
  allowed = 60;
  expect(resultOf(await run('import', killAt(40)))).toBeUndefined();
  expect(copies()).toHaveLength(1);
  const waited = await run('import', ({ progress }) => {
    if (progress?.phase === 'wait') allowed = 100;
    return (progress?.arrived?.count ?? 0) >= 90;
  });
  expect(waited.at(-1)?.progress).toMatchObject({ phase: 'wait', arrived: { of: 200 } });
  // The platform goes on, and the second batch leaves, to be cut: it is looked for, and killed in the middle of the third.
  server.faults.leave(upload);
  const kill = killAt(410);
  const reported = await run('import', (one) => {
    if (one.progress?.phase === 'wait') allowed = Number.POSITIVE_INFINITY;
    return kill(one);
  });
  expect(resultOf(reported)).toBeUndefined();
  expect(reported.some(({ progress }) => progress?.phase === 'verify' && progress.batch !== undefined)).toBe(true);

  const result = resultOf(await run('import'));
  expect(await total()).toBe(before + 449);
  const found = await Promise.all(
    [0, 199, 200, 399, 400, 449].map((index) => client.list('admin/users/email', [['email', `p${index}@exemple.fr`]])),
  );
  expect(found.map(({ members }) => members.length)).toEqual([1, 1, 1, 1, 1, 1]);
  const { added = 0, existing = 0, ...others } = result?.counts ?? {};
  expect([added + existing, others]).toEqual([449, { updated: 0, refused: 1, uncertain: 0, notSent: 0 }]);
  expect([copies(), filesIn(join(folder, 'data', 'imports'))]).toEqual([[], []]);
});

test('the next start deletes a partial file left by a crash, and keeps its target unchanged', async () => {
  writeFileSync(join(folder, 'personnes.csv'), 'as it was');
  const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));
  await run('save', ({ isHalf }) => isHalf === true);
  expect(parts()).toHaveLength(1);
  await run('save', ({ isHalf }) => isHalf === true);
  expect(parts()).toHaveLength(1);
  expect(readFileSync(join(folder, 'personnes.csv'), 'utf8')).toBe('as it was');
  expect(readdirSync(join(folder, 'data', 'unfinished-files'))).toHaveLength(1);
});
