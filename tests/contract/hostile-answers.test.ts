import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oddAnswers, unreadableAnswers } from '#tests/support/hostile-answers.ts';
import { platformReads } from '#tests/support/platform-reads.ts';
import { type ReadingBridge, readingBridge } from '#tests/support/reading-bridge.ts';
import { startTrainingServer, type TrainingServer } from '#tests/support/training-server.ts';

let server: TrainingServer;
let bridges: ReadingBridge[];
beforeAll(async () => {
  server = await startTrainingServer({ users: 100 });
  bridges = [await readingBridge(server.url, 'administrator'), await readingBridge(server.url, 'solidaryOperator')];
});
afterAll(() => server.close());

/** Everything but what a session needs. */
const target = { path: /^\/(?!login|token|users\/me$|permissions)/ };

/** What a call answers to the first person who has its right, and what was logged and asked for it. */
async function outcomeOf(channel: string, request: unknown) {
  for (const { call, lines } of bridges) {
    lines.length = 0;
    server.requests.length = 0;
    const answer = await call(channel, request);
    const isRefused = !answer.ok && ['denied', 'unauthorized'].includes(answer.error.kind);
    if (!isRefused) return { answer, lines: [...lines], asked: server.requests.length };
  }
  throw new Error(`nobody has the right of ${channel}`);
}

describe('a read that is answered by', () => {
  it.each(Object.entries(unreadableAnswers))('%s fails in words, whatever was asked', async (_, make) => {
    server.faults.clear();
    server.faults.make(make, target);
    const wrong: unknown[] = [];
    for (const [channel, request] of platformReads) {
      const { answer, asked } = await outcomeOf(channel, request);
      // A check of several people says for each of them what could not be read.
      const isSaid = /"kind":"server","isUnreadable":true/.test(JSON.stringify(answer));
      if (asked === 0 || !isSaid) wrong.push(`${channel} asked ${asked}: ${JSON.stringify(answer).slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(oddAnswers))('%s is read as far as it can be, and fills no log', async (_, make) => {
    server.faults.clear();
    server.faults.make(make, target);
    const wrong: unknown[] = [];
    for (const [channel, request] of platformReads) {
      const { answer, lines, asked } = await outcomeOf(channel, request);
      const isSaid = answer.ok || answer.error.kind !== 'internal';
      const isLogged = lines.length <= asked && lines.every((line) => line.length < 5000);
      // What was read before may be kept; rows that are announced are not walked through one by one.
      if (asked > 20 || !isSaid || !isLogged)
        wrong.push(`${channel} asked ${asked}, ${lines.length} lines: ${JSON.stringify(answer).slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });
});
