import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportRunner, workerRunner } from '#main/transfer/import/run-job.ts';
import { failure } from '#tests/support/import-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-runner-'));
const script = join(folder, 'worker.mjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that answers with the number of its thread and of its jobs; or never, or by an end, as the path says. */
beforeAll(() =>
  writeFileSync(
    script,
    `import { parentPort, threadId } from 'node:worker_threads';
     let jobs = 0;
     parentPort.on('message', ({ request: { path } }) => {
       jobs += 1;
       if (path === 'ends') process.exit(3);
       if (path === 'never') return parentPort.postMessage({ kind: 'progress', bytes: 1 });
       const answer = () => parentPort.postMessage({ kind: 'done', value: [threadId, jobs].join(' ') });
       if (path === 'late') setTimeout(answer, 200); else answer();
     });`,
  ),
);

const idle = new AbortController().signal;
const run = (runner: ImportRunner, path: string, options: Partial<Parameters<ImportRunner['run']>[2]> = {}) =>
  runner.run('digest', { path }, { signal: idle, ...options });
/** The thread that did a job, and how many jobs it has done. */
const doneBy = async (job: Promise<string>) => (await job).split(' ').map(Number);

test('jobs run one after the other in one thread, which is kept', async () => {
  const runner = workerRunner(script);
  const [first, second] = await Promise.all([doneBy(run(runner, 'late')), doneBy(run(runner, 'a'))]);
  const third = await doneBy(run(runner, 'b'));
  expect([first?.[1], second?.[1], third[1]]).toEqual([1, 2, 3]);
  expect(new Set([first?.[0], second?.[0], third[0]]).size).toBe(1);
});

test('a job that is cancelled while it waits is never begun', async () => {
  const runner = workerRunner(script);
  const controller = new AbortController();
  const running = run(runner, 'late');
  const waiting = run(runner, 'a', { signal: controller.signal });
  controller.abort();
  expect(await failure(waiting)).toEqual({ kind: 'cancelled' });
  expect((await doneBy(running))[1]).toBe(1);
  expect((await doneBy(run(runner, 'b')))[1]).toBe(2);
  expect(await failure(run(runner, 'c', { signal: controller.signal }))).toEqual({ kind: 'cancelled' });
});

test('a job that is cancelled while it runs ends its thread, and the next job has another one', async () => {
  const runner = workerRunner(script);
  const [thread] = await doneBy(run(runner, 'a'));
  const controller = new AbortController();
  const running = run(runner, 'never', { signal: controller.signal, onProgress: () => controller.abort() });
  const next = run(runner, 'b');
  expect(await failure(running)).toEqual({ kind: 'cancelled' });
  const [other, jobs] = await doneBy(next);
  expect([other === thread, jobs]).toEqual([false, 1]);
});

test('a short job that is cancelled while it runs leaves its thread to the next', async () => {
  const runner = workerRunner(script);
  const controller = new AbortController();
  const running = run(runner, 'late', { signal: controller.signal, isShort: true });
  controller.abort();
  expect(await failure(running)).toEqual({ kind: 'cancelled' });
  expect((await doneBy(run(runner, 'a')))[1]).toBe(2);
});

test('a job that only reads what is kept leaves its thread to the next as well', async () => {
  const runner = workerRunner(script);
  const controller = new AbortController();
  const request = { path: 'late', type: 'relaypoints', options: {}, today: '2026-06-15', limit: 1 } as const;
  const running = runner.run('places', request, { signal: controller.signal });
  controller.abort();
  expect(await failure(running)).toEqual({ kind: 'cancelled' });
  expect((await doneBy(run(runner, 'a')))[1]).toBe(2);
});

test('a thread that ends by itself fails its job alone', async () => {
  const runner = workerRunner(script);
  expect(String(await failure(run(runner, 'ends')))).toMatch(/ended early \(3\)/u);
  expect((await doneBy(run(runner, 'a')))[1]).toBe(1);
});

test('what is kept is given up when it is closed, once nothing runs', async () => {
  const runner = workerRunner(script);
  const running = run(runner, 'late');
  runner.close();
  const [thread] = await doneBy(running);
  const [other, jobs] = await doneBy(run(runner, 'a'));
  expect([other === thread, jobs]).toEqual([false, 1]);
});
