import { join } from 'node:path';
import process from 'node:process';
import { type AdministeredSources, managedConfigPath, readSiteConfig } from '../settings/site-config.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { readTrustedBytes } from '../settings/trusted-file.ts';
import type { Application } from './application.ts';

/**
 * Reads the settings of this computer. Never throws.
 * @param triedFile a file that is tried in the place of the managed one
 */
export async function readSettings(
  { isPackaged, resourceFolder }: Pick<Application, 'isPackaged' | 'resourceFolder'>,
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
  triedFile?: string,
): Promise<ReadConfig> {
  const packagedFile = join(resourceFolder, 'config.json');
  return readSiteConfig({
    managedFile: managedConfigPath(platform, env),
    packagedFile,
    isPackaged,
    env,
    triedFile,
    // They are for what is installed: run from source, files and variables alone count.
    ...(isPackaged && (await administeredSources(platform, packagedFile))),
  });
}

async function administeredSources(platform: NodeJS.Platform, applicationFile: string): Promise<AdministeredSources> {
  switch (platform) {
    case 'win32': {
      const { registrySources } = await import('../settings/registry.ts');
      // A missing or blocked module is reported as a problem, like a key without permission.
      const registry = await import('./registry.ts').then(
        ({ createRegistry }) => createRegistry(),
        () => null,
      );
      return registrySources(registry);
    }
    case 'darwin': {
      const { managedPreferences } = await import('../settings/property-list.ts');
      return { policy: managedPreferences((path) => readTrustedBytes(path, { applicationFile })) };
    }
    default:
      return {};
  }
}
