import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Selection } from '#renderer/kit/list/selection/selection.ts';
import type { MapProps } from '#renderer/kit/map/MapStage.tsx';
import { MapView } from '#renderer/kit/map/MapView.tsx';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

withRoomForMaps();

/** Centre, right and below of it, and two at one place on the left. */
const points: MapPoint[] = [
  { id: 1, latitude: 48.69, longitude: 6.18, label: 'Gare', markerStyle: 'active' },
  { id: 2, latitude: 48.69, longitude: 6.19, label: 'Mairie', markerStyle: 'pending' },
  { id: 3, latitude: 48.685, longitude: 6.18, label: 'Stade', markerStyle: 'inactive' },
  { id: 4, latitude: 48.69, longitude: 6.17, label: 'Halle A', markerStyle: 'active' },
  { id: 5, latitude: 48.69, longitude: 6.17, label: 'Halle B', markerStyle: 'active' },
];
const cameraTarget = { view: { centre: { latitude: 48.69, longitude: 6.18 }, zoom: 14 } } as const;
const names = { active: 'Actif', pending: 'En attente', inactive: 'Inactif' };

async function openMap(props: Partial<MapProps> = {}, options: ScreenOptions = {}) {
  installFakeBridge({});
  await openScreen(
    <MapView label="Carte" points={points} names={names} cameraTarget={cameraTarget} {...props} />,
    options,
  );
  const surface = await screen.findByRole('application', { name: 'Carte' });
  const press = (key: string, more = {}) => fireEvent.keyDown(surface, { key, ...more });
  const active = () => document.getElementById(surface.getAttribute('aria-activedescendant') ?? '');
  return { surface, press, active };
}

test('every point is labelled with its name and the meaning of its marker; several at one place are one with their number', async () => {
  await openMap();
  expect(screen.getByRole('button', { name: 'Gare, Actif' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mairie, En attente' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '2 points\u00a0: 2 × Actif' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Légende' }).textContent).toBe(
    'ActifEn attenteInactifcercle\u00a0: nombre de points',
  );
});

test('the map is one tab stop; arrows move to the next point in that direction, Home and End to the first and the last', async () => {
  const { surface, press, active } = await openMap();
  expect(document.querySelectorAll('[data-map] [tabindex="0"]')).toHaveLength(1);
  expect(surface.tabIndex).toBe(0);
  press('Home');
  expect(active()?.getAttribute('aria-label')).toBe('Gare, Actif');
  press('ArrowRight');
  expect(active()?.getAttribute('aria-label')).toBe('Mairie, En attente');
  press('ArrowLeft');
  press('ArrowDown');
  expect(active()?.getAttribute('aria-label')).toBe('Stade, Inactif');
  press('End');
  expect(active()?.getAttribute('aria-label')).toBe('2 points\u00a0: 2 × Actif');
});

test('an arrow that finds no point pans the map, and so does any with Shift; the new position is reported once', async () => {
  const onRest = vi.fn();
  const { press, active } = await openMap({ onRest });
  press('Home');
  vi.useFakeTimers();
  try {
    press('ArrowUp');
    press('ArrowRight', { shiftKey: true });
    act(() => void vi.advanceTimersByTime(399));
    expect(onRest).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
  } finally {
    vi.useRealTimers();
  }
  expect(onRest).toHaveBeenCalledTimes(1);
  const { west, north, east, south } = onRest.mock.calls[0]?.[0] ?? {};
  expect([west < east, south < north, (north + south) / 2 > 48.69, (west + east) / 2 > 6.18]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(active()?.getAttribute('aria-label')).toBe('Gare, Actif');
});

test('a map that nobody moved reports no position', async () => {
  const onRest = vi.fn();
  await openMap({ onRest });
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(onRest).not.toHaveBeenCalled();
});

test('Enter opens the card of a point, Escape closes it and returns the focus to the map', async () => {
  const { surface, press } = await openMap({ renderCard: ({ label }) => <a href="/x">{`Ouvrir ${label}`}</a> });
  surface.focus();
  press('Home');
  press('Enter');
  const card = screen.getByRole('region', { name: 'Gare' });
  expect(document.activeElement).toBe(card);
  expect(within(card).getByRole('link', { name: 'Ouvrir Gare' })).toBeTruthy();
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Gare' })).toBeNull();
  expect(document.activeElement).toBe(surface);
});

test('points that no zoom separates are offered by name', async () => {
  const { press } = await openMap({ renderCard: ({ label }) => label });
  press('End');
  press('Enter');
  const card = screen.getByRole('region', { name: '2 points à cet endroit' });
  fireEvent.click(within(card).getByRole('button', { name: 'Halle B (Actif)' }));
  expect(screen.getByRole('region', { name: 'Halle B' })).toBeTruthy();
});

test('S selects the focused point in the list, and announces it', async () => {
  const selection = new Selection<{ id: number }>();
  const onChoose = (ids: readonly number[]) => {
    for (const id of ids) selection.toggle({ id });
  };
  const { press } = await openMap({ selection, onChoose });
  press('Home');
  press('s');
  expect(selection.has(1)).toBe(true);
  expect(screen.getByRole('button', { name: 'Gare, Actif, sélectionné' })).toBeTruthy();
  press('s');
  expect(selection.has(1)).toBe(false);
  act(() => selection.toggle({ id: 2 }));
  expect(screen.getByRole('button', { name: 'Mairie, En attente, sélectionné' })).toBeTruthy();
});

test('plus and minus zoom, and the scale bar follows', async () => {
  const { press } = await openMap();
  const scale = () => screen.getByRole('img', { name: /^Échelle/u }).textContent;
  const before = scale();
  press('+');
  press('+');
  press('+');
  expect(scale()).not.toBe(before);
  press('-');
  press('-');
  press('-');
  expect(scale()).toBe(before);
});

test('arrows move the pin, ten times farther with Shift', async () => {
  const onMove = vi.fn();
  await openMap({ points: [], pin: { place: { latitude: 48.69, longitude: 6.18 }, onMove } });
  const pin = screen.getByRole('button', { name: /^Repère/u });
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
  const [[small], [large]] = onMove.mock.calls as [[{ longitude: number }], [{ longitude: number }]];
  expect((large.longitude - 6.18) / (small.longitude - 6.18)).toBeCloseTo(10, 6);
});

test('a click sets the pin where there is none; a button does it without a pointer', async () => {
  const onMove = vi.fn();
  const { surface } = await openMap({ points: [], pin: { place: null, onMove } });
  fireEvent.click(surface, { clientX: 400, clientY: 300 });
  expect(onMove.mock.calls[0]?.[0].latitude).toBeCloseTo(48.69, 6);
  fireEvent.click(screen.getByRole('button', { name: 'Poser le repère au centre de la carte' }));
  expect(onMove.mock.calls[1]?.[0].longitude).toBeCloseTo(6.18, 6);
});

test('a drag pans the map; a pointer that only passes, and one that barely moves, do not', async () => {
  const onRest = vi.fn();
  const capture = vi.fn();
  HTMLElement.prototype.setPointerCapture = capture;
  const { surface } = await openMap({ onRest });
  vi.useFakeTimers();
  const rest = () => act(() => void vi.advanceTimersByTime(400));
  try {
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 103, clientY: 100 });
    // Another pointer, which never went down.
    fireEvent.pointerMove(surface, { pointerId: 2, clientX: 300, clientY: 300 });
    fireEvent.pointerUp(surface, { pointerId: 1, clientX: 103, clientY: 100 });
    rest();
    expect(onRest).not.toHaveBeenCalled();
    // What stands on the map can be clicked: the pointer is the map's own once it drags.
    expect(capture).not.toHaveBeenCalled();
    fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 200, clientY: 40 });
    fireEvent.pointerUp(surface, { pointerId: 1, clientX: 200, clientY: 40 });
    fireEvent.pointerMove(surface, { pointerId: 1, clientX: 500, clientY: 400 });
    rest();
  } finally {
    vi.useRealTimers();
  }
  expect(capture.mock.calls).toEqual([[1]]);
  expect(onRest).toHaveBeenCalledTimes(1);
  const { west, north, east, south } = onRest.mock.calls[0]?.[0] ?? {};
  // The map follows the pointer: to the right and up, so that its centre lies to the west and the south.
  expect((west + east) / 2).toBeCloseTo(6.18 - (100 * (east - west)) / 800, 6);
  expect((north + south) / 2).toBeLessThan(48.69);
});

test('the ring around a cluster is the share of each status, so that what waits is seen', async () => {
  await openMap({
    points: [
      { id: 1, latitude: 48.69, longitude: 6.18, label: 'A', markerStyle: 'active' },
      { id: 2, latitude: 48.69, longitude: 6.18, label: 'B', markerStyle: 'active' },
      { id: 3, latitude: 48.69, longitude: 6.18, label: 'C', markerStyle: 'active' },
      { id: 4, latitude: 48.69, longitude: 6.18, label: 'D', markerStyle: 'pending' },
    ],
  });
  const cluster = screen.getByRole('button', { name: '4 points\u00a0: 3 × Actif, 1 × En attente' });
  expect(cluster.textContent).toBe('4');
  const ring = cluster.style.background;
  expect(ring).toMatch(/StatusSuccess\S+ 0turn 0\.75turn/u);
  expect(ring).toMatch(/StatusWarning\S+ 0\.75turn 1turn/u);
});

test('a mark stands in the shape and before the name, as the number that a list gives', async () => {
  await openMap({
    names: { volunteer: 'Bénévole' },
    points: [{ id: 1, latitude: 48.69, longitude: 6.18, label: 'Paul', markerStyle: 'volunteer', mark: '2' }],
  });
  const marker = screen.getByRole('button', { name: '2, Paul, Bénévole' });
  expect(marker.querySelector('text')?.textContent).toBe('2');
});

test('a drag draws no marker again, and those that come into sight beside it', async () => {
  const far: MapPoint = { id: 9, latitude: 48.69, longitude: 6.22, label: 'Loin', markerStyle: 'active' };
  const { surface } = await openMap({ points: [...points, far] });
  HTMLElement.prototype.setPointerCapture = () => {};
  const place = () => screen.getByRole('button', { name: 'Gare, Actif' }).style.transform;
  const before = place();
  expect(screen.queryByRole('button', { name: 'Loin, Actif' })).toBeNull();
  fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 700, clientY: 300 });
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 200, clientY: 300 });
  fireEvent.pointerUp(surface, { pointerId: 1, clientX: 200, clientY: 300 });
  expect(place()).toBe(before);
  expect(screen.getByRole('button', { name: 'Loin, Actif' })).toBeTruthy();
});
