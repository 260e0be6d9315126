import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { TileProblem } from '#renderer/kit/map/basemap/TileBasemap.tsx';
import { MapView } from '#renderer/kit/map/MapView.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen } from '#tests/support/screen.tsx';

/** Says what became of the tiles, as the library would: it cannot draw here. */
let tell: (problem: TileProblem | null) => void = () => {};
vi.mock('#renderer/kit/map/basemap/TileBasemap.tsx', () => ({
  TileBasemap: ({ onProblem }: { onProblem: typeof tell }) => {
    useEffect(() => {
      tell = onProblem;
    }, [onProblem]);
    return <div data-testid="tiles" />;
  },
}));

withRoomForMaps();

const cameraTarget = { view: { centre: { latitude: 48.69, longitude: 6.18 }, zoom: 14 } } as const;

test('while no tiles come the map says so and keeps its lines, and they go once tiles are there', async () => {
  installFakeBridge({});
  await openScreen(<MapView label="Carte" points={[]} names={{}} cameraTarget={cameraTarget} />, {
    config: { mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png' },
  });
  await screen.findByTestId('tiles');
  expect(screen.queryByText('6.18°')).toBeNull();
  act(() => tell('loading'));
  expect(screen.getByText('Le serveur du fond de carte ne répond pas.')).toBeDefined();
  expect(screen.getByText('6.18°')).toBeDefined();
  act(() => tell(null));
  expect(screen.queryByText('6.18°')).toBeNull();
});
