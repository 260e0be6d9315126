import { expect, test } from 'vitest';
import { changedCoordinates, suggestedCoordinates } from '#shared/import/coordinate-changes.ts';

/** About where these towns are, in metres and in degrees. */
test.each([
  ['Paris', '652381', '6862047', 48.85661, 2.35107],
  ['Brest', '145616', '6836961', 48.39, -4.49],
  ['Nice', '1043500', '6298500', 43.7, 7.26],
])('metres of Lambert 93 become degrees, in either order: %s', (_, x, y, latitude, longitude) => {
  for (const pair of [
    [x, y],
    [y, `${x},0`],
  ] as const) {
    const [north, east] = changedCoordinates('lambert93', pair)?.map(Number) ?? [];
    expect(Math.abs((north ?? 0) - latitude)).toBeLessThan(0.02);
    expect(Math.abs((east ?? 0) - longitude)).toBeLessThan(0.02);
  }
});

test('the origin of the projection is where it is defined', () => {
  expect(changedCoordinates('lambert93', ['700000', '6600000'])).toEqual(['46.500000', '3.000000']);
});

test('both coordinates in one cell are parted', () => {
  expect(changedCoordinates('split', ['48.69, 6.18', ''])).toEqual(['48.69', '6.18']);
  expect(changedCoordinates('split', ['48,69 ; 6,18', '48,69 ; 6,18'])).toEqual(['48.69', '6.18']);
  expect(changedCoordinates('split', ['', '48.69 6.18'])).toEqual(['48.69', '6.18']);
  expect(changedCoordinates('split', ['48.69, 6.18', '7.1'])).toBeNull();
  expect(changedCoordinates('split', ['248.69, 6.18', ''])).toBeNull();
});

test('only coordinates of France are exchanged', () => {
  expect(changedCoordinates('swap', ['6.18', '48.69'])).toEqual(['48.69', '6.18']);
  expect(changedCoordinates('swap', ['48.69', '6.18'])).toBeNull();
  expect(changedCoordinates('swap', ['6.18', '9.5'])).toBeNull();
});

test('a wrong coordinate suggests the change that fits it', () => {
  expect(suggestedCoordinates('swappedCoordinates', '6.18')).toBe('swap');
  expect(suggestedCoordinates('decimal', '48.69, 6.18')).toBe('split');
  expect(suggestedCoordinates('latitude', '6 862 047')).toBe('lambert93');
  expect(suggestedCoordinates('longitude', '652381')).toBe('lambert93');
  expect(suggestedCoordinates('latitude', '98')).toBeNull();
  expect(suggestedCoordinates('decimal', 'gare')).toBeNull();
});
