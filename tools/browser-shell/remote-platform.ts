import { join } from 'node:path';
import process from 'node:process';
import { managedConfigPath, readSiteConfig } from '#main/settings/site-config.ts';
import { isThisComputer } from '#shared/platform-address.ts';

/** The flag of `npm start` that lets the browser shell speak to a platform elsewhere. */
export const remotePlatformFlag = '--remote-platform';

/**
 * The platform that the application would speak to, when it is not on this computer: with a tab of an everyday browser in
 * place of Electron's window, the data of people are for whoever asked for it.
 *
 * @param appRoot folder that holds package.json and `resources`
 * @returns its address, or null for one of this computer or none
 */
export function remotePlatformOf(appRoot: string, env: Readonly<Record<string, string | undefined>>): string | null {
  const { config } = readSiteConfig({
    managedFile: managedConfigPath(process.platform, env),
    packagedFile: join(appRoot, 'resources', 'config.json'),
    isPackaged: false,
    env,
  });
  const address = config.apiBaseUrl;
  return address === undefined || isThisComputer(new URL(address)) ? null : address;
}
