import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oddAnswers, unreadableAnswers } from '#tests/support/hostile-answers.ts';
import { platformReads } from '#tests/support/platform-reads.ts';
import { type ReadingBridge, readingBridge } from '#tests/support/reading-bridge.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';

/** Calls that the platform has to answer whole, so that other rows than announced are a failure. */
let server: TrainingServer;
let bridges: ReadingBridge[];
beforeAll(async () => {
  server = await startTrainingServer({ users: 100 });
  bridges = [await readingBridge(server.url, 'administrator'), await readingBridge(server.url, 'solidaryOperator')];
});
afterAll(() => server.close());

/** Everything but what a session needs. */
const target = { path: /^\/(?!login|token|users\/me$|permissions)/ };

async function outcomes(channel: string, request: unknown) {
  const found: unknown[] = [];
  for (const { call, lines } of bridges) {
    lines.length = 0;
    server.requests.length = 0;
    const answer = await call(channel, request);
    // Without the right nothing is asked.
    if (!answer.ok && ['denied', 'unauthorized', 'refused'].includes(answer.error.kind)) continue;
    found.push({ answer, lines: [...lines], asked: server.requests.length });
  }
  return found as { answer: Awaited<ReturnType<ReadingBridge['call']>>; lines: string[]; asked: number }[];
}

describe('a read that is answered by', () => {
  it.each(Object.entries(unreadableAnswers))('%s fails in words, whatever was asked', async (_, make) => {
    const wrong: unknown[] = [];
    for (const [channel, request] of platformReads) {
      server.faults.clear();
      server.faults.make(make, target);
      for (const { answer, asked } of await outcomes(channel, request)) {
        if (asked === 0) continue;
        const isSaid = !answer.ok && answer.error.kind === 'server' && answer.error.isUnreadable;
        if (!isSaid) wrong.push([channel, answer]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(oddAnswers))('%s is read as far as it can be, and fills no log', async (_, make) => {
    const wrong: unknown[] = [];
    for (const [channel, request] of platformReads) {
      server.faults.clear();
      server.faults.make(make, target);
      for (const { answer, lines, asked } of await outcomes(channel, request)) {
        const isSaid = answer.ok || answer.error.kind !== 'internal';
        const isLogged = lines.length <= 1 + asked && lines.every((line) => line.length < 5000);
        if (!isSaid || !isLogged) wrong.push([channel, answer, lines.length, asked]);
      }
    }
    expect(wrong).toEqual([]);
  });
});
