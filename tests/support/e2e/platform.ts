import { onTestFinished } from 'vitest';
import type { TrainingOptions } from '#main/training/index.ts';
import { startTrainingServer, type TrainingServer } from '../training-server.ts';

/** A platform over real HTTP whose clock a test can put forward, closed with the test. */
export interface TestPlatform extends TrainingServer {
  /** Lets time pass for the platform alone, in milliseconds. */
  advance(milliseconds: number): void;
  /** How often a call arrived since the start, e.g. `POST /login`. */
  count(call: string): number;
}

export const administrator = { identifier: 'administration@example.org', password: 'administration' };

/** To be called inside a test. */
export async function startPlatform(options: Omit<TrainingOptions, 'clock'> = {}): Promise<TestPlatform> {
  let offset = 0;
  const server = await startTrainingServer({ users: 500, ...options, clock: { now: () => Date.now() + offset } });
  onTestFinished(() => server.close());
  return {
    ...server,
    advance(milliseconds) {
      offset += milliseconds;
    },
    count: (call) =>
      server.requests.filter(({ request }) => `${request.method} ${request.url.split('?')[0]}` === call).length,
  };
}
