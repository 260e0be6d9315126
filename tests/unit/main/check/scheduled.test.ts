import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ScheduledDiagnostics } from '#main/check/scheduled.ts';
import { FakeClock, listeningLog } from '#tests/support/fakes.ts';

const HOUR = 3_600_000;

let folder: string;
let clock: FakeClock;
let log: ReturnType<typeof listeningLog>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-scheduled-'));
  clock = new FakeClock(new Date(2026, 10, 29, 13, 0).getTime());
  log = listeningLog();
});

const scheduled = (more: { account?: string; write?: (path: string) => Promise<void> } = {}) =>
  new ScheduledDiagnostics({
    settings: { diagnosticFolder: folder, diagnosticTime: '13:30', diagnosticFiles: 3 },
    account: more.account ?? '/home/a',
    clock,
    log: log.log,
    write: more.write ?? (async (path) => writeFileSync(path, 'zip')),
  });
const days = () => readdirSync(folder).map((name) => name.replace(/^escale-diagnostics-[\da-f]{8}-/u, ''));

describe('the diagnostic of the day', () => {
  it('is written once from its hour on, also where the application is opened later', async () => {
    const one = scheduled();
    await one.look();
    expect(days()).toEqual([]);
    clock.advance(HOUR);
    await one.look();
    await one.look();
    await scheduled().look();
    expect(days()).toEqual(['2026-11-29.zip']);
    expect(log.lines.filter((line) => line.includes('was written'))).toHaveLength(1);
  });

  it('keeps the last ones of this account, and touches nothing else', async () => {
    writeFileSync(join(folder, 'escale-diagnostics-2026-01-01.zip'), 'of somebody');
    await scheduled({ account: '/home/b' }).look();
    clock.advance(HOUR);
    await scheduled({ account: '/home/b' }).look();
    for (let day = 0; day < 6; day += 1) {
      await scheduled().look();
      clock.advance(24 * HOUR);
    }
    expect(days().toSorted()).toEqual([
      '2026-11-29.zip',
      '2026-12-02.zip',
      '2026-12-03.zip',
      '2026-12-04.zip',
      'escale-diagnostics-2026-01-01.zip',
    ]);
  });

  it('is written once after the clock went back, with later files beside it', async () => {
    const later = [2, 3, 4].map((day) => `2026-12-0${day}.zip`);
    for (let day = 0; day < 3; day += 1) {
      clock.advance(day === 0 ? 3 * 24 * HOUR + HOUR : 24 * HOUR);
      await scheduled().look();
    }
    expect(days().toSorted()).toEqual(later);
    clock = new FakeClock(new Date(2026, 10, 29, 14, 0).getTime());
    let written = 0;
    const one = scheduled({
      write: async (path) => {
        written += 1;
        writeFileSync(path, 'zip');
      },
    });
    await one.look();
    await one.look();
    expect(written).toBe(1);
    expect(days().toSorted()).toEqual(['2026-11-29.zip', ...later.slice(1)]);
  });

  it('makes no folder, which the other accounts could not write to: that it is missing is said once an hour', async () => {
    clock.advance(HOUR);
    const parent = folder;
    folder = join(parent, 'diagnostics');
    const one = scheduled();
    await one.look();
    await one.look();
    expect(readdirSync(parent)).toEqual([]);
    expect(log.lines.filter((line) => line.includes('is missing'))).toHaveLength(1);
    mkdirSync(folder);
    clock.advance(HOUR);
    await one.look();
    expect(days()).toEqual(['2026-11-29.zip']);
  });

  it('that cannot be written is tried again an hour later, and said in the log', async () => {
    clock.advance(HOUR);
    let tries = 0;
    const one = scheduled({
      write: async () => {
        tries += 1;
        throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      },
    });
    await one.look();
    await one.look();
    expect(tries).toBe(1);
    expect(log.lines.join()).toContain('cannot be written');
    clock.advance(HOUR);
    await one.look();
    expect(tries).toBe(2);
  });

  it('is not looked for where no folder is set', () => {
    const none = new ScheduledDiagnostics({
      settings: { diagnosticTime: '13:30', diagnosticFiles: 3 },
      account: '/home/a',
      clock: { now: () => 0, after: () => expect.unreachable() },
      log: log.log,
      write: async () => expect.unreachable(),
    });
    none.start();
  });
});
