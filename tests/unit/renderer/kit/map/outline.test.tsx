import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { MapProps } from '#renderer/kit/map/MapStage.tsx';
import { MapView } from '#renderer/kit/map/MapView.tsx';
import { CLEAR, labelsAt } from '#renderer/kit/map/outline/labels.ts';
import { loadOutline } from '#renderer/kit/map/outline/load.ts';
import { pathsOf, type Sheet } from '#renderer/kit/map/outline/paths.ts';
import type { Outline } from '#renderer/kit/map/outline/read.ts';
import { PlaceMap } from '#renderer/kit/map/PlaceMap.tsx';
import { project } from '#renderer/kit/map/projection.ts';
import type { LatLng } from '#shared/geo.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

withRoomForMaps();

const whole = { area: { west: -5.2, north: 51.2, east: 9.7, south: 41.2 } } as const;
const nancy = { latitude: 48.69, longitude: 6.18 };
const saintDenis = { latitude: -20.88, longitude: 55.45 };

let outline: Outline;
beforeAll(async () => {
  const loaded = await loadOutline();
  if (loaded === null) throw new Error('the outline does not load');
  outline = loaded;
});

async function openMap(props: Partial<MapProps> = {}, options: ScreenOptions = {}) {
  installFakeBridge({});
  await openScreen(<MapView label="Carte" points={[]} names={{}} cameraTarget={whole} {...props} />, options);
  return screen.findByRole('application', { name: 'Carte' });
}
const drawing = () => document.querySelector('[data-outline]');
const drawn = async () => {
  await act(async () => void (await loadOutline()));
  const found = drawing();
  if (found === null) throw new Error('no outline is drawn');
  return found;
};

/** A sheet of 800 by 600 pixels around a place. */
function sheetAt(place: LatLng, zoom: number): Sheet {
  const scale = 2 ** zoom;
  const { x, y } = project(place, 0);
  return { scale, left: x - 400 / scale, right: x + 400 / scale, top: y - 300 / scale, bottom: y + 300 / scale };
}
const numbersOf = (path: string) => (path.match(/-?[\d.]+/gu) ?? []).map(Number);

test('a map without tiles shows France, its departments, rivers, neighbours and towns, and names who made them', async () => {
  await openMap();
  const svg = await drawn();
  const paths = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths).toHaveLength(9);
  expect(paths.every((path) => path.startsWith('M'))).toBe(true);
  const names = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Paris', 'Lyon', 'Marseille', 'Toulouse']));
  expect(names).not.toContain('Toul');
  expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText(/^Fond : Natural Earth \(domaine public\)/u)).toBeTruthy();
});

test('over tiles nothing of it is drawn', async () => {
  await openMap(
    { hasInset: true, cameraTarget: { view: { centre: nancy, zoom: 12 } } },
    { config: { mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png' } },
  );
  await act(async () => void (await loadOutline()));
  expect(drawing()).toBeNull();
  expect(document.querySelector('[data-inset]')).toBeNull();
  expect(screen.queryByText(/Natural Earth/u)).toBeNull();
});

test('a drag moves the drawing and draws nothing anew', async () => {
  const surface = await openMap();
  const svg = await drawn();
  const edge = svg.querySelector('path:nth-of-type(9)')?.getAttribute('d');
  const place = () => (svg.parentElement as HTMLElement).style.transform;
  const before = place();
  HTMLElement.prototype.setPointerCapture = () => {};
  fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 400, clientY: 300 });
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 420, clientY: 310 });
  fireEvent.pointerUp(surface, { pointerId: 1, clientX: 420, clientY: 310 });
  expect(place()).not.toBe(before);
  expect(svg.querySelector('path:nth-of-type(9)')?.getAttribute('d')).toBe(edge);
});

test('a sheet holds what lies on it, at every zoom, and nothing far outside', () => {
  for (const place of [nancy, saintDenis, { latitude: 48.39, longitude: -4.49 }]) {
    for (let zoom = 3; zoom <= 19; zoom += 2) {
      const paths = Object.values(pathsOf(outline, sheetAt(place, zoom)));
      for (const path of paths) {
        const numbers = numbersOf(path);
        expect(numbers.every(Number.isFinite)).toBe(true);
        if (zoom >= 12) expect(Math.max(0, ...numbers.map(Math.abs))).toBeLessThan(100_000);
      }
    }
  }
  // On the ground the whole sheet is land: its corners, a few pixels beyond the edges.
  expect(numbersOf(pathsOf(outline, sheetAt(nancy, 16)).france)).toHaveLength(8);
});

test('far away few points are drawn, near by as many as there are', () => {
  const far = numbersOf(pathsOf(outline, sheetAt(nancy, 3)).edge).length;
  const near = numbersOf(pathsOf(outline, sheetAt({ latitude: 46.5, longitude: 2.5 }, 5)).edge).length;
  expect(near).toBeGreaterThan(2 * far);
});

test('rivers are left out where their data is too coarse, and departments where they would fill the sheet', () => {
  const orleans = { latitude: 47.9, longitude: 1.9 };
  expect(pathsOf(outline, sheetAt(orleans, 8)).rivers).not.toBe('');
  expect(pathsOf(outline, sheetAt(orleans, 11)).rivers).toBe('');
  expect(pathsOf(outline, sheetAt(orleans, 3)).departments).toBe('');
  expect(pathsOf(outline, sheetAt(orleans, 4)).departments).not.toBe('');
});

test('names of towns do not overlap one another or what stands on the map, and more of them show nearer', () => {
  let before = 0;
  for (const zoom of [4, 5, 6.5, 8, 10]) {
    const labels = labelsAt(outline, zoom, [nancy]);
    expect(labels.length).toBeGreaterThan(before);
    before = labels.length;
    const rooms = labels.map(({ x, y, name, side }) => {
      const [left, top, width] = [x * 2 ** zoom, y * 2 ** zoom, name.length * 6];
      if (side === 'start') return { name, left, right: left + width, top };
      if (side === 'end') return { name, left: left - width, right: left, top };
      return { name, left: left - width / 2, right: left + width / 2, top: top + (side === 'below' ? CLEAR : -CLEAR) };
    });
    const isOver = (one: (typeof rooms)[number], other: (typeof rooms)[number]) =>
      Math.abs(one.top - other.top) < 14 && one.left < other.right && one.right > other.left;
    const pairs = rooms.flatMap((one, index) => rooms.slice(index + 1).filter((other) => isOver(one, other)));
    expect(pairs, `at ${zoom}`).toEqual([]);
    const { x, y } = project(nancy, zoom);
    const isHidden = ({ left, right, top }: (typeof rooms)[number]) =>
      left < x + 18 && right > x - 18 && Math.abs(top - y) < 18;
    expect(rooms.filter(isHidden), `at ${zoom}`).toEqual([]);
  }
  // What stands on the town itself leaves its name, clear of it.
  expect(labelsAt(outline, 8, [nancy]).find(({ name }) => name === 'Nancy')?.side).toMatch(/^(?:below|above)$/u);
  expect(labelsAt(outline, 8).map(({ name }) => name)).toContain('Nancy');
});

test('a small map shows where in France it lies; one overseas does not, which lies nowhere on that', async () => {
  installFakeBridge({});
  const { unmount } = await openScreen(<PlaceMap {...nancy} name="Nancy" />);
  await screen.findByRole('application');
  await act(async () => void (await loadOutline()));
  const here = document.querySelector('[data-inset] circle');
  expect([Number(here?.getAttribute('cx')) > 40, Number(here?.getAttribute('cy')) < 40]).toEqual([true, true]);
  unmount();
  await openScreen(<PlaceMap {...saintDenis} name="Saint-Denis" />);
  await screen.findByRole('application');
  await act(async () => void (await loadOutline()));
  expect(document.querySelector('[data-inset]')).toBeNull();
});
