import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';
import { readJson } from './json.ts';

/** The version of a package of npm that is installed here. */
export const installedVersion = (name: string): string =>
  readJson<{ version: string }>(join(root, 'node_modules', name, 'package.json')).version;

/** Name of the zip in which Electron is published for a system, by Electron's name of it, and a processor. */
export const electronZip = (platform: string, processor: string): string =>
  `electron-v${installedVersion('electron')}-${platform}-${processor}.zip`;
