import { describe, expect, it } from 'vitest';
import { candidatesOf, toCall } from '#renderer/features/matching/matches/candidates.ts';
import { hoursOf } from '#renderer/features/matching/matches/hours.ts';
import { carpoolsOf, transportersOf } from '#renderer/features/matching/matches/rows.ts';
import { recordWith, wireCarpool, wireTransporter } from '#tests/support/fake-solutions.ts';

type Wire = Readonly<Record<string, unknown>>;
const at = (time: string) => `2026-11-22T${time}:00+00:00`;

/** How a carpool fits the outward way of a record; on the first of March 2027, a Monday, at 09:30. */
function outwardOf(carpool: Wire, wire: Wire = {}) {
  const record = recordWith({ ...wire, admincarpools: { outward: [wireCarpool(1, carpool)], return: [] } });
  return hoursOf(record, 'outward', carpoolsOf(record)[0] ?? null);
}
const volunteerFit = (volunteer: Wire, wire: Wire = {}) => {
  const record = recordWith({ ...wire, admintransporters: { outward: [wireTransporter(1, volunteer)], return: [] } });
  return hoursOf(record, 'outward', transportersOf(record)[0] ?? null);
};

describe('the hours of a driver', () => {
  it.each([
    ['09:30', 'fits', 0, 0],
    ['09:15', 'fits', -15, 0],
    ['09:50', 'other', 20, 20],
    ['09:10', 'other', -20, 20],
    ['15:45', 'other', 375, 375],
  ] as const)('at %s for 09:30 are %s, %i minutes away', (time, fit, minutes, cost) => {
    expect(outwardOf({ carpoolerFromTime: at(time) })).toMatchObject({ fit, minutes, cost, time });
  });

  it('are compared with the margins of the record where it has some', () => {
    const margins = { adminoutwardMinTime: at('09:00'), adminoutwardMaxTime: at('10:30') };
    expect(outwardOf({ carpoolerFromTime: at('10:30') }, margins)).toMatchObject({ fit: 'fits', minutes: 60 });
    expect(outwardOf({ carpoolerFromTime: at('10:31') }, margins)).toMatchObject({ fit: 'other', minutes: 61 });
  });

  it('are compared with a part of the day by its ends: its middle is a time that nobody chose', () => {
    const morning = {
      punctualOutwardTimeChoice: 2,
      adminoutwardMinTime: at('08:00'),
      adminoutwardMaxTime: at('12:00'),
      adminoutwardTime: at('10:00'),
    };
    expect(outwardOf({ carpoolerFromTime: at('08:10') }, morning)).toMatchObject({ fit: 'fits', minutes: 0 });
    expect(outwardOf({ carpoolerFromTime: at('12:20') }, morning)).toMatchObject({ fit: 'other', minutes: 20 });
    expect(outwardOf({ carpoolerFromTime: at('07:00') }, morning)).toMatchObject({ fit: 'other', minutes: -60 });
  });

  it('that nobody knows are said to be unknown', () => {
    expect(outwardOf({ carpoolerFromTime: null })).toMatchObject({ fit: 'unknown', minutes: null });
    expect(outwardOf({}, { adminoutwardTime: null })).toMatchObject({ fit: 'unknown', minutes: null });
  });

  it('of another day do not fit', () => {
    const other = { carpoolerFromDate: '2027-03-02T00:00:00+00:00', carpoolerFromTime: at('09:30') };
    expect(outwardOf(other)).toMatchObject({ fit: 'other', isOtherDay: true });
    expect(outwardOf({ frequency: 2, carpoolerSchedule: { tue: at('09:30') } })).toMatchObject({ isOtherDay: true });
    expect(outwardOf({ frequency: 2, carpoolerSchedule: { mon: at('09:45') } })).toMatchObject({ minutes: 15 });
  });

  it('of a record of several days count on the best of them', () => {
    const flexible = { adminfrequency: 3, admintoDate: '2027-03-08T00:00:00+00:00' };
    const driver = { frequency: 2, carpoolerSchedule: { tue: at('15:00'), thu: at('09:40') } };
    expect(outwardOf(driver, flexible)).toMatchObject({ fit: 'fits', minutes: 10, time: '09:40' });
  });
});

describe('the hours of a regular journey', () => {
  const weekly = {
    adminfrequency: 2,
    adminschedules: [{ mon: true, tue: true, wed: true, outwardTime: at('08:00'), returnTime: at('17:00') }],
  };

  it('count the days that are shared, and the widest gap on them', () => {
    const driver = { frequency: 2, carpoolerSchedule: { mon: at('08:10'), tue: at('08:40'), fri: at('08:00') } };
    expect(outwardOf(driver, weekly)).toMatchObject({ fit: 'other', minutes: 40, days: { shared: 2, wanted: 3 } });
  });

  it('fit where every day does', () => {
    const driver = { frequency: 2, carpoolerSchedule: { mon: at('08:10'), tue: at('08:10'), wed: at('08:10') } };
    expect(outwardOf(driver, weekly)).toMatchObject({ fit: 'fits', time: '08:10', days: { shared: 3, wanted: 3 } });
  });

  it('of more shared days come before those of fewer', () => {
    const record = recordWith({
      ...weekly,
      admincarpools: {
        outward: [
          wireCarpool(1, { frequency: 2, carpoolerSchedule: { mon: at('08:00') }, detourDistance: 0 }),
          wireCarpool(2, { frequency: 2, carpoolerSchedule: { mon: at('08:30'), tue: at('08:30'), wed: at('08:30') } }),
        ],
        return: [],
      },
    });
    expect(candidatesOf(record, true).map(({ driver }) => driver.userId)).toEqual([102, 101]);
  });
});

describe('the hours of a volunteer', () => {
  it('are those slots that the platform says fit', () => {
    expect(volunteerFit({})).toMatchObject({ fit: 'fits', cost: 0 });
  });

  it('of another part of the day are as far away as its window', () => {
    const afternoon = {
      schedule: {},
      volunteerSchedule: { aMon: true },
      aMinTime: '1970-01-01T14:00:00+00:00',
      aMaxTime: '1970-01-01T18:00:00+00:00',
    };
    expect(volunteerFit(afternoon)).toMatchObject({ fit: 'other', minutes: 270, isOtherDay: false });
    expect(volunteerFit({ schedule: {}, volunteerSchedule: { mTue: true } })).toMatchObject({ isOtherDay: true });
    expect(volunteerFit({ ...afternoon, aMinTime: null })).toMatchObject({ fit: 'unknown' });
  });
});

describe('the order of everybody', () => {
  const round = {
    adminproposalType: 'roundtrip',
    adminreturnDate: '2027-03-01T00:00:00+00:00',
    adminreturnTime: at('17:00'),
  };

  it('puts hours first, then the shorter way, and unknown hours last; one person is one of them', () => {
    const record = recordWith({
      ...round,
      admincarpools: {
        outward: [
          wireCarpool(1, { carpoolerFromTime: null, detourDistance: 0 }),
          wireCarpool(2, { carpoolerFromTime: at('15:45'), detourDistance: 10 }),
          wireCarpool(3, { carpoolerFromTime: at('09:40'), detourDistance: 9000 }),
          wireCarpool(4, { carpoolerFromTime: at('09:20'), detourDistance: 500 }),
        ],
        return: [1, 2, 3, 4].map((id) =>
          wireCarpool(10 + id, {
            carpoolerId: 100 + id,
            carpoolerFamilyName: `Usager${id}`,
            carpoolerFromTime: at('17:00'),
          }),
        ),
      },
    });
    const all = candidatesOf(record, true);
    expect(all.map(({ driver }) => driver.userId)).toEqual([104, 103, 102, 101]);
    expect(all.map(({ firstReason }) => firstReason)).toEqual(['nearest', null, null, null]);
    expect(all.every(({ fitsAll }) => fitsAll)).toBe(true);
  });

  it('takes of several journeys of one person the one whose hours fit best', () => {
    const record = recordWith({
      admincarpools: {
        outward: [
          wireCarpool(1, { carpoolerId: 7, carpoolerFromTime: at('15:00') }),
          wireCarpool(2, { carpoolerId: 7, carpoolerFromTime: at('09:30') }),
        ],
        return: [],
      },
    });
    expect(candidatesOf(record, true)[0]?.matches.outward?.matchingId).toBe(2);
    expect(toCall(candidatesOf(record, true), () => false, 8)).toHaveLength(1);
  });

  it('calls eight people at most, without those who are left out', () => {
    const outward = Array.from({ length: 12 }, (_, index) => wireCarpool(index + 1, { detourDistance: index }));
    const candidates = candidatesOf(recordWith({ admincarpools: { outward, return: [] } }), true);
    const called = toCall(candidates, (userId) => userId === 101, 8).map(({ driver }) => driver.userId);
    expect(called).toEqual([102, 103, 104, 105, 106, 107, 108, 109]);
  });
});
