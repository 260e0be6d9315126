import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readThirdParties } from '#main/app/handlers.ts';
import { condense } from '#shared/third-parties.ts';
import { react } from '#tests/support/third-party.ts';

const file = join(mkdtempSync(join(tmpdir(), 'escale-third-')), 'packages.json.gz');

it('the software of others is read from the list beside the code, and fails plainly where there is none', async () => {
  await expect(readThirdParties(file)).rejects.toMatchObject({ error: { kind: 'file' } });
  writeFileSync(file, gzipSync(JSON.stringify(condense([react]))));
  expect(await readThirdParties(file)).toEqual([react]);
});
