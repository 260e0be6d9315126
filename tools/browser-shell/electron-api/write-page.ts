// Writes the page of Electron's APIs anew: `node tools/browser-shell/electron-api/write-page.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/setup/machine.mjs';
import { apiPage, withTables } from './page.ts';

const path = join(root, apiPage);
writeFileSync(path, withTables(readFileSync(path, 'utf8')));
