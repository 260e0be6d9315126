import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '#renderer/app/providers/AppProviders.tsx';
import { createAppState } from '#renderer/app/providers/app-state.ts';
import { createQueries } from '#renderer/app/queries.ts';
import { MapView } from '#renderer/kit/map/MapView.tsx';
import { type MapPoint, markerStyles } from '#renderer/kit/map/point.ts';
import { untilThere } from './app.ts';
import { nextFrame } from './frames.ts';
import { bootstrap } from './person.ts';

const names = { active: 'Actif', pending: 'En attente', inactive: 'Inactif' };

/** The area of all points, in which a map of this size has the most markers. */
const cameraTarget = { area: { west: -4, north: 50.5, east: 8, south: 42.5 }, margin: 0 } as const;

/** Points over the whole country, as unevenly distributed as towns and the same in every run. */
function pointsOf(count: number): MapPoint[] {
  let seed = 42;
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, (_, id) => ({
    id,
    latitude: 42.5 + next() * 8,
    longitude: -4 + next() * 12,
    label: `Point ${id}`,
    markerStyle: markerStyles[id % 3] ?? 'active',
  }));
}

let show: (points: readonly MapPoint[]) => void = () => {};

function Stage() {
  const [points, setPoints] = useState<readonly MapPoint[]>([]);
  show = setPoints;
  return (
    <div style={{ display: 'flex', blockSize: '100%' }}>
      <MapView label="map" points={points} names={names} cameraTarget={cameraTarget} />
    </div>
  );
}

/** Opens a map without points, as wide as the window. */
export async function openMap(container: HTMLElement): Promise<void> {
  createRoot(container).render(
    <AppProviders state={createAppState(bootstrap)} queries={createQueries()}>
      <Stage />
    </AppProviders>,
  );
  await untilThere(container, '[data-surface]');
  await nextFrame();
}

/** Measures from the data to the paint of the markers. @returns milliseconds, and the number of markers */
export async function timePoints(container: HTMLElement, count: number): Promise<{ time: number; markers: number }> {
  const points = pointsOf(count);
  const start = performance.now();
  show(points);
  await nextFrame();
  const time = performance.now() - start;
  return { time, markers: container.querySelectorAll('[data-marker]').length };
}
