import { deflateRawSync } from 'node:zlib';
import { Writer } from './encode.ts';
import { detailed } from './frames.ts';
import { areaOf, type Line, type Point } from './geometry.ts';
import { simplified } from './simplify.ts';
import { fromKept, type KeptArea, type KeptTown, readSources } from './sources.ts';
import { type ArcUse, outerRings, topologyOf } from './topology.ts';

/** The file that the map loads, from the root of the project. */
export const outlineFile = 'src/renderer/kit/map/outline/data.ts';

/** Areas by which a line may change, in square thousandths of a degree: in France, beside it, and in the world. */
const areas = { france: 60, neighbours: 1000, rivers: 30, world: 2_000_000 } as const;
/** Twice the area of islands that are left out. */
const smallest = { france: 200, neighbours: 4000, world: 500_000 } as const;

/** Inhabitants from which a town is on the map. */
const FEWEST = 5000;
/** Inhabitants from which a town counts as larger than others of no seat, by class: 0 is shown first. */
const classes = [200_000, 90_000, 40_000, 20_000, 10_000] as const;

/** The class of a town by its size; a seat is shown as early as larger towns. */
function classOf({ inhabitants, seat }: KeptTown): number {
  const bySize = classes.findIndex((least) => inhabitants >= least);
  const size = bySize < 0 ? classes.length : bySize;
  if (seat === 'region') return Math.min(size, 1);
  if (seat === 'department') return Math.min(size, 2);
  return seat === 'district' ? Math.min(size, 3) : size;
}

/** Writes the areas with their common borders once, without what is too small to be seen. */
function writeAreas(writer: Writer, departments: readonly KeptArea[], neighbours: readonly KeptArea[]): void {
  const all = [...departments, ...neighbours];
  const isFrench = (index: number) => index < departments.length;
  const rings = all.map((area, index) =>
    area.rings
      .map(fromKept)
      .filter(
        (ring, _, { length }) => length === 1 || areaOf(ring) > smallest[isFrench(index) ? 'france' : 'neighbours'],
      ),
  );
  const topology = topologyOf(rings);
  const french = new Set(
    topology.areas.slice(0, departments.length).flatMap((uses) => uses.flat().map((use) => (use < 0 ? ~use : use))),
  );
  writer.lines(
    topology.arcs.map((arc, number) => simplified(arc, french.has(number) ? areas.france : areas.neighbours)),
  );
  writer.rings(outerRings(topology, departments.length));
  const write = (area: KeptArea, uses: readonly (readonly ArcUse[])[]) => {
    writer.text(area.code);
    writer.rings(uses);
  };
  writer.count(departments.length);
  for (const [index, area] of departments.entries()) write(area, topology.areas[index] ?? []);
  writer.count(neighbours.length);
  for (const [index, area] of neighbours.entries()) write(area, topology.areas[departments.length + index] ?? []);
}

/** Towns by class, each class in the order of its places, so that a place is near the one before. */
function writeTowns(writer: Writer, towns: readonly KeptTown[]): void {
  for (let number = 0; number <= classes.length; number += 1) {
    const own = towns
      .filter((town) => classOf(town) === number)
      .toSorted((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1]);
    writer.lines([own.map(({ at }) => at)]);
    writer.text(own.map(({ name }) => name.replaceAll("'", '’')).join('\n'));
  }
}

/** The outline as bytes (src/renderer/kit/map/outline/read.ts reads them). */
export function outlineBytes(): Uint8Array {
  const { departments, neighbours, rivers, lakes, world, towns } = readSources();
  const writer = new Writer();
  writer.lines([
    detailed.flatMap(({ west, south, east, north }): Point[] => [
      [west, south],
      [east, north],
    ]),
  ]);
  writeAreas(writer, departments, neighbours);
  writer.lines(rivers.map((line) => simplified(fromKept(line), areas.rivers)));
  writer.lines(lakes.map(fromKept));
  const land = world.map(fromKept).filter((ring: Line) => areaOf(ring) > smallest.world);
  writer.lines(land.map((ring) => simplified(ring, areas.world)));
  writer.count(classes.length + 1);
  writeTowns(
    writer,
    towns.filter(({ inhabitants, seat }) => inhabitants >= FEWEST || seat !== null),
  );
  return writer.bytes();
}

/** The script with the outline. */
export function outlineScript(): string {
  const text = Buffer.from(deflateRawSync(outlineBytes(), { level: 9 })).toString('base64');
  return [
    '// Written by `node tools/map-data/make.ts` (docs/maps.md).',
    '/** The outline of France, compressed (RFC 1951), in base 64. */',
    `export const outlineData =\n  '${text}';`,
    '',
  ].join('\n');
}
