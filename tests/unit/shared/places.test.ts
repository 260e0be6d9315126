import { describe, expect, it } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { areaAround, distanceBetween, nearestTo } from '#shared/geo.ts';
import { wallClock } from '#shared/resources/wall-clock.ts';
import { asWallClock, dayOf, endOfDay, startOfDay, timeOf, wallClockOf, whenIs } from '#shared/wall-clock.ts';

const nancy = { latitude: 48.6921, longitude: 6.1844 };
const metz = { latitude: 49.1193, longitude: 6.1757 };

describe('distances', () => {
  it('are measured on a sphere', () => {
    expect(distanceBetween(nancy, metz) / 1000).toBeCloseTo(47.5, 1);
    expect(distanceBetween(nancy, nancy)).toBe(0);
    expect(distanceBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }) / 1000).toBeCloseTo(
      22.2,
      1,
    );
  });

  it.each([0, 45, 60, 80])('give a square that contains the whole circle at %i degrees north', (latitude) => {
    const centre = { latitude, longitude: 5 };
    const { west, east, north, south } = areaAround(centre, 1000);
    for (const edge of [
      { latitude, longitude: west },
      { latitude, longitude: east },
      { latitude: north, longitude: 5 },
      { latitude: south, longitude: 5 },
    ]) {
      expect(distanceBetween(centre, edge)).toBeGreaterThanOrEqual(999.9);
      expect(distanceBetween(centre, edge)).toBeLessThan(1010);
    }
  });

  it('do not cross a pole or the date line', () => {
    expect(areaAround({ latitude: 89.999, longitude: 179.999 }, 50_000)).toMatchObject({ north: 90, east: 180 });
  });

  it('sort the nearest first, and leave out places too far away or without coordinates', () => {
    const rows = [
      { id: 1, at: metz },
      { id: 2, at: { latitude: 48.693, longitude: 6.1844 } },
      { id: 3, at: null },
      { id: 4, at: nancy },
      { id: 5, at: { latitude: null, longitude: 6 } },
    ];
    const ids = (options: { within: number; limit?: number }) =>
      nearestTo(nancy, rows, ({ at }) => at, options).map(({ row }) => row.id);
    expect(ids({ within: 200 })).toEqual([4, 2]);
    expect(ids({ within: 100_000 })).toEqual([4, 2, 1]);
    expect(ids({ within: 100_000, limit: 1 })).toEqual([4]);
  });
});

describe('wall clocks', () => {
  it('accept only valid days and times', () => {
    for (const text of ['2026-02-28T00:00:00', '2024-02-29T23:59:59', '2026-03-29T02:30:00']) {
      expect(wallClock.safeParse(text).success).toBe(true);
    }
    for (const text of ['2026-02-29T00:00:00', '2026-01-01T24:00:00', '2026-01-01T10:00', '2026-1-1T10:00:00']) {
      expect(wallClock.safeParse(text).success).toBe(false);
    }
  });

  it('can be split into day and time, and can cover whole days', () => {
    expect([dayOf(asWallClock('2026-05-02T18:30:00')), timeOf(asWallClock('2026-05-02T18:30:00'))]).toEqual([
      '2026-05-02',
      '18:30',
    ]);
    expect([startOfDay(asDay('2026-05-02')), endOfDay(asDay('2026-05-02'))]).toEqual([
      '2026-05-02T00:00:00',
      '2026-05-02T23:59:59',
    ]);
  });

  it('tell whether a period is past, current or upcoming', () => {
    const event = { fromDate: asWallClock('2026-05-02T00:00:00'), toDate: asWallClock('2026-05-02T23:59:59') };
    expect(whenIs(event, asWallClock('2026-05-01T23:59:59'))).toBe('upcoming');
    expect(whenIs(event, asWallClock('2026-05-02T00:00:00'))).toBe('running');
    expect(whenIs(event, asWallClock('2026-05-02T23:59:59'))).toBe('running');
    expect(whenIs(event, asWallClock('2026-05-03T00:00:00'))).toBe('past');
  });

  it('use the time zone of this computer', () => {
    const moment = new Date(2026, 4, 2, 18, 30).getTime();
    expect(wallClockOf(moment)).toBe('2026-05-02T18:30:00');
  });
});
