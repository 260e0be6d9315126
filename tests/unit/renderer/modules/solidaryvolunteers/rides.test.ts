import { describe, expect, it } from 'vitest';
import { type KnownTrip, tripOf } from '#renderer/features/solidary/records/known-trips.ts';
import { kilometresOf, partOf, ridesByDriver, ridesOf } from '#renderer/modules/solidaryvolunteers/planner/rides.ts';
import { asDay, asTimeOfDay } from '#shared/calendar.ts';
import { mondayOf } from '#shared/days.ts';
import { recordWith, wireDriver, wireEntry } from '#tests/support/fake-solutions.ts';

const at = (time: string) => `2026-11-22T${time}:00+00:00`;
const [monday, sunday] = [asDay('2027-03-01'), asDay('2027-03-07')];
const driven = (wire: Readonly<Record<string, unknown>> = {}): KnownTrip =>
  tripOf(recordWith({ adminsolutions: { drivers: [wireDriver(1, 1)], threads: [] }, ...wire }));
const said = (trip: KnownTrip) => ridesOf(trip, monday, sunday).map(({ day, time, way }) => `${day} ${time} ${way}`);

describe('the rides of a week', () => {
  it('are those of the day of a record, there and back', () => {
    const round = { adminreturnDate: '2027-03-02T00:00:00+00:00', adminreturnTime: at('17:00') };
    expect(said(driven(round))).toEqual(['2027-03-01 09:30 outward', '2027-03-02 17:00 back']);
    expect(said(driven({ adminfromDate: '2027-03-08T00:00:00+00:00' }))).toEqual([]);
  });

  it('of a regular record are on its days, between its first and its last one', () => {
    const weekly = driven({
      adminfrequency: 2,
      admintoDate: '2027-03-03T00:00:00+00:00',
      adminschedules: [{ mon: true, wed: true, fri: true, outwardTime: at('08:00'), returnTime: null }],
    });
    expect(said(weekly)).toEqual(['2027-03-01 08:00 outward', '2027-03-03 08:00 outward']);
  });

  it('are none of a flexible record, whose day is not known, and of one that was replaced', () => {
    expect(said(driven({ adminfrequency: 3, admintoDate: '2027-03-07T00:00:00+00:00' }))).toEqual([]);
    expect(said(driven({ status: 6 }))).toEqual([]);
  });

  it('belong to those who were chosen or put in touch, and to nobody who refused afterwards', () => {
    const diary = [
      wireEntry('link', 7, '2027-02-01'),
      wireEntry('link', 8, '2027-02-01'),
      wireEntry('carpool_refusal', 8, '2027-02-02'),
    ];
    const rides = ridesByDriver([driven({ admindiary: diary })], monday, sunday);
    expect([...rides.keys()].toSorted()).toEqual([3, 7]);
  });

  it('have the kilometres that are known, and none where none are', () => {
    const rides = ridesOf(driven({ adminreturnDate: '2027-03-01T00:00:00+00:00' }), monday, sunday);
    expect(kilometresOf(rides)).toBeCloseTo(7.4);
    expect(kilometresOf(ridesOf(driven({ distance: null }), monday, sunday))).toBeNull();
    expect(kilometresOf([])).toBeNull();
  });
});

it('a week begins on its Monday, also over the end of a year', () => {
  expect(mondayOf(asDay('2027-03-01'))).toBe('2027-03-01');
  expect(mondayOf(asDay('2027-01-03'))).toBe('2026-12-28');
});

it('a ride stands in the window of the volunteer, else in the usual part of the day', () => {
  const none = { from: null, to: null };
  const windows = { morning: { from: '06:00', to: '13:30' }, afternoon: none, evening: none };
  expect(partOf(asTimeOfDay('13:00'), windows)).toBe('morning');
  expect(partOf(asTimeOfDay('13:30'), windows)).toBe('afternoon');
  expect(partOf(asTimeOfDay('18:00'), windows)).toBe('evening');
  expect(partOf(null, windows)).toBeNull();
});
