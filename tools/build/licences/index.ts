import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { condense } from '../../../src/shared/third-parties.ts';
import type { KeptData } from './kept.ts';
import { notices } from './notices.ts';
import { packageFolder, readThirdParties } from './packages.ts';

/** The plugins of one build of everything: main, preload, page and workers. */
export interface ThirdPartyPlugins {
  /** Notes the packages of which a build takes something. */
  collect(): Plugin;
  /** Writes the list, after the last build. */
  write(): Plugin;
}

/**
 * Collects the licences of what the bundler really took, and of the native packages, and writes `packages.json.gz` and
 * `THIRD-PARTY-NOTICES.txt`.
 * @param root folder of the project
 * @param folder folder of the two files
 * @param others packages that ship without the bundler meeting them, where they are installed
 * @param data what the application was made from and ships in another form
 */
export function thirdParties(
  root: string,
  folder: string,
  others: readonly string[],
  data: readonly KeptData[] = [],
): ThirdPartyPlugins {
  const modules = join(root, 'node_modules');
  const folders = new Set(others.map((name) => join(modules, name).replaceAll('\\', '/')).filter(existsSync));
  const note = (id: string) => {
    const found = packageFolder(id);
    if (found !== null) folders.add(found);
  };
  return {
    collect: () => ({
      name: 'escale:third-parties',
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset') {
            for (const file of output.originalFileNames) note(resolve(root, file));
            continue;
          }
          for (const [id, { renderedLength }] of Object.entries(output.modules)) {
            // A style sheet leaves nothing in the script.
            if (renderedLength > 0 || id.endsWith('.css')) note(id);
          }
        }
      },
    }),
    write: () => ({
      name: 'escale:third-party-notices',
      closeBundle() {
        const list = readThirdParties(folders, root, data);
        mkdirSync(folder, { recursive: true });
        // Compressed, because the archive of the application is not.
        writeFileSync(join(folder, 'packages.json.gz'), gzipSync(JSON.stringify(condense(list)), { level: 9 }));
        writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices(list));
      },
    }),
  };
}
