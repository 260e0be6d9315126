import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readThirdParties } from '#main/app/third-parties.ts';
import { condense, type ThirdParty } from '#shared/third-parties.ts';

const file = join(mkdtempSync(join(tmpdir(), 'escale-third-')), 'packages.json');
const react: ThirdParty = {
  name: 'react',
  version: '19.3.1',
  within: null,
  licence: 'MIT',
  source: 'https://www.npmjs.com/package/react/v/19.3.1',
  text: 'Copyright\n\nPermission',
};

it('the software of others is read from the list beside the code, and fails plainly where there is none', async () => {
  await expect(readThirdParties(file)).rejects.toMatchObject({ error: { kind: 'file' } });
  writeFileSync(file, JSON.stringify(condense([react])));
  expect(await readThirdParties(file)).toEqual([react]);
});
