import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secureFrom } from '../guide/changes.ts';
import { root } from '../run/setup/machine.mjs';
import { readProduct } from './product.ts';

/** Name of the file that names the newest version, among the results. */
const updatesName = 'updates.json';

/**
 * Writes the file that tells every Escale of this version (docs/updates.md), to be put on a server once the version is
 * published. The faults of security that it mends are those of docs/it-changes.md.
 * @param folder folder of the results
 */
export function writeUpdates(folder: string): void {
  const { version, homepage } = readProduct();
  const secure = secureFrom(readFileSync(join(root, 'docs/it-changes.md'), 'utf8'));
  const file = { version, address: homepage, ...(secure !== undefined && { secureFrom: secure }) };
  writeFileSync(join(folder, updatesName), `${JSON.stringify(file, null, 2)}\n`);
}
