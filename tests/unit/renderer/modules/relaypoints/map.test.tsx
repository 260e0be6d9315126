import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listKey } from '#renderer/kit/list/views/useListSettings.ts';
import { relayPointList } from '#renderer/modules/relaypoints/list.tsx';
import { wantedOnMap } from '#renderer/modules/relaypoints/map/centre.ts';
import { RelayPointsView } from '#renderer/modules/relaypoints/RelayPointsListPage.tsx';
import { type Area, area as areaSchema } from '#shared/area.ts';
import { untouchedList } from '#shared/lists.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
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
  bridge = installFakeBridge({
    'relaypoints.list': ({ page, perPage, filters }) => {
      const area = areaSchema.safeParse(filters.area).data;
      const rows = stored.filter(({ address }) => {
        const { latitude = null, longitude = null } = address ?? {};
        if (latitude === null || longitude === null) return false;
        return area === undefined || isIn(area, { latitude, longitude });
      });
      return { rows: rows.slice(0, perPage), unreadable: [], total: rows.length, page, perPage };
    },
  });
});

const open = (options?: PageOptions) =>
  openListPage((props) => <RelayPointsView definition={relayPointList} {...props} />, {
    settings: { lists: { [listKey('relaypoints', 1)]: { ...untouchedList, layout: 'map' } } },
    ...options,
  });
const surface = () => screen.findByRole('application', { name: 'Carte des points relais' });
const mark = (name: string) => screen.findByRole('button', { name: `${name}, Actif` });
const isAt = (name: string) => screen.queryByRole('button', { name: `${name}, Actif` }) !== null;
/** The areas that the map requested; null for a request without an area. */
const asked = () =>
  bridge
    .requests('relaypoints.list')
    .filter(({ perPage }) => perPage === 500)
    .map(({ filters }) => areaSchema.safeParse(filters.area).data ?? null);

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

test('a requested point stays centred and marked when the results of the filters load later', async () => {
  await open();
  await mark('Nancy');
  act(() => wantedOnMap.set({ id: 2, latitude: 48.39, longitude: -4.49 }));
  expect((await mark('Brest')).dataset.open).toBe('');
  await waitFor(() => expect(asked().at(-1)).not.toBeNull());
  const shown = asked().at(-1);
  if (shown == null) throw new Error('the map asked for no area');
  expect((shown.west + shown.east) / 2).toBeCloseTo(-4.49, 3);
  await waitFor(() => expect(isAt('Nancy')).toBe(false));
});

test('a point requested before the map is loaded is shown all the same', async () => {
  wantedOnMap.set({ id: 2, latitude: 48.39, longitude: -4.49 });
  await open();
  expect((await mark('Brest')).dataset.open).toBe('');
  await waitFor(() => expect(asked().at(-1)).not.toBeNull());
  expect(asked().at(-1)?.west).toBeGreaterThan(-4.6);
});

test('an empty result everywhere is not reported as empty in one area only', async () => {
  stored = [];
  await open({ at: '/users?name=rien' });
  await screen.findByText('Aucun point relais à montrer.');
});

test('of more than 500 points the first 500 are requested, in one call, and the person is told to zoom in', async () => {
  stored = Array.from({ length: 501 }, (_, index) =>
    readPoint({ id: index + 1, name: `Point ${index}`, address: { latitude: (45 + index / 100).toFixed(6) } }),
  );
  await open();
  expect((await screen.findByText(/^501 points dans cette zone/u)).textContent).toBe(
    '501 points dans cette zone\u00a0: rapprochez-vous. Les 500 premiers sont affichés.',
  );
  expect((await surface()).dataset.points).toBe('500');
  expect(asked()).toEqual([null]);
});
