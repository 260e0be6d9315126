import { expect, test } from 'vitest';
import { availableVolunteers, wantedOf } from '#renderer/features/record-form/feasibility/availability.ts';
import { drawingOf } from '#renderer/features/record-form/feasibility/FeasibilityMap.tsx';
import { structureId } from '#shared/resources/solidary/ids.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { fakeVolunteerRow } from '#tests/support/fake-volunteers.ts';

const structure = structureId.parse(2);
const { windows } = fakeStructure(2);
const start = emptyTimes('2026-03-06');
/** A Monday. */
const day = '2026-03-09';
const trip = (more: object) => ({ ...start, punctual: { ...start.punctual, day, ...more } });
const origin = { latitude: 48.2, longitude: 6.45 };

const find = (rows: readonly ReturnType<typeof fakeVolunteerRow>[], times: typeof start) => {
  const wanted = wantedOf(times, windows);
  if (wanted === null) throw new Error('no day');
  return availableVolunteers(rows, wanted, { structure, windows, origin }).map(({ row: { id } }) => id);
};

test('nothing is wanted before a day is known', () => {
  expect(wantedOf(start, windows)).toBeNull();
  expect(wantedOf({ ...start, kind: 'regular' }, windows)).toBeNull();
});

test('a day wants its part of the day, there and back', () => {
  expect(wantedOf(trip({}), windows)).toMatchObject({ slots: [{ day: 'mon', part: null, time: null }] });
  expect(wantedOf(trip({ time: '09:30', returnChoice: 4 }), windows)).toEqual({
    matches: 'all',
    kind: 'day',
    hasReturn: true,
    slots: [
      { day: 'mon', part: null, time: '09:30' },
      { day: 'mon', part: null, time: '12:30' },
    ],
  });
  const other = trip({ time: '09:30', returnChoice: 5, returnDay: '2026-03-10', returnTime: '17:00' });
  expect(wantedOf(other, windows)?.slots[1]).toEqual({ day: 'tue', part: null, time: '17:00' });
});

test('only those count who are accepted there and available both ways', () => {
  const morning = fakeVolunteerRow(1);
  const whole = fakeVolunteerRow(2, { aMon: true });
  const elsewhere = fakeVolunteerRow(3, { structures: [{ id: 9, userStructureId: 1, name: 'Autre', status: 1 }] });
  const pending = fakeVolunteerRow(4, { structures: [{ id: 2, userStructureId: 1, name: 'Mobilité', status: 0 }] });
  const rows = [morning, whole, elsewhere, pending];
  expect(find(rows, trip({ time: '09:30' }))).toEqual([1, 2]);
  expect(find(rows, trip({ time: '09:30', returnChoice: 4 }))).toEqual([2]);
  expect(find(rows, trip({ time: '05:00' }))).toEqual([]);
  expect(find(rows, trip({ timeChoice: 3 }))).toEqual([2]);
});

test('a volunteer without hours drives at those of the structure', () => {
  const row = fakeVolunteerRow(1, { mMinTime: null, mMaxTime: null });
  expect(find([row], trip({ time: '11:00' }))).toEqual([1]);
  expect(find([row], trip({ time: '12:30' }))).toEqual([]);
});

test('one day of several is enough for flexible days, and each is wanted of a week', () => {
  const row = fakeVolunteerRow(1);
  const flexible = { ...start, punctual: { ...start.punctual, dateChoice: 2 as const, timeChoice: 2 as const } };
  expect(find([row], flexible)).toEqual([1]);
  const weekly = (days: ('mon' | 'tue')[]) => ({
    ...start,
    kind: 'regular' as const,
    regular: { ...start.regular, rows: [{ days, outward: '09:00', back: null }] },
  });
  expect(find([row], weekly(['mon']))).toEqual([1]);
  expect(find([row], weekly(['mon', 'tue']))).toEqual([]);
});

test('the nearest comes first, and an unknown home last', () => {
  const far = fakeVolunteerRow(1);
  const near = fakeVolunteerRow(2, {
    homeAddress: { addressLocality: 'Igney', latitude: '48.2', longitude: '6.45', displayLabel: ['Igney', 'France'] },
  });
  const unknown = fakeVolunteerRow(3, { homeAddress: null });
  expect(find([unknown, far, near], trip({ time: '09:30' }))).toEqual([2, 1, 3]);
});

test('the map has the ends and the volunteers by their numbers, and circles where the place was read', () => {
  const wanted = wantedOf(trip({ time: '09:30' }), windows);
  if (wanted === null) throw new Error('no day');
  const found = availableVolunteers([fakeVolunteerRow(1), fakeVolunteerRow(2, { homeAddress: null })], wanted, {
    structure,
    windows,
    origin,
  });
  const place = { label: 'Nancy', town: 'Nancy', latitude: 48.69, longitude: 6.18, keys: {} };
  const own = { latitude: 48.1, longitude: 6.4, town: 'Épinal', maxDistance: 25_500, name: 'nina nomade' };
  const journey = { origin: place, destination: { ...place, latitude: 48.6 }, goesAnywhere: false };
  const drawn = drawingOf(journey, found, ({ row }) => (row.id === 1 ? own : undefined));
  expect(drawn.points.map(({ mark, markerStyle }) => [mark, markerStyle])).toEqual([
    ['A', 'origin'],
    ['B', 'destination'],
    ['1', 'volunteer'],
  ]);
  expect(drawn.circles).toMatchObject([{ radius: 25_500 }]);
  expect(drawn.lines).toHaveLength(1);
  expect(drawingOf({ ...journey, origin: null, destination: null }, found, () => own).points).toEqual([]);
});
