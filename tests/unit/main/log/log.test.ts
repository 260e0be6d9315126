import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog, longestEntry } from '#main/log/log.ts';
import { redact } from '#main/log/redact.ts';
import { RotatingFile } from '#main/log/rotating-file.ts';
import { AppFailure } from '#shared/failure.ts';

function logged(run: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  run(createLog({ write: (line) => lines.push(line), redact, now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 6) }));
  return lines;
}

describe('createLog', () => {
  it('writes time, level, message and details on one line', () => {
    expect(logged((log) => log('warn', 'a call failed', { status: 500 }))).toEqual([
      '2026-01-02T03:04:05.006Z WARN  a call failed {"status":500}',
    ]);
  });

  it('redacts messages, details, errors and causes', () => {
    const cause = new Error("open '/home/jeanne/x.csv'");
    const lines = logged((log) =>
      log('error', 'sign-in of jeanne@example.fr', {
        headers: { authorization: 'Bearer abcdef' },
        deep: [{ telephone: '06 12 34 56 78' }],
        thrown: new Error('token=f00ba4', { cause }),
      }),
    );
    const text = lines.join('\n');
    for (const secret of ['jeanne', 'abcdef', '12 34', 'f00ba4']) expect(text).not.toContain(secret);
    expect(text).toContain('[secret]');
  });

  it('omits file names and data that an error quotes, and the texts of the platform', () => {
    const parse = (text: string) => {
      try {
        return JSON.parse(text);
      } catch (thrown) {
        return thrown;
      }
    };
    const file = Object.assign(new Error("ENOENT: no such file or directory, open '/data/Jeanne Martin.csv'"), {
      code: 'ENOENT',
      path: '/data/Jeanne Martin.csv',
    });
    const stored = new AppFailure({
      kind: 'server',
      status: 500,
      isUnreadable: false,
      platformText: "Duplicate entry 'Jeanne Martin, 12 rue des Lilas' for key",
    });
    const lines = logged((log) => {
      log('error', 'a handler failed', { thrown: parse('{"givenName": Jeanne, "street": "12 rue des Lilas"}') });
      log('error', 'a handler failed', { thrown: file });
      log('error', 'a handler failed', { thrown: stored });
      log('warn', 'a call failed', { path: 'admin/users', ...stored.error });
      log('error', 'a handler failed', { thrown: new TypeError("it’s not « Jeanne » nor `Lilas` nor 'Jeanne’s'") });
    });
    const text = lines.join('\n');
    for (const value of ['Jeanne', 'Martin', 'Lilas']) expect(text).not.toContain(value);
    for (const fact of ['SyntaxError', 'ENOENT', '"kind":"server"', '"status":500', 'log.test.ts']) {
      expect(text).toContain(fact);
    }
  });

  it('keeps the message of an error of the application itself', () => {
    const [line] = logged((log) =>
      log('error', 'a handler failed', { thrown: new TypeError("Cannot read properties of undefined (reading 'id')") }),
    );
    expect(line).toContain('Cannot read properties of undefined (reading id)');
  });

  it('cuts an entry that is too long without revealing a secret at the cut', () => {
    for (let shift = 0; shift < 40; shift += 1) {
      const text = `${'x '.repeat(longestEntry / 2 - 20)}${'y'.repeat(shift)} jeanne.martin@mairie.example.fr ${'z '.repeat(9000)}`;
      const [line = ''] = logged((log) => log('info', text));
      expect(line.length).toBeLessThan(longestEntry + 100);
      expect(line).toContain('[cut: ');
      expect(line).not.toContain('jeanne');
    }
  });

  it('keeps one line per entry, whatever the text holds', () => {
    const lines = logged((log) => log('info', 'one\n2026-01-01T00:00:00.000Z ERROR forged\r\nthree'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\r\n]/u);
  });

  it('writes values that JSON cannot represent', () => {
    const circle: Record<string, unknown> = { big: 1n };
    circle.self = circle;
    const hostile = {
      toJSON() {
        throw new Error('no');
      },
    };
    const lines = logged((log) => {
      log('info', 'circle', circle);
      log('info', 'hostile', { hostile });
    });
    expect(lines[0]).toContain('"big":"1"');
    expect(lines[1]).toContain('hostile');
  });

  it('drops entries below the minimum level', () => {
    expect(logged((log) => log('debug', 'detail'))).toEqual([]);
  });
});

describe('RotatingFile', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'escale-log-'));

  it('starts a new file at the size limit and keeps the given number of files', () => {
    const at = folder();
    const file = new RotatingFile({ folder: at, name: 'escale', maxSize: 30, keep: 3 });
    for (let number = 0; number < 10; number += 1) file.write(`line number ${number}`);
    expect(readdirSync(at).sort()).toEqual(['escale.1.log', 'escale.2.log', 'escale.log']);
    expect(readFileSync(join(at, 'escale.log'), 'utf8')).toBe('line number 8\nline number 9\n');
    expect(readFileSync(join(at, 'escale.1.log'), 'utf8')).toBe('line number 6\nline number 7\n');
    expect(readFileSync(join(at, 'escale.2.log'), 'utf8')).toBe('line number 4\nline number 5\n');
  });

  it('appends to the file of the last run', () => {
    const at = join(folder(), 'made', 'when needed');
    new RotatingFile({ folder: at, name: 'escale' }).write('first run');
    new RotatingFile({ folder: at, name: 'escale' }).write('second run');
    expect(readFileSync(join(at, 'escale.log'), 'utf8')).toBe('first run\nsecond run\n');
  });

  it('never throws when a write fails, and writes again once it can', () => {
    const at = folder();
    writeFileSync(join(at, 'file'), '');
    const blocked = new RotatingFile({ folder: join(at, 'file', 'logs'), name: 'escale' });
    expect(() => blocked.write('lost')).not.toThrow();
  });
});
