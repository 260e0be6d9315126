import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { TrainingOptions } from '#training/index.ts';
import { startTrainingServer, type TrainingServer } from '../training-server.ts';

/** A platform over real HTTP whose clock a test can put forward. */
export interface TestPlatform extends TrainingServer {
  /** Lets time pass for the platform alone, in milliseconds. */
  advance(milliseconds: number): void;
  /** How often a call arrived since the start, e.g. `POST /login`. */
  count(call: string): number;
  /** Waits until every call is answered, and none has come for a while: for a platform without faults. */
  quiet(): Promise<void>;
}

/** Milliseconds without a call: longer than the pauses that the application makes before it asks. */
const WHILE = 800;

/** The one that was opened last: a worker runs one test at a time. */
let latest: TrainingServer | undefined;

/** The last calls of the platform that was opened last, with what became of them. */
export const lastCalls = (): string[] =>
  (latest?.requests ?? [])
    .slice(-8)
    .map(({ request, response }) => `${request.method} ${request.url} ${response?.status ?? 'not answered'}`);

export const administrator = { identifier: 'administration@example.org', password: 'administration' };

export type PlatformOptions = Omit<TrainingOptions, 'clock'>;

/** A platform that is closed with the test that runs. */
export async function startPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const platform = await openPlatform(options);
  onTestFinished(() => platform.close());
  return platform;
}

/** A platform that whoever opened it closes. */
export async function openPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  let offset = 0;
  const server = await startTrainingServer({ users: 500, ...options, clock: { now: () => Date.now() + offset } });
  latest = server;
  return {
    ...server,
    close() {
      latest = undefined;
      return server.close();
    },
    advance(milliseconds) {
      offset += milliseconds;
    },
    count: (call) =>
      server.requests.filter(({ request }) => `${request.method} ${request.url.split('?')[0]}` === call).length,
    async quiet() {
      let known = -1;
      while (known !== server.requests.length || server.requests.some(({ response }) => response === null)) {
        known = server.requests.length;
        await delay(WHILE);
      }
    },
  };
}
