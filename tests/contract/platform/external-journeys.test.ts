import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, refusal, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 300 });
  call = await as(platform, 'solidaryOperator');
});

const places = { from_latitude: '48.69', from_longitude: '6.18', to_latitude: '48.675', to_longitude: '5.89' };
const search = (more: Record<string, string> = {}) =>
  `/admin/external_journeys?${new URLSearchParams({
    driver: '1',
    passenger: '0',
    ...places,
    outward_mindate: '2026-05-04',
    outward_maxdate: '2026-05-04',
    ...more,
  })}`;
const [answering, slow, failing] = ['Covoit’Est', 'Trajets partagés', 'Sillon Mobile'];
const found = (more: Record<string, string>) => rows(search(more));

describe('a search of external journeys', () => {
  it('finds journeys of a provider in the shape of carpools, without a match to choose', async () => {
    const journeys = await found({ provider: answering });
    expect(journeys.length).toBeGreaterThan(1);
    for (const journey of journeys)
      expect(journey).toMatchObject({
        external: true,
        externalProvider: answering,
        matchingId: null,
        fromDate: '2026-05-04',
      });
    expect(journeys[0]?.origin).toMatchObject({ displayLabel: [], latitude: 48.69 });
  });

  it('keeps to the times of each weekday, which alone it knows', async () => {
    const all = await found({ provider: answering, frequency: 'regular' });
    const times = (journeys: typeof all) => journeys.map(({ fromTime }) => fromTime.slice(11, 19));
    const [first = ''] = times(all).sort();
    const none = { monday_mintime: '23:58:00', monday_maxtime: '23:59:59', days_monday: '1' };
    expect(await found({ provider: answering, frequency: 'regular', ...none })).toEqual([]);
    const early = { monday_mintime: '00:00:00', monday_maxtime: first, days_monday: '1', days_tuesday: '0' };
    const mondays = await found({ provider: answering, frequency: 'regular', ...early });
    expect(new Set(times(mondays))).toEqual(new Set([first]));
    expect(mondays.every(({ schedule }) => schedule.mon !== false && schedule.tue === false)).toBe(true);
  });

  it('takes words for the frequency, and drops other values', async () => {
    const kinds = async (frequency: string) =>
      new Set((await found({ provider: slow, frequency })).map((journey) => journey.frequency));
    for (const [word, number] of [
      ['punctual', 1],
      ['regular', 2],
    ] as const)
      expect([...(await kinds(word))].filter((kind) => kind !== number)).toEqual([]);
    const every = (await found({ provider: slow })).length;
    const other = await send('GET', search({ provider: slow, frequency: '2' }), undefined, false);
    expect(other.body['hydra:totalItems']).toBe(every);
  });

  it('lets `date` stand for both days', async () => {
    const [journey] = await found({ provider: answering, date: '2026-06-01' });
    expect(journey?.fromDate).toBe('2026-06-01');
  });

  it('gives the untouched document of the provider on demand, of the same journeys', async () => {
    const journeys = await found({ provider: answering });
    const { body } = await send('GET', search({ provider: answering, rawJson: '1' }), undefined, false);
    const documents = body['hydra:member'] as { journeys: Record<string, unknown> }[];
    expect(documents.map(({ journeys: { uuid, operator } }) => [uuid, operator])).toEqual(
      journeys.map(({ journeyId }) => [journeyId, answering]),
    );
  });

  it('is a 400 with the called address and its key when the provider fails', async () => {
    const [status, text] = await refusal('GET', search({ provider: failing }));
    expect(status).toBe(400);
    expect(text).toContain('apikey=training-key-3');
    expect(text).toContain('signature=');
  });

  it('fails as a whole when one of all providers does, also for an unknown name', async () => {
    for (const address of [search(), search({ provider: 'zz' })]) expect((await refusal('GET', address))[0]).toBe(400);
  });

  it('waits for the slow provider alone', async () => {
    const waits: (() => void)[] = [];
    platform = openPlatform({
      users: 300,
      providerPace: () => new Promise<void>((resolve) => waits.push(resolve)),
    });
    call = await as(platform, 'solidaryOperator');
    await found({ provider: answering });
    expect(waits).toEqual([]);
    const pending = found({ provider: slow });
    await expect.poll(() => waits.length).toBe(1);
    waits[0]?.();
    expect((await pending).length).toBeGreaterThan(0);
  });
});

describe('a message to an external driver', () => {
  const message = { provider: answering, carpoolerUuid: 'c-1', journeysUuid: 'j-1', content: 'Bonjour', role: 2 };
  const post = (more: object = {}) => refusal('POST', '/external_connections', { ...message, ...more });

  it('is answered by an echo, and counted', async () => {
    const { status, body } = await send('POST', '/external_connections', message);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...message, id: 999_999_999_999 })]);
    expect(platform.contacted()).toEqual([message]);
  });

  it('is a 500 for an unknown provider or role, and reaches nobody', async () => {
    for (const more of [{ provider: 'zz' }, { role: 4 }]) expect(await post(more)).toEqual(serverError);
    expect(platform.contacted()).toEqual([]);
  });

  it('is a 400 for a role as a text and for what is blank', async () => {
    expect(await post({ role: '2' })).toEqual([400, 'The type of the "role" attribute must be "int", "string" given.']);
    expect(await post({ journeysUuid: ' ' })).toEqual([400, 'journeysUuid: Cette valeur ne doit pas être vide.']);
  });

  it('is a 400 with the key in its text when the provider fails', async () => {
    const [status, text] = await post({ provider: failing });
    expect([status, text.includes('apikey=training-key-3')]).toEqual([400, true]);
    expect(platform.contacted()).toEqual([]);
  });
});
