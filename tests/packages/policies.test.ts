import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeUnless, needs, packagesOf, packed } from '#tests/support/packages/packed.ts';
import { systems } from '../../tools/package/systems.ts';
import { policyFiles } from '../../tools/policies/files.ts';

for (const system of systems) {
  const { resources } = packed[system];
  describeUnless(needs(packagesOf[system]), `the package for ${system}`, () => {
    it('holds the templates of policies and the schema of the settings, as they are now', () => {
      const folder = join(resources, 'policies');
      const held = globSync('**/*.*', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
      expect(Object.fromEntries(held)).toEqual(policyFiles());
    });
  });
}
