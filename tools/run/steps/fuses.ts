import { globSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

// The states in the binary: the characters 1 and 0.
const on = 0x31;
const off = 0x30;

/** Required states of the fuses of a packaged application, as in electron-builder.yml. */
const wanted: readonly [fuse: FuseV1Options, state: number][] = [
  [FuseV1Options.RunAsNode, off],
  [FuseV1Options.EnableCookieEncryption, on],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, off],
  [FuseV1Options.EnableNodeCliInspectArguments, off],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, on],
  [FuseV1Options.OnlyLoadAppFromAsar, on],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, off],
];

/** The unpacked applications that electron-builder left in a folder, one for each system and processor. */
export const packagedApps = (folder: string): string[] =>
  globSync(['win*-unpacked/*.exe', 'linux*-unpacked/escale', 'mac*/*.app'], { cwd: folder }).map((path) =>
    join(folder, path),
  );

/** The names of the fuses of a packaged application that have a wrong state. */
export async function wrongFuses(app: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(app);
  return wanted.filter(([fuse, state]) => wire[fuse] !== state).map(([fuse]) => FuseV1Options[fuse]);
}
