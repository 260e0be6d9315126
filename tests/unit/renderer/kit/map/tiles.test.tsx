import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PreferencesContext } from '#renderer/kit/data/session.ts';
import { MapView } from '#renderer/kit/map/MapView.tsx';
import { preferences } from '#shared/preferences.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen } from '#tests/support/screen.tsx';

withRoomForMaps();

const cameraTarget = { view: { centre: { latitude: 48.69, longitude: 6.18 }, zoom: 14 } } as const;
const points = [{ id: 1, latitude: 48.69, longitude: 6.18, label: 'Gare', markerStyle: 'active' }] as const;
const credit = '© les auteurs des tuiles';

async function openMap(theme: 'light' | 'dark' = 'light') {
  installFakeBridge({});
  await openScreen(
    <PreferencesContext value={preferences.parse({ locale: 'fr', theme })}>
      <MapView label="Carte" points={points} names={{ active: 'Actif' }} cameraTarget={cameraTarget} />
    </PreferencesContext>,
    {
      config: { mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png', mapTilesCredit: credit },
    },
  );
  await screen.findByRole('button', { name: 'Gare, Actif' });
  return [...document.querySelectorAll<HTMLImageElement>('[data-map] img')];
}

test('the points show over the site’s tiles, which the application fetches, with their attribution', async () => {
  const tiles = await openMap();
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.every(({ src }) => src.startsWith(`${window.location.origin}/map-tile/15/`))).toBe(true);
  expect(screen.getByText(credit)).toBeDefined();
  expect(screen.queryByText('6.18°')).toBeNull();
});

test('tiles are hidden from screen readers and ignore the pointer', async () => {
  const [tile] = await openMap();
  expect(tile?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect([tile?.alt, tile?.draggable]).toEqual(['', false]);
});

test('a dark theme dims the tiles', async () => {
  const [tile] = await openMap('dark');
  expect(tile?.closest('[data-dark]')).not.toBeNull();
});

test('while tiles fail the map says so and shows its grid lines', async () => {
  const tiles = await openMap();
  for (const tile of tiles) fireEvent.error(tile);
  expect(screen.getByText('Le fond de carte ne s’affiche pas. Les points restent utilisables.')).toBeDefined();
  expect(screen.getByText('6.18°')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('application', { name: 'Carte' }), { key: '+' });
  for (const tile of document.querySelectorAll('[data-map] img'))
    if (!tiles.some((one) => one === tile)) fireEvent.load(tile);
  expect(screen.queryByText('Le fond de carte ne s’affiche pas. Les points restent utilisables.')).toBeNull();
  expect(screen.queryByText('6.18°')).toBeNull();
});
