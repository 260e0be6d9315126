import { describe, expect, it } from 'vitest';
import { createLog, longestEntry } from '#main/log/log.ts';
import { redact } from '#main/log/redact.ts';
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

  it('names what is not seen, or would move what is, in messages and details', () => {
    const [line = ''] = logged((log) =>
      log('info', 'a\u202Eb\u001B[31mc\r\nd', { name: 'e\u009Bf\u200Bg\u2028h\u2067i', thrown: new Error('j\u202Ek') }),
    );
    expect(line).toContain(String.raw`a\u{202e}b\u{1b}[31mc\nd {"name":"e\u{9b}f\u{200b}g\u{2028}h\u{2067}i"`);
    expect(line).toContain(String.raw`j\u{202e}k`);
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
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

  it('cuts long lists, wide objects and long texts before it writes them, and says how much there was', () => {
    let read = 0;
    const costly = () => ({
      toJSON() {
        read += 1;
        return 'x';
      },
    });
    const [line = ''] = logged((log) =>
      log('warn', 'a flood', {
        list: Array.from({ length: 100_000 }, costly),
        wide: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`n${index}`, costly()])),
        nested: Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => Array.from({ length: 50 }, costly))),
        bytes: new Uint8Array(1_000_000),
      }),
    );
    expect(read).toBeLessThan(2000);
    expect(line.length).toBeLessThan(longestEntry + 100);
    for (const told of ['[100000 items]', '[100000 names]']) expect(line).toContain(told);
  });

  it('neither makes nor redacts an entry that is not admitted', () => {
    let work = 0;
    const log = createLog({
      admits: (level) => level === 'error',
      write: () => {},
      redact: (text) => {
        work += 1;
        return text;
      },
      now: () => 0,
    });
    log('warn', 'left out', {
      toJSON() {
        work += 1;
      },
    });
    expect(work).toBe(0);
    log('error', 'taken');
    expect(work).toBe(1);
  });

  it('drops entries below the minimum level', () => {
    expect(logged((log) => log('debug', 'detail'))).toEqual([]);
  });
});
