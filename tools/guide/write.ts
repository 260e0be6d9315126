// Writes the commands and tables of the guides for administrators anew: `node tools/guide/write.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';
import { guides, renderGuide } from './render.ts';

for (const page of Object.values(guides)) {
  const path = join(root, page);
  writeFileSync(path, renderGuide(readFileSync(path, 'utf8')));
}
