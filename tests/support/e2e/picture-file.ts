import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettePng } from '#training/drawings/png.ts';

/** Side length in pixels, slightly above the minimum that the platform accepts. */
const SIDE = 220;

/** Writes a picture that a browser can show, two stripes of colour, into a folder, and returns its path. */
export function pictureFile(folder: string, name: string): string {
  // Each row starts with its filter type: 0, none.
  const rows = Uint8Array.from({ length: SIDE * (SIDE + 1) }, (_, at) =>
    at % (SIDE + 1) === 0 ? 0 : Number(at > (SIDE * (SIDE + 1)) / 2),
  );
  const path = join(folder, name);
  const palette = [
    [24, 112, 134],
    [250, 200, 90],
  ];
  writeFileSync(path, palettePng({ width: SIDE, height: SIDE }, palette, rows));
  return path;
}
