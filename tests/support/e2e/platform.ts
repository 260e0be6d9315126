import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { TrainingOptions } from '#training/index.ts';
import { startTrainingServer, type TrainingServer } from '../training-server.ts';

/** A platform over real HTTP whose clock a test can advance. */
export interface TestPlatform extends TrainingServer {
  /** Advances the platform's clock only, in milliseconds. */
  advance(milliseconds: number): void;
  /** The number of times a call arrived since the start, e.g. `POST /login`. */
  count(call: string): number;
  /**
   * Waits until every call is answered or given up, and none arrives for a while, in milliseconds: by default longer than the
   * application's pauses before a request..
   */
  quiet(without?: number): Promise<void>;
}

/** Milliseconds without a call: longer than the application's pauses before a request. */
const LONGER_THAN_PAUSES = 800;

/** The platform opened last: a worker runs one test at a time. */
let latest: TrainingServer | undefined;

/** The last calls of the platform opened last, with their results. */
export const lastCalls = (): string[] =>
  (latest?.requests ?? [])
    .slice(-8)
    .map(({ request, response }) => `${request.method} ${request.url} ${response?.status ?? 'not answered'}`);

export const administrator = { identifier: 'administration@example.org', password: 'administration' };

export type PlatformOptions = Omit<TrainingOptions, 'clock'>;

/** Starts a platform that is closed at the end of the current test. */
export async function startPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const platform = await openPlatform(options);
  onTestFinished(() => platform.close());
  return platform;
}

/** Starts a platform that its caller closes. */
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
    async quiet(without = LONGER_THAN_PAUSES) {
      let known = -1;
      while (known !== server.requests.length || server.underway() > 0) {
        known = server.requests.length;
        await delay(without);
      }
    },
  };
}
