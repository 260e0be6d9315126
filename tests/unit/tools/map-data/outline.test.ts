import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { outlineData } from '#renderer/kit/map/outline/data.ts';
import { type Outline, readOutline } from '#renderer/kit/map/outline/read.ts';
import { project, unproject } from '#renderer/kit/map/projection.ts';
import en from '#renderer/locales/en/map.json' with { type: 'json' };
import fr from '#renderer/locales/fr/map.json' with { type: 'json' };
import { data } from '../../../../tools/build/licences/kept.ts';
import { readThirdParties } from '../../../../tools/build/licences/packages.ts';
import { outlineBytes, outlineFile } from '../../../../tools/map-data/outline.ts';
import { readSources } from '../../../../tools/map-data/sources.ts';
import { root } from '../../../../tools/run/setup/machine.mjs';

const committed = inflateRawSync(Buffer.from(outlineData, 'base64'));
const outline = readOutline(committed);

/** The numbers of the departments: 01 to 95 with two in Corsica, and five overseas. */
const numbers = [
  ...Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).filter((code) => code !== '20'),
  ...['2A', '2B', '971', '972', '973', '974', '976'],
];

const departmentBox = (wanted: string) => {
  const area = outline.departments.find(({ code }) => code === wanted);
  if (area === undefined) throw new Error(`no department ${wanted}`);
  const [left, top, right, bottom] = [
    Math.min(...area.rings.map(({ box }) => box.left)),
    Math.min(...area.rings.map(({ box }) => box.top)),
    Math.max(...area.rings.map(({ box }) => box.right)),
    Math.max(...area.rings.map(({ box }) => box.bottom)),
  ];
  const [first, last] = [unproject({ x: left, y: top }, 0), unproject({ x: right, y: bottom }, 0)];
  return { west: first.longitude, north: first.latitude, east: last.longitude, south: last.latitude };
};

/** Twice the area of a ring; that of a hole is negative. */
const areaOf = ({ arcs }: Outline['france'][number]): number => {
  const points = arcs.flatMap((use) => {
    const line = outline.arcs[use < 0 ? ~use : use]?.line ?? new Float64Array();
    const own = Array.from({ length: line.length / 2 }, (_, index) => [line[2 * index] ?? 0, line[2 * index + 1] ?? 0]);
    return use < 0 ? own.reverse() : own;
  });
  return points.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
};

describe('the outline of France', () => {
  it('is what the tool makes of its sources', () => {
    expect(Buffer.compare(committed, Buffer.from(outlineBytes()))).toBe(0);
  });

  it('weighs at most 60 KB where 250 are allowed, as the archive has little room', () => {
    expect(gzipSync(readFileSync(join(root, outlineFile))).length).toBeLessThan(60_000);
  });

  it('has every department, where it is', () => {
    expect(outline.departments.map(({ code }) => code).toSorted()).toEqual(numbers.toSorted());
    expect(outline.departments.every(({ rings }) => rings.length > 0)).toBe(true);
    const places = { '29': [48.4, -4.2], '2A': [41.9, 9], '67': [48.6, 7.6], '973': [4, -53], '974': [-21.1, 55.5] };
    for (const [code, [latitude = 0, longitude = 0]] of Object.entries(places)) {
      const { west, north, east, south } = departmentBox(code);
      expect([west < longitude, east > longitude, south < latitude, north > latitude], code).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('lies within the bounds of metropolitan France but for what lies overseas', () => {
    const metropolitan = outline.departments
      .filter(({ code }) => code.length === 2)
      .map(({ code }) => departmentBox(code));
    expect(Math.min(...metropolitan.map(({ west }) => west))).toBeCloseTo(-5.14, 1);
    expect(Math.max(...metropolitan.map(({ east }) => east))).toBeCloseTo(9.56, 1);
    expect(Math.max(...metropolitan.map(({ north }) => north))).toBeCloseTo(51.09, 1);
    expect(Math.min(...metropolitan.map(({ south }) => south))).toBeCloseTo(41.37, 1);
  });

  it('is as large outside as its departments are together, so that no border is open', () => {
    const sum = (rings: readonly Outline['france'][number][]) => rings.reduce((total, ring) => total + areaOf(ring), 0);
    const parts = sum(outline.departments.flatMap(({ rings }) => rings));
    expect(sum(outline.france) / parts).toBeCloseTo(1, 6);
  });

  it('names every seat of a department, and puts each town where its department lies', () => {
    const { towns } = readSources();
    const names = new Set(outline.towns.flat().map(({ name }) => name));
    for (const { name, seat } of towns.filter((town) => town.seat === 'department' || town.seat === 'region'))
      expect(names.has(name.replaceAll("'", '’')), `${name} ${seat}`).toBe(true);
    for (const { name, department, at } of towns.filter(({ inhabitants }) => inhabitants >= 5000)) {
      const { west, north, east, south } = departmentBox(department);
      const [longitude, latitude] = [at[0] / 1000, at[1] / 1000];
      const isNear =
        longitude > west - 0.05 && longitude < east + 0.05 && latitude > south - 0.05 && latitude < north + 0.05;
      expect(isNear, name).toBe(true);
    }
    const paris = outline.towns[0]?.find(({ name }) => name === 'Paris');
    const real = project({ latitude: 48.857, longitude: 2.352 }, 0);
    expect(Math.hypot((paris?.x ?? 0) - real.x, (paris?.y ?? 0) - real.y)).toBeLessThan(0.02);
  });

  it('has the five large rivers, and countries on all sides', () => {
    const isNear = (latitude: number, longitude: number) => {
      const { x, y } = project({ latitude, longitude }, 0);
      return outline.rivers.some((line) =>
        Array.from(line).some(
          (value, index) => index % 2 === 0 && Math.hypot(value - x, (line[index + 1] ?? 0) - y) < 0.3,
        ),
      );
    };
    // Seine at Rouen, Loire at Orléans, Garonne at Agen, Rhône at Valence, Rhine at Strasbourg.
    for (const [latitude = 0, longitude = 0] of [
      [49.44, 1.1],
      [47.9, 1.9],
      [44.2, 0.62],
      [44.93, 4.89],
      [48.58, 7.8],
    ])
      expect(isNear(latitude, longitude), `${latitude} ${longitude}`).toBe(true);
    const codes = outline.neighbours.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['BEL', 'LUX', 'DEU', 'CHE', 'ITA', 'MCO', 'ESP', 'AND', 'GBR', 'SUR', 'BRA']),
    );
  });
});

describe('the makers of its data', () => {
  it('are named on the map with their licences, and in the list of licences', () => {
    expect(fr.basemap.credit).toMatch(
      /Natural Earth \(domaine public\), GeoNames \(CC\u00a0BY\u00a04\.0\), INSEE \(Licence Ouverte 2\.0\)/,
    );
    expect(en.basemap.credit).toMatch(
      /Natural Earth \(public domain\), GeoNames \(CC\u00a0BY\u00a04\.0\), INSEE \(Open Licence 2\.0\)/,
    );
    const listed = readThirdParties([], root, data);
    // Sorted by name, with the dictionaries of the spelling among them.
    const ofMap = listed.filter(({ name }) => !/ictionn?a/u.test(name));
    expect(ofMap.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
      'GeoNames: CC-BY-4.0',
      'INSEE, Code officiel géographique: etalab-2.0',
      'Natural Earth: LicenseRef-Public-Domain',
    ]);
    for (const { text } of ofMap) expect(text).toMatch(/Changed: /);
  });
});
