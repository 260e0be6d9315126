import { describe, expect, it } from 'vitest';
import {
  draftOf,
  isPast,
  problemsOf,
  type SearchDraft,
  searchesOf,
} from '#renderer/features/external-journeys/search/draft.ts';
import { withDay, withHour } from '#renderer/features/external-journeys/search/widen.ts';
import { asTimeOfDay } from '#shared/calendar.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';

const place = (town: string, latitude: number | null): Place =>
  ({ label: `Gare, ${town}`, town, latitude, longitude: latitude === null ? null : 6.18 }) as Place; // what a search reads
const nancy = place('Nancy', 48.69);
const metz = place('Metz', 49.12);

type Journey = Pick<
  RecordItem,
  'origin' | 'destination' | 'goesAnywhere' | 'frequency' | 'fromDate' | 'toDate' | 'outward' | 'back' | 'schedules'
>;
const record = (given: Partial<Journey> = {}) =>
  ({
    origin: nancy,
    destination: metz,
    goesAnywhere: false,
    frequency: 1,
    fromDate: '2026-03-10',
    toDate: '2026-03-20',
    outward: { time: '09:00', minTime: '08:00', maxTime: '10:00' },
    back: { date: '2026-03-11', time: '17:00', minTime: '16:00', maxTime: '18:00' },
    schedules: [],
    ...given,
  }) as unknown as RecordItem; // a search reads nothing else of it

const ready: SearchDraft = { ...draftOf(record(), 'outward') };

describe('the search form of a record', () => {
  it('has the places, the day and the window of the outward journey', () => {
    expect(draftOf(record(), 'outward')).toMatchObject({
      from: { town: 'Nancy' },
      to: { town: 'Metz' },
      frequency: 1,
      minDate: '2026-03-10',
      maxDate: '2026-03-10',
      minTime: '08:00',
      maxTime: '10:00',
    });
  });

  it('has the places the other way round, and the day and window of the return', () => {
    expect(draftOf(record(), 'back')).toMatchObject({
      from: { town: 'Metz' },
      to: { town: 'Nancy' },
      minDate: '2026-03-11',
      maxDate: '2026-03-11',
      minTime: '16:00',
      maxTime: '18:00',
    });
  });

  it('of a flexible record is punctual over all of its days', () => {
    expect(draftOf(record({ frequency: 3 }), 'outward')).toMatchObject({
      frequency: 1,
      minDate: '2026-03-10',
      maxDate: '2026-03-20',
    });
  });

  it('of a regular record has its days with a quarter of an hour around, without those that do not go that way', () => {
    const schedules: Journey['schedules'] = [
      { days: ['mon', 'tue'], outward: asTimeOfDay('08:30'), back: null },
      { days: ['wed'], outward: null, back: asTimeOfDay('17:00') },
    ];
    expect(draftOf(record({ frequency: 2, schedules }), 'outward')).toMatchObject({
      frequency: 2,
      maxDate: '2026-03-20',
      rows: [{ days: ['mon', 'tue'], time: '08:30', margin: 15 }],
    });
    expect(draftOf(record({ frequency: 2, schedules }), 'back').rows).toEqual([
      { days: ['wed'], time: '17:00', margin: 15 },
    ]);
  });

  it('asks for the destination of a record that goes anywhere, and for an address without a position', () => {
    expect(draftOf(record({ goesAnywhere: true }), 'outward').to).toBeNull();
    expect(problemsOf(draftOf(record({ goesAnywhere: true }), 'outward'))).toEqual({ to: 'required' });
    expect(problemsOf(draftOf(record({ origin: place('Nancy', null) }), 'outward'))).toEqual({ from: 'required' });
  });

  it('may be of one day, and of one minute', () => {
    expect(problemsOf({ ...ready, maxDate: ready.minDate, minTime: '10:00', maxTime: '10:00' })).toEqual({});
  });

  it.each([
    [{ to: ready.from }, { to: 'samePlace' }],
    [{ maxDate: '2026-03-09' }, { maxDate: 'order' }],
    [{ minTime: '11:00' }, { maxTime: 'order' }],
    [{ minDate: '' }, { minDate: 'required' }],
    [{ frequency: 2 as const }, { rows: 'noRow' }],
    [{ frequency: 2 as const, rows: [{ days: [], time: '08:00', margin: 15 as const }] }, { rows: 'rowDays' }],
    [{ frequency: 2 as const, rows: [{ days: ['mon' as const], time: '', margin: 15 as const }] }, { rows: 'rowTime' }],
  ])('with %j has a problem and asks nobody', (change, problem) => {
    const draft = { ...ready, ...change };
    expect(problemsOf(draft)).toEqual(problem);
    expect(searchesOf(draft, ['a'])).toEqual([]);
  });

  it('warns of days that are over', () => {
    expect(isPast(ready, '2026-03-11')).toBe(true);
    expect(isPast(ready, '2026-03-10')).toBe(false);
  });
});

describe('the calls of a search', () => {
  it('are one for each provider, so that one that fails does not take the others with it', () => {
    expect(searchesOf(ready, ['a', 'b']).map(({ provider }) => provider)).toEqual(['a', 'b']);
  });

  it('are one for the provider that was chosen, and one for all where the names are unknown', () => {
    expect(searchesOf({ ...ready, provider: 'b' }, ['a', 'b']).map(({ provider }) => provider)).toEqual(['b']);
    expect(searchesOf(ready, undefined).map(({ provider }) => provider)).toEqual([null]);
  });

  it('send no bound of time that was left empty', () => {
    expect(searchesOf({ ...ready, minTime: '' }, ['a'])[0]?.when).toEqual({
      frequency: 1,
      minTime: null,
      maxTime: '10:00',
    });
  });
});

describe('a wider search', () => {
  it('takes in an hour before and after, within the day', () => {
    expect(withHour({ ...ready, minTime: '00:30', maxTime: '23:30' })).toMatchObject({
      minTime: '00:00',
      maxTime: '23:59',
    });
    expect(withHour({ ...ready, minTime: '' }).minTime).toBe('');
  });

  it('takes in a day before and after, over the end of a month and the change of summer time', () => {
    expect(withDay({ ...ready, minDate: '2026-03-01', maxDate: '2026-03-29' })).toMatchObject({
      minDate: '2026-02-28',
      maxDate: '2026-03-30',
    });
    expect(withDay({ ...ready, minDate: '2027-01-01', maxDate: '2027-12-31' })).toMatchObject({
      minDate: '2026-12-31',
      maxDate: '2028-01-01',
    });
  });
});
