import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MapProps } from '#renderer/kit/map/MapStage.tsx';
import { MapView } from '#renderer/kit/map/MapView.tsx';
import { markerColors, markerOutlines } from '#renderer/kit/map/marker-styles.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen } from '#tests/support/screen.tsx';

withRoomForMaps();

const centre = { latitude: 48.69, longitude: 6.18 };
const east = { latitude: 48.69, longitude: 6.2 };

async function openMap(props: Partial<MapProps>) {
  installFakeBridge({});
  await openScreen(
    <MapView label="Carte" points={[]} names={{}} cameraTarget={{ view: { centre, zoom: 14 } }} {...props} />,
  );
  return screen.findByRole('application', { name: 'Carte' });
}

test('every circle is drawn around its place, larger with its radius', async () => {
  const map = await openMap({
    circles: [
      { centre, radius: 500 },
      { centre: east, radius: 1000 },
    ],
  });
  const [first, second] = [...map.querySelectorAll('svg > circle')].map((circle) => ({
    x: Number(circle.getAttribute('cx')),
    radius: Number(circle.getAttribute('r')),
  }));
  expect(first?.x).toBe(400);
  expect(second?.x).toBeGreaterThan(400);
  expect((second?.radius ?? 0) / (first?.radius ?? 1)).toBeCloseTo(2, 2);
});

test('a circle that reaches over the whole map has its line alone: its area would only tint the map', async () => {
  const map = await openMap({
    circles: [
      { centre, radius: 500 },
      { centre, radius: 50_000 },
    ],
  });
  // The towns below are circles too, in a drawing of their own that comes when it is loaded.
  const shapes = map.querySelector('svg:has(> circle)');
  const radii = (selector: string) =>
    [...(shapes?.querySelectorAll(selector) ?? [])].map((circle) => circle.getAttribute('r'));
  expect(radii(':scope > circle')).toHaveLength(2);
  expect(radii(':scope > g > circle')).toEqual(radii(':scope > circle').slice(0, 1));
});

test('a way and the way back are two arcs, told apart by a broken line and not by colour alone', async () => {
  const map = await openMap({
    lines: [
      { from: centre, to: east, weight: 'main', isBroken: false },
      { from: east, to: centre, weight: 'main', isBroken: true },
    ],
  });
  const [out, back] = map.querySelectorAll('path[marker-end]');
  const middleOf = (path: Element | undefined) => /Q(\S+ \S+) /.exec(path?.getAttribute('d') ?? '')?.[1];
  expect(out?.hasAttribute('data-broken')).toBe(false);
  expect(back?.hasAttribute('data-broken')).toBe(true);
  expect(middleOf(out)).toBeDefined();
  expect(middleOf(out)).not.toBe(middleOf(back));
});

test('no two marker styles share a colour and an outline', () => {
  const looks = Object.entries(markerColors).map(
    ([style, color]) => `${color} ${markerOutlines[style as keyof typeof markerOutlines]}`,
  );
  expect(new Set(looks).size).toBe(looks.length);
  expect(new Set(Object.values(markerOutlines)).size).toBe(looks.length);
});
