import { win32 } from 'node:path';

/**
 * Folder for data that stays on this computer (caches, logs, temporary files) on Windows, where the folder of the data
 * may follow the person from computer to computer (docs/stored-data.md).
 * @returns null on other systems, and where `LOCALAPPDATA` names no folder of this computer
 */
export function localFolder(
  name: string,
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const { LOCALAPPDATA: root } = env;
  // With a drive letter: never a share of the network, which would be sent the person's credentials.
  if (platform !== 'win32' || !root || !/^[A-Za-z]:[\\/]/u.test(root)) return null;
  return win32.join(root, name);
}
