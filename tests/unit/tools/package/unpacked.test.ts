import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unpackedIn } from '../../../../tools/package/verify/unpacked.ts';

const results = mkdtempSync(join(tmpdir(), 'escale-results-'));
afterAll(() => rmSync(results, { recursive: true, force: true }));

it('finds the applications of every system and processor among the results of electron-builder, and nothing else', () => {
  const apps = [
    'linux-unpacked/escale',
    'linux-arm64-unpacked/escale',
    'mac/Escale.app',
    'mac-arm64/Escale.app',
    'win-unpacked/Escale.exe',
    'win-arm64-unpacked/Escale.exe',
  ];
  const others = ['win-ia32-unpacked/Escale.exe', 'policies/Escale.app', 'mac.app', 'win-unpacked/other.exe'];
  for (const path of [...apps, ...others]) {
    mkdirSync(join(results, path, '..'), { recursive: true });
    writeFileSync(join(results, path), '');
  }
  const found = unpackedIn(results);
  expect(found.map(({ app }) => app).toSorted()).toEqual(apps.map((path) => join(results, path)).toSorted());
  expect(found.map(({ system, processor }) => `${system} ${processor}`).toSorted()).toEqual(
    ['linux', 'mac', 'win'].flatMap((system) => [`${system} arm64`, `${system} x64`]),
  );
});
