import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import { parse } from 'yaml';
import { root } from '../../run/setup/machine.mjs';

/** The file of electron-builder, as it stands. */
export const readConfiguration = (): Configuration =>
  parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Configuration; // electron-builder validates it
