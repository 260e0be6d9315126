import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { line } from '#tests/support/imports.ts';

// Processes and threads are started, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const command = join(import.meta.dirname, '../../../tools/check-import.ts');
const fixtures = join(import.meta.dirname, '../../fixtures/import');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('a file that can be checked', () => {
  test('without errors gives exit code 0 and one JSON object with these keys in this order', async () => {
    const { code, stdout, stderr } = await run('--type', 'users', '--file', join(fixtures, '01-minimal.csv'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const keys = ['encoding', 'delimiter', 'header', 'records', 'valid', 'errors', 'warnings'];
    expect(Object.keys(JSON.parse(stdout))).toEqual(keys);
  });

  test('has platform codes’s meaning unless it is told otherwise', async () => {
    const args = ['--type', 'users', '--file', file('codes.csv', line({ gender: '1' })), '--sample', '1'];
    expect(JSON.parse((await run(...args)).stdout).sample.values.gender).toBe('1');
    expect(JSON.parse((await run(...args, '--code', 'gender=national')).stdout).sample.values.gender).toBe('2');
    expect(await run(...args, '--code', 'gender=metric')).toMatchObject({ code: 2, stdout: '' });
  });

  test('with errors gives exit code 1 and the values of the requested record', async () => {
    const args = ['--type', 'relaypoints', '--file', join(fixtures, '20-relay-points-errors.csv'), '--sample', '15'];
    const { code, stdout } = await run(...args);
    const { sample, errors } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(errors).toContainEqual({ line: 2, record: 1, column: 'name', cause: 'required' });
    expect(sample).toMatchObject({ record: 15, values: { latitude: '48.69' } });
  });

  test('with a line of 50 MB gives one invalid record among others', async () => {
    const path = file('long.csv', `${'a'.repeat(50_000_000)}\n${line()}`);
    const { code, stdout } = await run('--type', 'users', '--file', path);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      records: 2,
      valid: 1,
      errors: [{ line: 1, record: 1, column: null, cause: 'fieldCount' }],
    });
  });

  test('may be a workbook, whose lines are the rows of its first sheet', async () => {
    const path = join(fixtures, '23-users.xlsx');
    const { code, stdout } = await run('--type', 'users', '--file', path, '--sample', '2');
    const { type: _, sample, ...expected } = JSON.parse(readFileSync(join(fixtures, '23-users.expected.json'), 'utf8'));
    expect({ code, report: JSON.parse(stdout) }).toEqual({ code: 1, report: { ...expected, sample } });
  });

  test('with warnings only gives exit code 0, and null for a missing record', async () => {
    const path = file('warned.csv', line({ birthDate: '17/05/1984' }));
    const { code, stdout } = await run('--type', 'users', '--file', path, '--sample', '2');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ warnings: [{ cause: 'dateFormat' }], sample: null });
  });

  test('with a problem in every field of many lines gives the complete output', async () => {
    const bad = `x; =a ; =b ;9;x; =c ;x; =d ; =e ; =f ; =g ; =h ;x;y;x\n`;
    const path = file('bad.csv', bad.repeat(20_000));
    const { code, stdout } = await run('--type', 'users', '--file', path);
    const { errors, warnings, records, valid } = JSON.parse(stdout);
    expect({ code, records, valid }).toEqual({ code: 1, records: 20_000, valid: 0 });
    // Email, gender, date, community, both coordinates and news; the address again on every line but the first.
    expect(errors).toHaveLength(20_000 * 7 + 19_999);
    expect(warnings.length).toBeGreaterThan(20_000 * 16);
    expect(errors.at(-1)).toEqual({ line: 20_000, record: 20_000, column: 'newsSubscription', cause: 'boolean' });
  });
});

describe('unreadable input gives exit code 2, the reason on stderr and nothing on stdout', () => {
  test.each<[string, () => string[]]>([
    ['a missing file', () => ['--type', 'users', '--file', join(folder, 'nowhere.csv')]],
    ['a folder', () => ['--type', 'users', '--file', folder]],
    ['a damaged workbook', () => ['--type', 'users', '--file', file('book.csv', Buffer.from('PK\u0003\u0004'))]],
    ['an unknown type', () => ['--type', 'events', '--file', join(fixtures, '01-minimal.csv')]],
    ['no type', () => ['--file', join(fixtures, '01-minimal.csv')]],
    ['no file', () => ['--type', 'users']],
    ['an unknown option', () => ['--type', 'users', '--file', join(fixtures, '01-minimal.csv'), '--fast']],
    [
      'a sample that is no record',
      () => ['--type', 'users', '--file', join(fixtures, '01-minimal.csv'), '--sample', '0'],
    ],
  ])('%s', async (_, args) => {
    const { code, stdout, stderr } = await run(...args());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^check-import: .+/);
  });
});
