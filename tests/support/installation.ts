import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { installationAt } from '../../tools/browser-shell/installation.ts';
import { readConfiguration } from '../../tools/package/configuration/file.ts';

/**
 * Installs a packed application into a folder, with a configuration of its own beside its code, as a site may pack it.
 * @param program the packed program
 * @returns the installed program
 */
export function install(program: string, folder: string, config: object): string {
  const installation = installationAt(program);
  link(installation.folder, folder, installation.resourcesPath);
  const resources = join(folder, relative(installation.folder, installation.resourcesPath));
  writeFileSync(join(resources, 'config.json'), JSON.stringify(config));
  return join(folder, relative(installation.folder, program));
}

/**
 * Fills a folder with links to what another one holds, or with copies where the system allows none. The folders on the
 * way to that of the resources, and it, are folders of their own, without the configuration.
 */
function link(from: string, to: string, resources: string): void {
  mkdirSync(to, { recursive: true });
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, name), join(to, name)];
    if (resources === source || resources.startsWith(join(source, sep))) link(source, target, resources);
    else if (from !== resources || name !== 'config.json') linkTo(source, target);
  }
}

function linkTo(source: string, target: string): void {
  try {
    // Scripts in the archive have the address to which its link leads: Node compiles them once for all tests.
    symlinkSync(source, target, 'junction');
  } catch {
    cpSync(source, target, { recursive: true });
  }
}

/** An account of this computer: where the system keeps the data of its applications. */
export interface Account {
  /** Folder of the application's data. */
  readonly userData: string;
  /** The variables that say so to the application. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Describes an account whose folders are in a folder.
 * @param config folder of the data of all applications, on Linux
 */
export function accountIn(
  folder: string,
  name = readConfiguration().productName ?? '',
  config = join(folder, 'config'),
): Account {
  const roots = {
    linux: [config, { XDG_CONFIG_HOME: config }],
    win32: [
      join(folder, 'Roaming'),
      { APPDATA: join(folder, 'Roaming'), LOCALAPPDATA: join(folder, 'Local'), PROGRAMDATA: join(folder, 'Shared') },
    ],
    darwin: [join(folder, 'Library', 'Application Support'), { HOME: folder }],
  } as const;
  const [root, env] =
    process.platform === 'win32' || process.platform === 'darwin' ? roots[process.platform] : roots.linux;
  const userData = join(root, name);
  return { userData, env };
}
