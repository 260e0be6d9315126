import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { runQuietly } from '../setup/spawn.mjs';
import { bin, node } from './tools.ts';

const sources = [
  'src/**/*',
  'resources/**/*',
  'docs/accessibility.fr.md',
  'docs/accessibility/*.md',
  'tools/policies/**/*',
  'tools/xml/**/*',
  'electron.vite.config.ts',
  'tools/build/**/*',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const outputs = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html', 'out/policies/Escale.admx'];
const stampFile = 'out/.built-from';

/** Fingerprint of everything that the build reads: it changes if and only if a source changes. */
export function fingerprint(folder: string, patterns: readonly string[] = sources): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: folder }).sort();
  for (const file of files) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** `development` adds the page that shows the patterns (`src/renderer/app/gallery`); `production` is what is packed. */
export type BuildMode = 'production' | 'development';

/**
 * Builds main, preload, renderer and the templates of policies into `out`, unless `out` has those of the same sources
 * in the same mode.
 */
export async function ensureBuild(mode: BuildMode = 'production'): Promise<void> {
  const sourcesNow = `${mode}\n${fingerprint(root)}`;
  if (readStamp(join(root, stampFile)) === stampOf(sourcesNow)) return;
  say('Building.');
  const code = await runQuietly(node, [bin('electron-vite'), 'build', '--mode', mode, '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The build failed: see above.');
  const { writePolicyFiles } = await import('../../policies/files.ts');
  writePolicyFiles(join(root, 'out/policies'));
  writeFileSync(join(root, stampFile), stampOf(sourcesNow));
}

/** Includes the file times of the outputs, so that a later build by hand is not mistaken for this one. */
function stampOf(sourcesNow: string): string {
  const times = outputs.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 'missing');
  return [sourcesNow, ...times].join('\n');
}

/** Returns the fingerprint of sources that a file holds; null without the file. */
export function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
