// Writes the outline of France that maps without tiles draw: `node tools/map-data/make.ts`, after a change of
// tools/map-data (docs/maps.md).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';
import { outlineFile, outlineScript } from './outline.ts';

writeFileSync(join(root, outlineFile), outlineScript());
