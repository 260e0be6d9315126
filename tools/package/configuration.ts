import type { Configuration, FileSet } from 'electron-builder';
import { afterPack } from './after-pack.ts';
import { markedName } from './artifact-names.ts';
import { readConfiguration } from './configuration-file.ts';
import { prepareMsiProject } from './msi/project.ts';
import { type System, systems } from './systems.ts';

/** What replaces the real parts in a rehearsal. */
export interface StandIns {
  /** Folder of the zips that stand in for Electron's. */
  readonly electron: string;
  /** Folder of a `keytar.node` for each system. */
  readonly natives: Readonly<Record<System, string>>;
}

const keytarFolder = 'node_modules/keytar/build/Release';

/** Where electron-builder writes, and what was written for it. */
export interface Places {
  /** Folder of the results. */
  readonly output: string;
  /** Arguments of fpm for the files that a package of Linux adds to /usr/share, `FILE=PLACE` each. */
  readonly sharedFiles: readonly string[];
}

/**
 * The whole configuration of electron-builder: its file, and what a file cannot say.
 *
 * @param standIns null for real packages
 */
export function configurationOf({ output, sharedFiles }: Places, standIns: StandIns | null): Configuration {
  const config = readConfiguration();
  const placed: Configuration = {
    ...config,
    directories: { ...config.directories, output },
    deb: { ...config.deb, fpm: [...sharedFiles] },
    afterPack,
    msiProjectCreated: prepareMsiProject,
  };
  return standIns === null ? placed : rehearsed(placed, standIns);
}

/** What differs in a rehearsal. */
function rehearsed(config: Configuration, standIns: StandIns): Configuration {
  const ofSystems = systems.map((system) => {
    const files = fileSets(config[system]?.files).map((set) =>
      typeof set === 'object' && set.from === keytarFolder ? { ...set, from: standIns.natives[system] } : set,
    );
    return [system, { ...config[system], files }];
  });
  return {
    ...config,
    ...Object.fromEntries(ofSystems),
    electronDist: standIns.electron,
    artifactName: markedName(config, 'rehearsal'),
    // It needs codesign of macOS.
    electronFuses: { ...config.electronFuses, resetAdHocDarwinSignature: false },
  };
}

type Files = FileSet | string | (FileSet | string)[] | null | undefined;

const fileSets = (files: Files): (FileSet | string)[] => [files ?? []].flat();
