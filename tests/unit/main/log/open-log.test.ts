import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { perMinute } from '#main/log/allowance.ts';
import { openLog } from '#main/log/open-log.ts';
import { FakeClock } from '#tests/support/fakes.ts';

let clock: FakeClock;
let redacted: number;
let opened: ReturnType<typeof openLog>;
let folder: string;

beforeEach(() => {
  clock = new FakeClock();
  redacted = 0;
  folder = mkdtempSync(join(tmpdir(), 'escale-open-log-'));
  const redact = (text: string) => {
    redacted += 1;
    return text;
  };
  opened = openLog({ folder, redact, clock });
});

/** The lines on disk. */
function written(): string[] {
  opened.flush();
  return readFileSync(join(folder, 'escale.log'), 'utf8').trimEnd().split('\n');
}

const LEFT_OUT = /the log left lines out/u;

it('takes so many lines a minute, redacts no others, and says how many it left out', () => {
  for (let index = 0; index < 100_000; index += 1) opened.log('warn', `flood ${index}`);
  expect(redacted).toBe(perMinute.others.lines);
  const lines = written();
  expect(lines.filter((line) => line.includes('flood'))).toHaveLength(perMinute.others.lines);
  expect(lines.at(-1)).toMatch(LEFT_OUT);
  expect(lines.at(-1)).toContain(`"others":${100_000 - perMinute.others.lines}`);
});

it('says it when the minute is over, before the lines of the next one', () => {
  for (let index = 0; index < 1000; index += 1) opened.log('info', 'flood');
  clock.advance(61_000);
  opened.log('info', 'the next minute');
  const lines = written();
  expect(lines.findIndex((line) => LEFT_OUT.test(line))).toBe(perMinute.others.lines);
  expect(lines.at(-1)).toContain('the next minute');
});

it('has room for errors that no flood of other lines takes, and bounds them as well', () => {
  for (let index = 0; index < 10_000; index += 1) opened.log('info', 'flood');
  for (let index = 0; index < 10_000; index += 1) opened.log('error', 'a failure');
  const lines = written();
  expect(lines.filter((line) => line.includes('a failure'))).toHaveLength(perMinute.errors.lines);
  expect(lines.at(-1)).toContain(`"errors":${10_000 - perMinute.errors.lines}`);
});

it('takes so many bytes a minute', () => {
  for (let index = 0; index < 500; index += 1) opened.log('warn', 'x'.repeat(15_000));
  const bytes = written().join('\n').length;
  expect(bytes).toBeGreaterThan(perMinute.others.bytes - 16_000);
  expect(bytes).toBeLessThan(perMinute.others.bytes + 16_000);
});
