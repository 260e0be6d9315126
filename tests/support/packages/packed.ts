import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { rehearsedProcessors } from '../../../tools/package/rehearsal/processors.ts';
import { ownSystem, type System } from '../../../tools/package/systems.ts';
import { isDebian, isRoot, root, which } from '../../../tools/run/setup/machine.mjs';
import { wineFolder } from '../../../tools/run/setup/system.mjs';
import { rehearsalFolder } from '../../../tools/run/steps/rehearsal.ts';

/** An application that electron-builder packed, before it went into a package. */
export interface Packed {
  /** The folder of the program and everything beside it; on macOS the bundle. */
  readonly app: string;
  readonly executable: string;
  readonly resources: string;
  readonly asar: string;
}

/** Folder of all results of the packager. */
export const packedFolder = rehearsalFolder;

const suffix = (system: System) => (rehearsedProcessors[system] === 'arm64' ? '-arm64' : '');

function packedIn(folder: string, executable: string, resources: string): Packed {
  const app = join(packedFolder, folder);
  const inside = join(app, resources);
  return { app, executable: join(app, executable), resources: inside, asar: join(inside, 'app.asar') };
}

/** The packed application of each system. Those of a system that this machine cannot rehearse are not there. */
export const packed: Readonly<Record<System, Packed>> = {
  linux: packedIn(`linux${suffix('linux')}-unpacked`, 'escale', 'resources'),
  win: packedIn(`win${suffix('win')}-unpacked`, 'Escale.exe', 'resources'),
  mac: packedIn(`mac${suffix('mac')}/Escale.app`, 'Contents/MacOS/Escale', 'Contents/Resources'),
};

/** The packed application that runs here: this system's, else one whose program needs no compiler to be rehearsed. */
export function ownPacked(): Packed {
  const found = [packed[ownSystem], packed.mac].find(({ asar }) => existsSync(asar));
  if (found === undefined) throw new Error(`Nothing is packed in ${packedFolder}.`);
  return found;
}

/** Names of the files that people download. */
export const handedOut = (): string[] => globSync('*.{deb,msi,pkg,dmg,AppImage,cdx.json}', { cwd: packedFolder });

/**
 * Path of the one result of the packager that a pattern finds.
 *
 * @throws Error when it finds none, or more than one
 */
export function resultLike(pattern: string): string {
  const [name, ...others] = globSync(pattern, { cwd: packedFolder });
  if (name === undefined || others.length > 0) throw new Error(`Not one result is like ${pattern}.`);
  return join(packedFolder, name);
}

/** The condition of tests that look at the packages of a system. */
export const packagesOf = {
  linux: 'the packages of Linux',
  win: 'the packages of Windows',
  mac: 'the packages of macOS',
} as const satisfies Record<System, string>;

/** What a test may need of the machine besides programs of the PATH. */
const conditions = {
  [packagesOf.linux]: () => existsSync(packed.linux.asar),
  [packagesOf.win]: () => existsSync(packed.win.asar),
  [packagesOf.mac]: () => existsSync(packed.mac.asar),
  'the history of the sources': () => existsSync(join(root, '.git')) && which('git') !== null,
  'root on Debian': () => isDebian && isRoot,
  'no Escale installed': () => !existsSync('/opt/Escale') && !existsSync('/usr/bin/escale'),
  wine64: () => existsSync(join(wineFolder, 'wine64')),
} as const;

/** The programs that tests may need: a name that is not listed would skip its tests on every machine. */
type Program =
  | 'appstreamcli'
  | 'apt-ftparchive'
  | 'desktop-file-validate'
  | 'dpkg-deb'
  | 'gio'
  | 'gpg-agent'
  | 'msibuild'
  | 'openssl'
  | 'osslsigncode'
  | 'sha256sum'
  | 'update-desktop-database'
  | 'wixl';

type Condition = keyof typeof conditions | Program;

/** Why a test cannot run on this machine, or null: names the programs and conditions that it has not. */
export function needs(...wanted: readonly Condition[]): string | null {
  const missing = wanted.filter((name) => {
    const isMet: (() => boolean) | undefined = Object.entries(conditions).find(([known]) => known === name)?.[1];
    return isMet === undefined ? which(name) === null : !isMet();
  });
  return missing.length === 0 ? null : `needs ${missing.join(', ')}`;
}

/** Tests that are counted as skipped, with the reason in their title, where there is one. */
export function describeUnless(reason: string | null, title: string, tests: () => void): void {
  if (reason === null) describe(title, tests);
  else describe.skip(`${title} (skipped: ${reason})`, tests);
}

/**
 * A test that is counted as skipped, with the reason in its title, where there is one.
 * @param limit milliseconds, where it takes longer than others
 */
export function itUnless(reason: string | null, title: string, test: () => void, limit?: number): void {
  if (reason === null) it(title, test, limit);
  else it.skip(`${title} (skipped: ${reason})`, test);
}
