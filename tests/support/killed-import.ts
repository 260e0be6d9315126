import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ProcessSettings } from './import-process.ts';
import { administratorOf, signedInClient } from './platform-client.ts';
import { startTrainingServer } from './training-server.ts';

/** What an application tells while it imports. */
export interface Reported {
  progress?: Progress;
  result?: ImportResult;
  isHalf?: boolean;
}

/** Lines that the platform has begun, and may begin. */
interface Pace {
  taken: number;
  allowed: number;
}

/** Milliseconds that the platform takes for a line. */
const LINE = 3;

/** Applications that import one file and are killed, over a platform that goes on by itself. */
export async function openKilledImport() {
  const folder = mkdtempSync(join(tmpdir(), 'escale-kills-'));
  mkdirSync(join(folder, 'data'));
  const pace: Pace = { taken: 0, allowed: Number.POSITIVE_INFINITY };
  const importPace = async () => {
    while (pace.taken >= pace.allowed) await delay(5);
    pace.taken += 1;
    await delay(LINE);
  };
  const server = await startTrainingServer({ users: 300, importPace });
  const client = await signedInClient(server.url, administratorOf(server));
  const running = new Set<ChildProcess>();
  const kill = () => {
    for (const child of running) child.kill('SIGKILL');
  };

  return {
    folder,
    server,
    client,
    pace,
    /** The file that is imported. */
    file: join(folder, 'personnes.csv'),
    kill,
    /** Starts an application, and hears what it tells until it ends or `isEnough`, at which it is killed. */
    async run(
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
      const stdio = ['ignore', 'pipe', 'inherit'] as const;
      const child = spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: [...stdio] });
      running.add(child);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const reported: Reported[] = [];
      if (child.stdout === null) throw new Error('The application tells nothing');
      for await (const text of createInterface({ input: child.stdout })) {
        const one: Reported = JSON.parse(text);
        reported.push(one);
        if (isEnough(one)) child.kill('SIGKILL');
      }
      await ended;
      running.delete(child);
      return reported;
    },
    /** Number of people on the platform. */
    total: async () => (await client.list('admin/users', [['perPage', '1']])).total,
    async close() {
      pace.allowed = Number.POSITIVE_INFINITY;
      kill();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The result of an import that was not killed. */
export const resultOf = (reported: readonly Reported[]): ImportResult | undefined =>
  reported.find(({ result }) => result !== undefined)?.result;
