import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toAppError } from '#shared/failure.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('solidaryOperator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const ANSWERS = 'Covoit’Est';
const FAILS = 'Sillon Mobile';
const search = {
  provider: ANSWERS,
  from: { latitude: 48.69, longitude: 6.18 },
  to: { latitude: 49.12, longitude: 6.17 },
  minDate: '2027-03-01',
  maxDate: '2027-03-07',
} as const;
const punctual = { ...search, when: { frequency: 1, minTime: null, maxTime: null } } as const;
const rowAt = (time: string) => ({ days: [...weekDays], time, margin: 60 as const });
/** Of two rows with the same days the earliest and the latest time count: the whole day. */
const regular = { ...search, when: { frequency: 2 as const, schedules: [rowAt('07:00'), rowAt('18:00')] } };
const sent = () =>
  house.server.requests.map(({ request }) => Object.fromEntries(new URL(request.url, 'http://platform').searchParams));
const keyOf = (text: string) => /training-(?:private-)?key/.test(text);
const errorOf = (promise: unknown) =>
  Promise.resolve(promise).then(
    () => null,
    (thrown: unknown) => toAppError(thrown),
  );

describe('a search at external providers', () => {
  it('keeps to the contract, and its answer is read whole', async () => {
    const found = await house.handlers['external.search'](punctual, house.call);
    expect(found.unreadable).toBe(0);
    expect(found.journeys).not.toEqual([]);
    expect(found.journeys.every(({ provider }) => provider === ANSWERS)).toBe(true);
    expect(sent()).toMatchObject([{ frequency: 'punctual', outward_mindate: '2027-03-01', provider: ANSWERS }]);
    expect(departures(house)).toEqual([]);
  });

  it('of regular journeys sends every day and its hours under the names of the contract', async () => {
    const { journeys } = await house.handlers['external.search'](regular, house.call);
    expect(journeys).not.toEqual([]);
    expect(journeys.every(({ frequency, days }) => frequency === 2 && days.length > 0)).toBe(true);
    expect(sent()).toMatchObject([{ days_monday: '1', monday_mintime: '06:00:00', sunday_maxtime: '19:00:00' }]);
    expect(departures(house)).toEqual([]);
  });

  it('at one that fails tells nothing of its key, here or in the log', async () => {
    const error = await errorOf(house.handlers['external.search']({ ...punctual, provider: FAILS }, house.call));
    expect(error).toMatchObject({ kind: 'invalid', status: 400 });
    expect(keyOf(JSON.stringify(error) + house.logLines.join())).toBe(false);
    const answers = house.server.requests.map(({ response }) => response?.body ?? '');
    expect(answers.some(keyOf)).toBe(true);
    expect(departures(house)).toEqual([]);
  });
});

describe('a message to an external driver', () => {
  const message = { recordId: 41, provider: ANSWERS, carpoolerId: 'c-1', journeyId: 'j-1', content: 'Bonjour' };

  it('keeps to the contract and is sent once', async () => {
    expect(await house.handlers['external.contact'](message, house.call)).toEqual({ outcome: 'sent' });
    expect(house.server.requests).toHaveLength(1);
    expect(await house.handlers['external.contacts']({ recordId: 41 }, house.call)).toMatchObject([{ isSure: true }]);
    expect(departures(house)).toEqual([]);
  });

  it('that the provider refuses tells nothing of its key', async () => {
    const refused = { ...message, provider: FAILS };
    expect(await house.handlers['external.contact'](refused, house.call)).toEqual({ outcome: 'refused' });
    expect(keyOf(house.logLines.join())).toBe(false);
    expect(departures(house)).toEqual([]);
  });

  it('for a provider that the platform does not know is of unknown outcome', async () => {
    const unknown = { ...message, provider: 'Inconnu' };
    expect(await house.handlers['external.contact'](unknown, house.call)).toEqual({ outcome: 'unknown' });
    expect(house.server.requests).toHaveLength(1);
    // What cannot be taken back is not sent again before the platform had a minute.
    house.clock.advance(59_000);
    expect(await house.handlers['external.contact'](unknown, house.call)).toEqual({ outcome: 'unknown' });
    expect(house.server.requests).toHaveLength(1);
    house.clock.advance(1000);
    await house.handlers['external.contact'](unknown, house.call);
    expect(house.server.requests).toHaveLength(2);
    expect(departures(house)).toEqual([]);
  });
});
