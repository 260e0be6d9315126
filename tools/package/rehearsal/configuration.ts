import type { Configuration } from 'electron-builder';
import { keytar } from '../../build/native-packages.ts';
import { markedName } from '../configuration/artifact-names.ts';
import { nativeModulesOf } from '../configuration/complete.ts';
import { type System, systems } from '../systems.ts';

/** What replaces the real parts in a rehearsal. */
export interface StandIns {
  /** Folder of the zips that stand in for Electron's. */
  readonly electron: string;
  /** Folder of a `keytar.node` for each system that this machine's own is not for. */
  readonly keytar: Readonly<Partial<Record<System, string>>>;
}

/** The configuration of a rehearsal: packages over stand-ins, whose names say that they are no release. */
export function rehearsalConfiguration(config: Configuration, standIns: StandIns): Configuration {
  const filesOf = (system: System) =>
    nativeModulesOf(system).map((set) =>
      set.filter.includes(keytar.module) ? { ...set, from: standIns.keytar[system] ?? set.from } : set,
    );
  return {
    ...config,
    ...Object.fromEntries(systems.map((system) => [system, { ...config[system], files: filesOf(system) }])),
    electronDist: standIns.electron,
    artifactName: markedName(config, 'rehearsal'),
    // It needs codesign of macOS.
    electronFuses: { ...config.electronFuses, resetAdHocDarwinSignature: false },
  };
}
