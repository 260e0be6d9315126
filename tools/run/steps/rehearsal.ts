import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rehearsable } from '../../package/rehearsal/rehearse.ts';
import { root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { runQuietly } from '../setup/spawn.mjs';
import { ensureBuild, fingerprint, readStamp } from './build.ts';
import { node } from './tools.ts';

/** Folder of the packages that tests look at. */
export const rehearsalFolder = join(root, 'test-results/packages/dist');

const sources = [
  'out/**/*',
  'resources/**/*',
  'docs/it-changes.md',
  'tools/build/**/*',
  'tools/guide/changes.ts',
  'tools/package/**/*',
  'tools/xml/**/*',
  'electron-builder.yml',
  'package.json',
  'package-lock.json',
];

/**
 * Packs Escale for the systems that this machine can rehearse into `rehearsalFolder`, unless the packages there were
 * made from the same files.
 */
export async function ensureRehearsal(): Promise<void> {
  await ensureBuild();
  const stampFile = join(rehearsalFolder, '.packed-from');
  const stamp = [...rehearsable(), fingerprint(root, sources)].join('\n');
  if (readStamp(stampFile) === stamp) return;
  say('Packing for the rehearsal.');
  rmSync(rehearsalFolder, { recursive: true, force: true });
  const script = join(root, 'tools/package/main.ts');
  const code = await runQuietly(node, [script, '--rehearse', '--output', rehearsalFolder]);
  if (code !== 0) throw new Error('The packages could not be made: see above.');
  writeFileSync(stampFile, stamp);
}
