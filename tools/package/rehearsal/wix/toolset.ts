import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLauncher } from '../launcher.ts';

/** Name under which electron-builder keeps the WiX toolset: its release, and a hash of its address. */
const release = 'wix-4.0.0.5512.2';
const folderName = `${release}-1xm13`;
const compilers = ['candle.exe', 'light.exe'];

/** What electron-builder reads of a download that is complete. */
const complete = { version: 1, state: 'complete', timestamp: 0, fileCount: compilers.length, extractedSize: 0 };

/**
 * Lays out what electron-builder takes for the WiX toolset and for the wine that runs it: empty programs, and a script
 * that starts `compile.ts` in their place.
 *
 * @param folder an own, existing folder
 * @returns the environment variables that lead electron-builder to them
 */
export function standInToolset(folder: string): NodeJS.ProcessEnv {
  const cache = join(folder, 'cache');
  const wix = join(cache, release, folderName);
  const wine = join(folder, 'wine');
  for (const path of [wix, join(wine, 'bin'), join(wine, 'lib'), join(wine, 'wine-home')])
    mkdirSync(path, { recursive: true });
  for (const compiler of compilers) writeFileSync(join(wix, compiler), '');
  writeFileSync(`${wix}.state`, JSON.stringify(complete));
  writeLauncher(join(wine, 'bin', 'wine'), 'wix/compile.ts');
  return { ELECTRON_BUILDER_CACHE: cache, ELECTRON_BUILDER_WINE_TOOLSET_DIR: wine };
}
