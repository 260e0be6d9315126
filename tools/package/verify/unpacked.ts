import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../configuration/file.ts';
import { type Processor, type System, systems } from '../systems.ts';

/** An application that electron-builder left unpacked beside its installers. */
export interface Unpacked {
  readonly folder: string;
  readonly system: System;
  readonly processor: Processor;
  /** Its program, or on macOS its bundle. */
  readonly app: string;
}

/** How electron-builder names such a folder: x64 goes without saying. */
const FOLDER = /^(?<system>[a-z]+)(?<arm64>-arm64)?(?:-unpacked)?$/u;

/** The unpacked applications in a folder of results, one for each system and processor. */
export function unpackedIn(results: string): Unpacked[] {
  const { productName, linux } = readConfiguration();
  const apps: Readonly<Record<System, string>> = {
    linux: linux?.executableName ?? '',
    win: `${productName}.exe`,
    mac: `${productName}.app`,
  };
  return globSync('*', { cwd: results })
    .sort()
    .flatMap((name) => {
      const { system: named, arm64 } = FOLDER.exec(name)?.groups ?? {};
      const system = systems.find((known) => known === named);
      if (system === undefined) return [];
      const folder = join(results, name);
      const app = join(folder, apps[system]);
      return existsSync(app) ? [{ folder, system, processor: arm64 === undefined ? 'x64' : 'arm64', app }] : [];
    });
}
