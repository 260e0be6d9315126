import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { fileSource } from '#main/transfer/import/byte-source.ts';
import { checkImport } from '#main/transfer/import/check.ts';
import { CompactStringSet, hashOf } from '#main/transfer/import/compact-string-set.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { ProblemGroups } from '#main/transfer/import/problem-groups.ts';
import { ProblemLog } from '#main/transfer/import/problem-log.ts';

// Processes and threads are started, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'escale-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const maker = join(import.meta.dirname, '../../../../support/make-import-file.mjs');

type Type = 'users' | 'relaypoints';

/** Large files whose maker knows what is wrong with them. */
test.each<[Type, string, string, string, string[]]>([
  ['users', 'utf-8', ';', 'crlf', []],
  ['users', 'utf-8-bom', ',', 'lf', ['--no-header']],
  ['users', 'windows-1252', 'tab', 'mixed', []],
  ['users', 'utf-16le', 'pipe', 'mixed', ['--no-header']],
  ['relaypoints', 'utf-8', 'pipe', 'mixed', []],
  ['relaypoints', 'windows-1252', ',', 'crlf', ['--no-header']],
  ['relaypoints', 'utf-16le', ';', 'lf', []],
])('finds every error and nothing else in %s, %s, %s, %s %j', (type, encoding, delimiter, eol, others) => {
  const path = join(folder, `${type}-${encoding}.csv`);
  const options = { type, encoding, delimiter, eol, rows: '6000', errors: '0.2', seed: '7', out: path };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const known = JSON.parse(execFileSync(process.execPath, [maker, ...args, ...others], { encoding: 'utf8' }));
  const source = fileSource(path, 4099);
  const plan = planImport(source, type);
  const groups = new ProblemGroups(type);
  const { records: checked, valid } = checkImport(source, plan, groups, { today: '2026-01-01' });
  const errorsByCause: Record<string, number> = {};
  for (const { severity, cause, records } of groups.sorted()) {
    expect(severity).toBe('error');
    errorsByCause[cause] = (errorsByCause[cause] ?? 0) + records.length;
  }
  expect({ encoding: plan.text.encoding, records: checked, valid, errorsByCause }).toEqual({ encoding, ...known });
});

describe('CompactStringSet', () => {
  test.each(['a@b.fr', 'A@B.fr', 'é@b.fr', 'É', '', '\u0130', 'x'.repeat(2000)])(
    'hashes %j as `hashOf` does',
    (value) => {
      const seen = new CompactStringSet();
      seen.add(value);
      expect(seen.lastHash).toBe(hashOf(value));
      expect(hashOf(value)).toBe(hashOf(value.toUpperCase().toLowerCase()));
    },
  );

  test('distinguishes and finds values after its table has grown several times', () => {
    const seen = new CompactStringSet();
    const address = (index: number) => `Personne.${index}@Example.org`;
    let repeated = 0;
    for (let index = 0; index < 200_000; index++) if (seen.add(address(index))) repeated++;
    expect(repeated).toBe(0);
    for (let index = 0; index < 200_000; index += 7) expect(seen.add(address(index).toUpperCase())).toBe(true);
  });

  test('holds values of any characters and any length', () => {
    const seen = new CompactStringSet();
    const values = [
      'é',
      'e',
      'İ',
      'ı',
      '\u{1f697}',
      'a'.repeat(1024),
      'a'.repeat(1025),
      `${'é'.repeat(2000)}x`,
      'É'.repeat(1024),
    ];
    expect(values.map((value) => seen.add(value))).toEqual(values.map(() => false));
    expect(values.map((value) => seen.add(value.toLowerCase()))).toEqual(values.map(() => true));
    expect(seen.add(`${'É'.repeat(2000)}X`)).toBe(true);
  });
});

test('ProblemLog returns everything that was added, however much', () => {
  const log = new ProblemLog('users');
  const expected: unknown[] = [];
  for (let line = 1; line <= 40_000; line++) {
    const record = line % 5 === 0 ? null : line;
    log.add('required', { line, record, field: line % 15, value: null, raw: null });
    expected.push({ line, record, column: expect.any(String), cause: 'required' });
    if (line % 3 === 0) {
      log.add('futureBirthDate', { line, record, field: -1, value: null, raw: null });
      expected.push({ line, record, column: null, cause: 'futureBirthDate' });
    }
  }
  const found = [...log];
  expect(found).toHaveLength(log.length);
  expect(found.length).toBe(expected.length);
  for (const at of [0, 1, 2, 16_383, 16_384, 40_000, found.length - 1]) expect(found[at]).toEqual(expected[at]);
  expect(found.map(({ line }) => line)).toEqual(expected.map((problem) => (problem as { line: number }).line));
});
