import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { QueuedLines } from '#main/log/queued-lines.ts';
import { RotatingFile } from '#main/log/rotating-file.ts';

function onDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'escale-queue-'));
  const read = () => readFileSync(join(folder, 'escale.log'), 'utf8');
  return { file: new RotatingFile({ folder, name: 'escale' }), read };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`);
const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

it('writes lines in order, many at a time, and nobody waits for it', async () => {
  const { file, read } = onDisk();
  const append = vi.spyOn(file, 'append');
  const now = vi.spyOn(file, 'appendNow');
  const queue = new QueuedLines(file);
  const lines = numbered(5000);
  for (const line of lines) queue.add(line);
  await vi.waitFor(() => expect(read()).toBe(textOf(lines)));
  expect(append.mock.calls.length).toBeLessThan(5);
  expect(now).not.toHaveBeenCalled();
});

it.each(['before it has a place', 'while it is being written', 'after it was written'])(
  'has each line in the file once, in order, when the process ends with a write under way: %s',
  async (when) => {
    const { file, read } = onDisk();
    const appending = file.append.bind(file);
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    file.append = async (bytes, begins) => {
      if (when === 'before it has a place') await held;
      await appending(bytes, (place) => {
        const goesOn = begins(place);
        if (when === 'while it is being written') queue.flushNow();
        return goesOn;
      });
      if (when === 'after it was written') await held;
    };
    const queue = new QueuedLines(file);
    for (const line of numbered(3)) queue.add(line);
    await new Promise((resolve) => setTimeout(resolve, 20));
    queue.add('the last line');
    queue.flushNow();
    const expected = textOf([...numbered(3), 'the last line']);
    expect(read()).toBe(expected);
    resume();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(read()).toBe(expected);
    queue.add('after all');
    await vi.waitFor(() => expect(read()).toBe(`${expected}after all\n`));
  },
);

it('takes no more than a bounded number of bytes while the disk does not answer', () => {
  const stuck = { append: () => new Promise<void>(() => {}), appendNow: vi.fn() };
  const queue = new QueuedLines(stuck);
  const line = 'x'.repeat(9999);
  const taken = Array.from({ length: 1000 }, () => queue.add(line)).filter((bytes) => bytes !== null);
  // The first one is being written, the others wait.
  expect(taken).toHaveLength(101);
});

it('never throws where nothing can be written', async () => {
  const full = {
    append: () => Promise.reject(new Error('ENOSPC')),
    appendNow: () => {
      throw new Error('ENOSPC');
    },
  };
  const queue = new QueuedLines(full);
  queue.add('lost');
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(queue.add('lost as well')).not.toBeNull();
  expect(() => queue.flushNow()).not.toThrow();
});
