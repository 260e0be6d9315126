import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listKey } from '#renderer/kit/list/views/useListSettings.ts';
import { relayPointList } from '#renderer/modules/relaypoints/list.tsx';
import { wantedOnMap } from '#renderer/modules/relaypoints/map/centre.ts';
import { RelayPointsView } from '#renderer/modules/relaypoints/RelayPointsListPage.tsx';
import { type Area, area as areaSchema } from '#shared/area.ts';
import { AppFailure } from '#shared/failure.ts';
import { untouchedList } from '#shared/lists.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { withRoomForMaps } from '#tests/support/map.ts';
import { readPoint } from './point.ts';

vi.setConfig({ testTimeout: 30_000 });
withRoomForMaps();

const nancy = readPoint({ id: 1, name: 'Nancy', address: { latitude: '48.69', longitude: '6.17' } });
const brest = readPoint({ id: 2, name: 'Brest', address: { latitude: '48.39', longitude: '-4.49' } });
let stored = [nancy, brest];
let bridge: FakeBridge;

const isIn = ({ west, north, east, south }: Area, { latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude <= north && latitude >= south && longitude >= west && longitude <= east;

beforeEach(() => {
  stored = [nancy, brest];
  bridge = installFakeBridge({ 'relaypoints.list': answerPage });
});

/** The platform's answer: the stored points in the requested area, one page of them. */
const answerPage: NonNullable<FakeHandlers['relaypoints.list']> = ({ page, perPage, filters }) => {
  const area = areaSchema.safeParse(filters.area).data;
  const rows = stored.filter(({ address }) => {
    const { latitude = null, longitude = null } = address ?? {};
    if (latitude === null || longitude === null) return false;
    return area === undefined || isIn(area, { latitude, longitude });
  });
  return { rows: rows.slice((page - 1) * perPage, page * perPage), unreadable: [], total: rows.length, page, perPage };
};

const open = (options?: PageOptions) =>
  openListPage((props) => <RelayPointsView definition={relayPointList} {...props} />, {
    settings: { lists: { [listKey('relaypoints', 1)]: { ...untouchedList, layout: 'map' } } },
    ...options,
  });
const surface = () => screen.findByRole('application', { name: 'Carte des points relais' }, { timeout: 20_000 });
const mark = (name: string) => screen.findByRole('button', { name: `${name}, Actif` });
const isAt = (name: string) => screen.queryByRole('button', { name: `${name}, Actif` }) !== null;
/** What the map requested. */
const asked = () => bridge.requests('relaypoints.list').filter(({ perPage }) => perPage === 500);

test('zero fits the map to all points that the filters find, wherever it was moved', async () => {
  await open();
  fireEvent.keyDown(await surface(), { key: 'End' });
  await mark('Brest');
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(await surface(), { key: '+' });
  await waitFor(() => expect(isAt('Nancy')).toBe(false));
  fireEvent.keyDown(await surface(), { key: '0' });
  await mark('Nancy');
  expect(isAt('Brest')).toBe(true);
});

test('a requested point stays centred and marked when the points come later', async () => {
  wantedOnMap.set({ id: 2, latitude: 48.39, longitude: -4.49 });
  await open();
  expect((await mark('Brest')).dataset.open).toBe('');
  // The view is its surroundings, not all of the points.
  expect(isAt('Nancy')).toBe(false);
});

test('a point requested from the open map is shown there', async () => {
  await open();
  await mark('Nancy');
  act(() => wantedOnMap.set({ id: 2, latitude: 48.39, longitude: -4.49 }));
  expect((await mark('Brest')).dataset.open).toBe('');
  await waitFor(() => expect(isAt('Nancy')).toBe(false));
});

test('a map that is moved asks for nothing more: all its points are there', async () => {
  await open();
  await mark('Nancy');
  const before = asked().length;
  fireEvent.keyDown(await surface(), { key: 'ArrowRight', shiftKey: true });
  await screen.findByRole('button', { name: 'Rechercher dans cette zone' });
  expect(asked()).toHaveLength(before);
});

test('an empty result everywhere is not reported as empty in one area only', async () => {
  stored = [];
  await open({ at: '/users?name=rien' });
  await screen.findByText('Aucun point relais à montrer.');
});

const manyPoints = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    readPoint({
      id: index + 1,
      name: `Point ${index}`,
      address: { latitude: (42 + (index % 80) / 10).toFixed(6), longitude: (index % 9).toFixed(6) },
    }),
  );

test('clusters count all of 1,201 points, which come in pages of 500, and the map says how many have come', async () => {
  stored = manyPoints(1201);
  const second = Promise.withResolvers<void>();
  bridge.answer('relaypoints.list', async (request, call) => {
    if (request.page === 2 && request.perPage === 500) await second.promise;
    return answerPage(request, call);
  });
  await open();
  expect(await screen.findByText(/^500 points sur 1\s201 sont sur la carte, les autres arrivent…$/u)).toBeTruthy();
  expect((await surface()).dataset.points).toBe('500');
  // How far it is, is what the bar says: each part would be read out.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining('500'),
  );
  act(() => second.resolve());
  await waitFor(async () => expect((await surface()).dataset.points).toBe('1201'));
  expect(asked().map(({ page }) => page)).toEqual([1, 2, 3]);
  const counted = [...document.querySelectorAll('[data-marker]')]
    .map((marker) =>
      Number(/^([\d\s]+) points/u.exec(marker.getAttribute('aria-label') ?? '')?.[1]?.replaceAll(/\s/gu, '') ?? 1),
    )
    .reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(1201);
  expect(screen.getByText(/^1\s201 points sur la carte\.$/u)).toBeTruthy();
});

test('where a later page fails the map says how many of the points it has', async () => {
  stored = manyPoints(1201);
  bridge.answer('relaypoints.list', (request, call) => {
    if (request.page === 2 && request.perPage === 500) throw new AppFailure({ kind: 'denied' });
    return answerPage(request, call);
  });
  await open();
  expect((await screen.findByRole('alert')).textContent).toMatch(/La carte n’a reçu que 500 points sur 1\s201\./u);
  expect((await surface()).dataset.points).toBe('500');
});
