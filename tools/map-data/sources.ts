import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';
import type { Line, Point } from './geometry.ts';

/** Folder of what was taken from public data, from the root of the project. */
export const sourcesFolder = join(root, 'tools/map-data/sources');

/** A line as it is kept: each point in thousandths of a degree from the one before. */
export type KeptLine = readonly number[];

/** A part of France or a country beside it. */
export interface KeptArea {
  /** Number of a department, or code of a country (ISO 3166-1 alpha-3). */
  readonly code: string;
  readonly rings: readonly KeptLine[];
}

export interface KeptTown {
  readonly name: string;
  /** Department that it lies in. */
  readonly department: string;
  /** Inhabitants of the commune. */
  readonly inhabitants: number;
  /** Seat of a region, of a department, of a district, or of none of them. */
  readonly seat: 'region' | 'department' | 'district' | null;
  readonly at: readonly [x: number, y: number];
}

/** What is kept of public data, before it is simplified. */
export interface Sources {
  readonly departments: readonly KeptArea[];
  readonly neighbours: readonly KeptArea[];
  readonly rivers: readonly KeptLine[];
  readonly lakes: readonly KeptLine[];
  /** Land of the whole world, at a small scale. */
  readonly world: readonly KeptLine[];
  readonly towns: readonly KeptTown[];
}

export const toKept = (line: Line): KeptLine =>
  line.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });

export function fromKept(line: KeptLine): Line {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < line.length; index += 2) {
    x += line[index] ?? 0;
    y += line[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** Reads one of the kept files. */
const readKept = <Name extends keyof Sources>(name: Name): Sources[Name] =>
  // The files are written by extract.ts, in this shape.
  JSON.parse(readFileSync(join(sourcesFolder, `${name}.json`), 'utf8')) as Sources[Name];

export const readSources = (): Sources => ({
  departments: readKept('departments'),
  neighbours: readKept('neighbours'),
  rivers: readKept('rivers'),
  lakes: readKept('lakes'),
  world: readKept('world'),
  towns: readKept('towns'),
});
