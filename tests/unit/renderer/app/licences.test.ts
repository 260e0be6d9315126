import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import licences from '#renderer/app/dialogs/licences.json';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('every library that the main process ships is listed', () => {
  const { dependencies, optionalDependencies } = read('package.json');
  const named = licences.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...Object.keys(optionalDependencies)]));
});

test.each(licences)('$name is under the licence that it declares', ({ name, license }) => {
  const manifest = `node_modules/${name}/package.json`;
  // An optional library may not have been built on this machine.
  if (existsSync(join(root, manifest))) expect(license).toBe(read(manifest).license);
});
