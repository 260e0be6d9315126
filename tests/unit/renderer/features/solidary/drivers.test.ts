import { afterEach, expect, it } from 'vitest';
import { type DriveWanted, driversFor } from '#renderer/features/solidary/drivers/drivers.ts';
import { asDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { elsewhere, here, inStructure, ticked, volunteer } from './support.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});
const zones = ['Europe/Paris', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'];

/** Monday 30 November 2026 at 9:00 from the centre of Nancy. */
const wanted: DriveWanted = {
  structure: here,
  day: '2026-11-30',
  time: '09:00',
  from: { latitude: 48.69, longitude: 6.18 },
};
const idsFor = (people: ReturnType<typeof volunteer>[], changes: Partial<DriveWanted> = {}) =>
  driversFor(people, { ...wanted, ...changes }).found.map(({ volunteer: { id } }) => id);

it('knows the day of the week of any day in every time zone, also on the days when the clocks change', () => {
  for (const name of zones) {
    process.env.TZ = name;
    expect(['2026-03-28', '2026-03-29', '2026-03-30'].map((day) => weekdayOf(asDay(day)))).toEqual([5, 6, 0]);
    expect(['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => weekdayOf(asDay(day)))).toEqual([5, 6, 0]);
    expect(['2024-02-29', '2000-01-01', '2027-01-01'].map((day) => weekdayOf(asDay(day)))).toEqual([3, 5, 4]);
  }
});

it('finds the same drivers at 02:30 on the night without such an hour, whatever the zone of the computer', () => {
  const night = volunteer({
    slots: ticked('sun-morning'),
    windows: { ...volunteer().windows, morning: { from: '02:00', to: '03:00' } },
  });
  for (const name of zones) {
    process.env.TZ = name;
    expect(idsFor([night], { day: '2026-03-29', time: '02:30' })).toEqual([1]);
    expect(idsFor([night], { day: '2026-10-25', time: '02:30' })).toEqual([1]);
    expect(idsFor([night], { day: '2026-03-28', time: '02:30' })).toEqual([]);
  }
});

it('takes volunteers who are accepted in the structure, and nobody who is pending, refused or accepted elsewhere', () => {
  const slots = ticked('mon-morning');
  const people = [
    volunteer({ id: 1, slots }),
    volunteer({ id: 2, slots, structures: [inStructure(here, 0)] }),
    volunteer({ id: 3, slots, structures: [inStructure(here, 2), inStructure(elsewhere)] }),
    volunteer({ id: 4, slots, structures: [inStructure(elsewhere)] }),
  ];
  expect(idsFor(people)).toEqual([1]);
  expect(idsFor(people, { structure: undefined })).toEqual([1, 3, 4]);
});

it('asks for the ticked part of the day whose window contains the time', () => {
  const morning = volunteer({ id: 1, slots: ticked('mon-morning', 'tue-afternoon') });
  const afternoon = volunteer({ id: 2, slots: ticked('mon-afternoon') });
  expect(idsFor([morning, afternoon], { time: '06:00' })).toEqual([1]);
  expect(idsFor([morning, afternoon], { time: '05:59' })).toEqual([]);
  expect(idsFor([morning, afternoon], { time: '11:59' })).toEqual([1]);
  // Windows that meet share no time: at noon it is the afternoon.
  expect(idsFor([morning, afternoon], { time: '12:00' })).toEqual([2]);
  expect(idsFor([morning, afternoon], { day: '2026-12-01' })).toEqual([]);
});

it('reads a window until midnight', () => {
  const late = volunteer({
    slots: ticked('mon-evening'),
    windows: { ...volunteer().windows, evening: { from: '18:00', to: '00:00' } },
  });
  expect(idsFor([late], { time: '23:59' })).toEqual([1]);
});

it('puts the nearest home first and those without coordinates last', () => {
  const slots = ticked('mon-morning');
  const people = [
    volunteer({ id: 1, slots, homeAddress: null }),
    volunteer({ id: 2, slots, homeAddress: { latitude: 48.17, longitude: 6.45 } }),
    volunteer({ id: 3, slots, homeAddress: { latitude: null, longitude: 6.18 } }),
    volunteer({ id: 4, slots }),
  ];
  expect(idsFor(people)).toEqual([4, 2, 1, 3]);
  const [nearest] = driversFor(people, wanted).found;
  expect(nearest?.metres).toBeGreaterThan(300);
  expect(nearest?.metres).toBeLessThan(500);
});

it('ranks by the own place of a volunteer, around which the platform matches, and by the home where it is not known', () => {
  const slots = ticked('mon-morning');
  const far = { latitude: 48.17, longitude: 6.45, town: 'Épinal', maxDistance: 50_000, name: 'a' };
  const near = { ...far, latitude: 48.69, longitude: 6.18, town: 'Nancy' };
  // The first lives in Nancy and drives from Épinal, the third the other way round; nothing is known of the second.
  const people = [
    volunteer({ id: 1, slots }),
    volunteer({ id: 2, slots }),
    volunteer({ id: 3, slots, homeAddress: { latitude: 48.17, longitude: 6.45 } }),
    volunteer({ id: 4, slots, homeAddress: null }),
  ];
  const places = new Map([
    [1, far],
    [3, near],
    [4, { ...near, latitude: 48.7 }],
  ]);
  const { found } = driversFor(people, { ...wanted, placeOf: (id) => places.get(id) });
  expect(found.map(({ volunteer: { id }, place }) => [id, place?.town])).toEqual([
    [3, 'Nancy'],
    [2, undefined],
    [4, 'Nancy'],
    [1, 'Épinal'],
  ]);
  expect(found.map(({ metres }) => Math.round((metres ?? 0) / 1000))).toEqual([0, 0, 1, 61]);
});

it('counts those who ticked the day without hours, of whom nobody can tell', () => {
  const slots = ticked('mon-morning');
  const without = volunteer({ id: 2, slots, windows: { ...volunteer().windows, morning: { from: null, to: null } } });
  const { found, withoutHours } = driversFor([volunteer({ slots }), without], wanted);
  expect([found.length, withoutHours]).toEqual([1, 1]);
});

it('of a part of the day asks for no hours and, without a place, for no distance', () => {
  const morning = volunteer({
    id: 1,
    slots: ticked('mon-morning'),
    windows: { ...volunteer().windows, morning: { from: null, to: null } },
  });
  const afternoon = volunteer({ id: 2, slots: ticked('mon-afternoon') });
  const { found, withoutHours } = driversFor([morning, afternoon], { ...wanted, time: 'morning', from: null });
  expect(found.map(({ volunteer: { id }, metres }) => [id, metres])).toEqual([[1, null]]);
  expect(withoutHours).toBe(0);
});
