import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import { nativePackages } from '../../build/native-packages.ts';
import { afterPack } from '../after-pack.ts';
import { writeMsiProject } from '../msi/project.ts';
import { type System, systems } from '../systems.ts';
import { readConfiguration } from './file.ts';

/** Where electron-builder writes, and what was written for it. */
export interface Places {
  /** Folder of the results. */
  readonly output: string;
  /** Arguments of fpm for the files that a package of Linux adds to /usr/share, `FILE=PLACE` each. */
  readonly sharedFiles: readonly string[];
}

/** The whole configuration of electron-builder: its file, and what a file cannot say. */
export function completeConfiguration({ output, sharedFiles }: Places): Configuration {
  const config = readConfiguration();
  return {
    ...config,
    // With a file of its own to extend, electron-builder does not add its usual file to what is complete already.
    extends: join(import.meta.dirname, 'empty.json'),
    directories: { ...config.directories, output },
    ...Object.fromEntries(systems.map((system) => [system, { ...config[system], files: nativeModulesOf(system) }])),
    deb: { ...config.deb, fpm: [...sharedFiles] },
    afterPack,
    msiProjectCreated: writeMsiProject,
  };
}

/** The native modules of a system. Their folders are the same in the package: `require` finds them there. */
export const nativeModulesOf = (system: System): { from: string; to: string; filter: string[] }[] =>
  nativePackages
    .filter((one) => one.systems.includes(system))
    .map(({ folder, module }) => {
      // electron-builder fills in the processor.
      const path = `node_modules/${folder(`\${arch}`)}`;
      return { from: path, to: path, filter: [module] };
    });
