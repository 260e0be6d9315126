import { describe, expect, it, test } from 'vitest';
import { externalJourney } from '#shared/resources/externaljourneys/journey.ts';
import {
  type ExternalSearch,
  externalSearch,
  externalSearchToWire,
} from '#shared/resources/externaljourneys/search.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';

const search: ExternalSearch = {
  provider: 'autre',
  from: { latitude: 48.69, longitude: 6.18 },
  to: { latitude: 49.1234567, longitude: 6.17 },
  minDate: '2026-03-06',
  maxDate: '2026-03-07',
  when: { frequency: 1, minTime: '08:00', maxTime: '09:30' },
};
const sent = (given: Partial<ExternalSearch> = {}) =>
  Object.fromEntries(externalSearchToWire(externalSearch.parse({ ...search, ...given })));
const regular = (...schedules: Extract<ExternalSearch['when'], { frequency: 2 }>['schedules']) =>
  sent({ when: { frequency: 2, schedules } });

describe('a search at external providers', () => {
  it('is sent under the names of the server, its times for each day of the week inside its dates', () => {
    expect(sent()).toEqual({
      driver: '1',
      passenger: '0',
      from_latitude: '48.690000',
      from_longitude: '6.180000',
      to_latitude: '49.123457',
      to_longitude: '6.170000',
      frequency: 'punctual',
      outward_mindate: '2026-03-06',
      outward_maxdate: '2026-03-07',
      friday_mintime: '08:00:00',
      friday_maxtime: '09:30:00',
      saturday_mintime: '08:00:00',
      saturday_maxtime: '09:30:00',
      provider: 'autre',
    });
  });

  it('over more than a week has each day once, also where summer time begins', () => {
    const times = Object.keys(sent({ minDate: '2026-03-27', maxDate: '2026-04-20' }));
    expect(times.filter((name) => name.endsWith('_mintime'))).toHaveLength(weekDays.length);
    expect(Object.keys(sent({ minDate: '2026-03-28', maxDate: '2026-03-29' }))).toEqual(
      expect.arrayContaining(['saturday_mintime', 'sunday_mintime']),
    );
  });

  it('leaves out what it does not know: a provider, a bound of the time', () => {
    const params = sent({ provider: null, when: { frequency: 1, minTime: null, maxTime: '23:00' } });
    expect(params).not.toHaveProperty('provider');
    expect(params).not.toHaveProperty('friday_mintime');
    expect(params).toHaveProperty('friday_maxtime', '23:00:00');
  });

  it('never sends the parameters that replace its dates or answer raw documents', () => {
    for (const params of [sent(), regular({ days: ['mon'], time: '08:00', margin: 15 })]) {
      expect(params).not.toHaveProperty('date');
      expect(params).not.toHaveProperty('rawJson');
    }
  });

  it('of regular days says of every day whether it is wanted, with the margin around its hour', () => {
    expect(regular({ days: ['mon', 'tue'], time: '08:00', margin: 30 })).toMatchObject({
      frequency: 'regular',
      days_monday: '1',
      monday_mintime: '07:30:00',
      monday_maxtime: '08:30:00',
      days_tuesday: '1',
      days_wednesday: '0',
      days_thursday: '0',
      days_friday: '0',
      days_saturday: '0',
      days_sunday: '0',
    });
  });

  it('takes the earliest and the latest hour of two rows with the same day', () => {
    const params = regular(
      { days: ['mon'], time: '17:00', margin: 15 },
      { days: ['mon', 'wed'], time: '08:00', margin: 60 },
    );
    expect(params).toMatchObject({ monday_mintime: '07:00:00', monday_maxtime: '17:15:00' });
    expect(params).toMatchObject({ wednesday_mintime: '07:00:00', wednesday_maxtime: '09:00:00' });
  });

  it('keeps the margin within the day', () => {
    expect(
      regular({ days: ['mon'], time: '00:10', margin: 60 }, { days: ['tue'], time: '23:50', margin: 15 }),
    ).toMatchObject({ monday_mintime: '00:00:00', tuesday_maxtime: '23:59:59' });
  });

  it('whose last day is before the first is refused', () => {
    expect(externalSearch.safeParse({ ...search, maxDate: '2026-03-05' }).success).toBe(false);
  });
});

test.each([
  ['2027-03-01T09:00:00+01:00', '09:00'],
  ['2027-03-01T09:00:00+00:00', '09:00'],
  ['2027-03-01T23:30:00-05:30', '23:30'],
  ['2027-03-01', null],
])('a provider’s hour is that of the place, read as it is written: %s is %s', (text, hour) => {
  const read = externalJourney.parse({ externalProvider: 'autre', fromTime: text, schedule: { mon: text } });
  expect(read.fromTime).toBe(hour);
  expect(read.days).toEqual([{ day: 'mon', time: hour }]);
});

describe('an external journey', () => {
  const wire = {
    externalProvider: 'autre',
    journeyId: 'j1',
    carpoolerId: 7,
    frequency: 1,
    driver: 1,
    passenger: false,
  };

  it('has ids as texts and roles from numbers or booleans', () => {
    expect(externalJourney.parse(wire)).toMatchObject({ carpoolerId: '7', isDriver: true, isPassenger: false });
  });

  it('names the days of its schedule with their hours', () => {
    const schedule = { mon: '2027-03-01T09:00:00+01:00', tue: false, wed: '2027-03-01T08:00:00+00:00' };
    expect(externalJourney.parse({ ...wire, frequency: 2, schedule }).days).toEqual([
      { day: 'mon', time: '09:00' },
      { day: 'wed', time: '08:00' },
    ]);
    expect(externalJourney.parse({ ...wire, schedule: [] }).days).toEqual([]);
  });

  it('has a picture only at an address that is encrypted on its way', () => {
    const avatarOf = (carpoolerAvatar: string) => externalJourney.parse({ ...wire, carpoolerAvatar }).avatar;
    expect(avatarOf('https://provider.example/a.png')).toBe('https://provider.example/a.png');
    expect(avatarOf('http://provider.example/a.png')).toBeNull();
  });

  it('keeps the values of the provider as they came, without a unit', () => {
    expect(externalJourney.parse({ ...wire, detourDuration: 3300, detourDistance: '57 km' })).toMatchObject({
      detourDuration: '3300',
      detourDistance: '57 km',
    });
  });
});
