import { join } from 'node:path';
import process from 'node:process';
import { managedConfigPath, readSiteConfig } from '#main/settings/site-config.ts';
import { isThisComputer } from '#shared/platform-address.ts';
import type { Installation } from './installation.ts';

/** The flag of `npm start` that lets the browser shell connect to a platform on another computer. */
export const remotePlatformFlag = '--remote-platform';

/**
 * Returns the configured platform when it is on another computer. A tab of an ordinary browser protects personal data
 * less than Electron's window, so that such a platform needs consent.
 *
 * @returns its address, or null for one of this computer or none
 */
export function remotePlatformOf(
  { isPackaged, resourcesPath }: Installation,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const { config } = readSiteConfig({
    managedFile: managedConfigPath(process.platform, env),
    packagedFile: join(resourcesPath, 'config.json'),
    isPackaged,
    env,
  });
  const address = config.apiBaseUrl;
  return address === undefined || isThisComputer(new URL(address)) ? null : address;
}
