// Writes the tables of settings anew: `node tools/policies/write-tables.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';
import { keysPage, withTables } from './tables.ts';

const path = join(root, keysPage);
writeFileSync(path, withTables(readFileSync(path, 'utf8')));
