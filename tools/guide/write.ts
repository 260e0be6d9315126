// Writes the guides of people anew, and the commands and tables of those for administrators: `node tools/guide/write.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#shared/preferences.ts';
import { root } from '../run/setup/machine.mjs';
import { renderUserGuide, userGuides } from './help.ts';
import { guides, renderGuide } from './render.ts';

for (const page of Object.values(guides)) {
  const path = join(root, page);
  writeFileSync(path, renderGuide(readFileSync(path, 'utf8')));
}

for (const locale of locales) writeFileSync(join(root, userGuides[locale]), renderUserGuide(locale));
