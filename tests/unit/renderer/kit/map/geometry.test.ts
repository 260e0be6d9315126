import { describe, expect, it } from 'vitest';
import { canComeApart, levelOf, markersOf } from '#renderer/kit/map/clusters.ts';
import { graticuleOf } from '#renderer/kit/map/graticule.ts';
import { nearestTowards } from '#renderer/kit/map/moves.ts';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import {
  areaOf,
  areaOfPlaces,
  metresPerPixel,
  onScreen,
  panned,
  placeAt,
  project,
  scaleOf,
  unproject,
  viewOf,
  zoomed,
} from '#renderer/kit/map/projection.ts';
import { distanceBetween } from '#shared/geo.ts';

const nancy = { latitude: 48.692054, longitude: 6.184417 };
const paris = { latitude: 48.8566, longitude: 2.3522 };
const size = { x: 800, y: 600 };

describe('the map projection', () => {
  it('is that of the tiles: the world is a square whose corner is at 85.05 degrees', () => {
    expect(project({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
    expect(project({ latitude: 85.0511287798, longitude: -180 }, 0).y).toBeCloseTo(0, 6);
    // The tile of Nancy at zoom 10 of servers whose tiles have 256 pixels: 529/352.
    const { x, y } = project(nancy, 9);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([529, 352]);
  });

  it('converts there and back', () => {
    const back = unproject(project(nancy, 14), 14);
    expect(back.latitude).toBeCloseTo(nancy.latitude, 9);
    expect(back.longitude).toBeCloseTo(nancy.longitude, 9);
  });

  it('ends at the poles', () => {
    expect(Number.isFinite(project({ latitude: 90, longitude: 0 }, 3).y)).toBe(true);
    expect(unproject({ x: -10, y: -10 }, 0).longitude).toBe(-180);
  });

  it('agrees with distances on the ground', () => {
    const view = { centre: nancy, zoom: 15 };
    const east = placeAt({ x: size.x / 2 + 100, y: size.y / 2 }, view, size);
    expect(distanceBetween(nancy, east)).toBeCloseTo(100 * metresPerPixel(view), -0.5);
  });
});

describe('a map view', () => {
  it('shows an area whole, with a margin', () => {
    const area = areaOfPlaces([nancy, paris]);
    if (area === null) throw new Error('no area');
    const view = viewOf(area, size, { margin: 50 });
    for (const place of [nancy, paris]) {
      const at = onScreen(place, view, size);
      expect(at.x).toBeGreaterThanOrEqual(49.9);
      expect(at.x).toBeLessThanOrEqual(750.1);
    }
  });

  it('limits how close it shows a single place', () => {
    expect(viewOf({ west: 6, east: 6, north: 48, south: 48 }, size, { max: 15 }).zoom).toBe(15);
  });

  it('keeps the place under the pointer while zooming', () => {
    const view = { centre: nancy, zoom: 10 };
    const pointer = { x: 700, y: 80 };
    const before = placeAt(pointer, view, size);
    const after = placeAt(pointer, zoomed(view, 13, pointer, size), size);
    expect(after.latitude).toBeCloseTo(before.latitude, 7);
    expect(after.longitude).toBeCloseTo(before.longitude, 7);
  });

  it('moves its content with a drag', () => {
    const view = { centre: nancy, zoom: 12 };
    const at = onScreen(nancy, panned(view, { x: 30, y: -20 }), size);
    expect(at.x).toBeCloseTo(size.x / 2 + 30, 6);
    expect(at.y).toBeCloseTo(size.y / 2 - 20, 6);
  });

  it('reports its area from west to east and from south to north', () => {
    const { west, north, east, south } = areaOf({ centre: nancy, zoom: 12 }, size);
    expect(west).toBeLessThan(east);
    expect(south).toBeLessThan(north);
  });

  it.each([3, 9, 15, 19])('has a scale bar of a round distance at zoom %i', (zoom) => {
    const { metres, pixels } = scaleOf({ centre: nancy, zoom }, 100);
    expect([1, 2, 5]).toContain(Number(String(metres)[0]));
    expect(pixels).toBeGreaterThan(35);
    expect(pixels).toBeLessThanOrEqual(100);
  });

  it('has grid lines at round degrees', () => {
    const { meridians, parallels, decimals } = graticuleOf({ west: 6.1, east: 6.3, north: 48.75, south: 48.6 });
    expect(meridians.map((degrees) => degrees.toFixed(decimals))).toEqual(['6.10', '6.15', '6.20', '6.25', '6.30']);
    expect(parallels.length).toBeGreaterThanOrEqual(3);
  });
});

const point = (
  id: number,
  latitude: number,
  longitude: number,
  markerStyle: MapPoint['markerStyle'] = 'active',
): MapPoint => ({
  id,
  latitude,
  longitude,
  label: `P${id}`,
  markerStyle,
});

describe('clusters of points', () => {
  const grid = Array.from({ length: 400 }, (_, index) =>
    point(index, 48 + Math.floor(index / 20) / 10, 6 + (index % 20) / 10),
  );

  it('lose no point and show none twice, at every zoom level', () => {
    for (const level of [2, 6, 9, 12, 19]) {
      const ids = markersOf(grid, level).flatMap(({ points }) => points.map(({ id }) => id));
      expect(ids.toSorted((left, right) => left - right)).toEqual(grid.map(({ id }) => id));
    }
  });

  it('split on zooming in', () => {
    const counts = [4, 7, 9, 12].map((level) => markersOf(grid, level).length);
    expect(counts).toEqual(counts.toSorted((left, right) => left - right));
    expect(counts.at(-1)).toBe(grid.length);
  });

  it('hold the points within 44 pixels of their first point, and none farther', () => {
    for (const { points } of markersOf(grid, 8)) {
      const [first, ...others] = points.map((one) => project(one, 8));
      for (const other of others) {
        expect(Math.hypot(other.x - (first?.x ?? 0), other.y - (first?.y ?? 0))).toBeLessThanOrEqual(44);
      }
    }
  });

  it('do not change between two whole zoom levels', () => {
    expect([7, 7.4, 7.99, 8].map(levelOf)).toEqual([7, 7, 7, 8]);
  });

  it('tell whether zooming in would split them: not for points at one place', () => {
    const [apart] = markersOf([point(1, 48, 6), point(2, 48.0001, 6)], 10);
    const [same] = markersOf([point(1, 48, 6), point(2, 48, 6)], 19);
    expect([apart, same].map((marker) => marker && canComeApart(marker))).toEqual([true, false]);
  });

  it('count their points', () => {
    const [cluster] = markersOf([point(1, 0, 0), point(2, 0, 0, 'inactive'), point(3, 0, 0)], 5);
    expect(cluster?.counts).toEqual([
      { markerStyle: 'active', count: 2 },
      { markerStyle: 'inactive', count: 1 },
    ]);
  });

  it('hold every one of 30,000 points once, whichever way they lie', () => {
    const points = Array.from({ length: 30_000 }, (_, id) =>
      point(id, 42 + ((id * 7919) % 8999) / 1000, ((id * 104_729) % 12_007) / 1000),
    );
    for (const level of [3, 6, 9]) {
      const ids = markersOf(points, level).flatMap((marker) => marker.points.map(({ id }) => id));
      expect(ids).toHaveLength(points.length);
      expect(new Set(ids).size).toBe(points.length);
    }
  });
});

describe('the next point in a direction', () => {
  const at = { a: { x: 100, y: 0 }, b: { x: 40, y: 30 }, c: { x: 20, y: 90 }, d: { x: -50, y: 5 } };
  const next = (direction: { x: number; y: number }) =>
    nearestTowards({ x: 0, y: 0 }, direction, Object.entries(at), ([, place]) => place)?.[0];

  it('is the nearest within 45 degrees, with sideways distance counting double', () => {
    expect(next({ x: 1, y: 0 })).toBe('a');
    expect(next({ x: 0, y: 1 })).toBe('c');
    expect(next({ x: -1, y: 0 })).toBe('d');
  });

  it('is null where there is none', () => {
    expect(next({ x: 0, y: -1 })).toBeUndefined();
  });
});
