import type { Configuration, FileSet } from 'electron-builder';
import { markedName } from '../configuration/artifact-names.ts';
import { type System, systems } from '../systems.ts';

/** What replaces the real parts in a rehearsal. */
export interface StandIns {
  /** Folder of the zips that stand in for Electron's. */
  readonly electron: string;
  /** Folder of a `keytar.node` for each system. */
  readonly natives: Readonly<Record<System, string>>;
}

const keytarFolder = 'node_modules/keytar/build/Release';

/** The configuration of a rehearsal: packages over stand-ins, whose names say that they are no release. */
export function rehearsalConfiguration(config: Configuration, standIns: StandIns): Configuration {
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
