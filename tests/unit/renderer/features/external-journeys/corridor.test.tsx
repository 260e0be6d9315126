import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Corridor } from '#renderer/features/external-journeys/results/Corridor.tsx';
import type { ResultRow } from '#renderer/features/external-journeys/results/rows.ts';
import { externalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen } from '#tests/support/screen.tsx';

withRoomForMaps();
beforeEach(() => void installFakeBridge());

const place = (latitude: number, longitude: number, label: string) =>
  ({ latitude, longitude, label }) as unknown as NonNullable<Parameters<typeof Corridor>[0]['from']>;
const from = place(48.69, 6.18, 'Nancy');
const to = place(48.68, 5.89, 'Toul');
const wire = {
  externalProvider: 'Est',
  journeyId: 'a1',
  carpoolerId: 'c1',
  carpoolerGivenName: 'Marie D.',
  frequency: 1,
  type: 'oneway',
  driver: 1,
  passenger: 0,
  fromDate: '2027-03-01',
  fromTime: '2027-03-01T09:00:00+01:00',
  origin: { addressLocality: 'Nancy', latitude: 48.7, longitude: 6.2 },
  destination: { addressLocality: 'Toul', latitude: 48.67, longitude: 5.9 },
};
const rowOf = (key: string, more: object = {}) =>
  ({ key, journey: externalJourney.parse({ ...wire, ...more }) }) as unknown as ResultRow;

/** How many lines the map shows. */
async function lines(props: Partial<Parameters<typeof Corridor>[0]>): Promise<number> {
  const { unmount } = await openScreen(
    <Corridor rows={[]} from={from} to={to} current={null} onCurrent={() => undefined} {...props} />,
  );
  const map = await screen.findByRole('application');
  const { length } = map.querySelectorAll('path[marker-end]');
  unmount();
  return length;
}

test('the map has the journey of the record where both of its ends are known, and each that was found', async () => {
  expect(await lines({})).toBe(1);
  expect([await lines({ to: null }), await lines({ from: null })]).toEqual([0, 0]);
  expect(await lines({ rows: [rowOf('a'), rowOf('b')] })).toBe(3);
  // One without an end has a point alone.
  expect(await lines({ rows: [rowOf('a', { destination: null })] })).toBe(1);
});
