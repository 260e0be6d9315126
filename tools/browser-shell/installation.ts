import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The application that the shell runs: a packed one, or what was built in a checkout. */
export interface Installation {
  readonly isPackaged: boolean;
  /** Path of the packed program; null for what was built. */
  readonly program: string | null;
  /** Folder of everything that belongs to it; the bundle on macOS. */
  readonly folder: string;
  /** The archive, or the folder that holds package.json and the built `out`. */
  readonly appPath: string;
  /** Folder of the files that are installed beside the code. */
  readonly resourcesPath: string;
}

/**
 * Looks at the application at a path.
 * @param path a packed program (`escale`, `Escale.exe`, `Escale.app/Contents/MacOS/Escale`), or a folder that holds
 *   package.json and the built `out`
 * @throws Error where there is neither
 */
export function installationAt(path: string): Installation {
  const place = resolve(path);
  if (statSync(place).isDirectory()) {
    return { isPackaged: false, program: null, folder: place, appPath: place, resourcesPath: join(place, 'resources') };
  }
  const isInBundle = dirname(place).endsWith(join('Contents', 'MacOS'));
  const folder = isInBundle ? join(place, '..', '..', '..') : dirname(place);
  const resourcesPath = isInBundle ? join(folder, 'Contents', 'Resources') : join(folder, 'resources');
  // The fuse for it is on: Electron loads nothing else (shell/common/node_bindings.cc, 860-873).
  const appPath = join(resourcesPath, 'app.asar');
  if (!statSync(appPath).isFile()) throw new Error(`${appPath} is no archive.`);
  return { isPackaged: true, program: place, folder, appPath, resourcesPath };
}

/** The arguments of Node that let it read archives, in its own process and in workers. */
export const archiveSupport: readonly string[] = [
  '--import',
  new URL('asar/register.ts', import.meta.url).href,
  // Hides Node's warning at every start that type stripping is experimental.
  '--disable-warning=ExperimentalWarning',
];
