import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type RequestOf } from '#shared/ipc/contract.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { timesWrite } from '#shared/resources/solidaryrecords/write/schema.ts';
import { type Connected, connect, departures, writesOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('solidaryOperator', 200);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

const nancy = {
  label: '1 rue des Carmes, 54000, Nancy',
  town: 'Nancy',
  latitude: 48.692054,
  longitude: 6.184417,
  keys: { street: 'rue des Carmes', addressLocality: 'Nancy', latitude: '48.692054', longitude: '6.184417' },
};
const metz = {
  ...nancy,
  label: 'Metz',
  town: 'Metz',
  keys: { addressLocality: 'Metz', latitude: '49.119309', longitude: '6.175716' },
};
const start = timesWrite.parse(emptyTimes('2027-03-01'));
const onDay = { ...start, punctual: { ...start.punctual, day: '2027-03-01', time: '09:30' } };
const rows = [{ days: ['mon' as const, 'thu' as const], outward: '08:30', back: '17:00' }];

let attempts = 0;
async function create(more: Partial<RequestOf<'solidaryrecords.create'>> = {}) {
  attempts += 1;
  const email = `neuve.${attempts}@example.test`;
  const request = contract['solidaryrecords.create'].request.parse({
    structure: 1,
    person: null,
    identity: { gender: 1, givenName: 'Ada', familyName: `Neuve ${attempts}`, telephone: '0699999999', email },
    proofs: [],
    subject: { text: 'Rendez-vous' },
    needs: [],
    additionalNeed: 'Un chien',
    journey: { origin: nancy, destination: metz, goesAnywhere: false },
    times: onDay,
    names: { givenName: 'Ada', familyName: `Neuve ${attempts}` },
    attempt: crypto.randomUUID(),
    ...more,
  });
  return house.handlers['solidaryrecords.create'](request, house.call);
}
const posts = () => writesOf(house).filter(([call]) => call === 'POST /admin/solidaries');

describe('the creation of a record', () => {
  it.each<[string, Partial<RequestOf<'solidaryrecords.create'>>]>([
    ['on a given day', {}],
    [
      'within some days',
      { times: { ...start, punctual: { ...start.punctual, dateChoice: 3, timeChoice: 2, returnChoice: 2 } } },
    ],
    ['on regular days', { times: { ...start, kind: 'regular', regular: { dateChoice: 2, until: null, rows } } }],
    ['that goes anywhere', { journey: { origin: nancy, destination: null, goesAnywhere: true } }],
  ])('%s is one call that keeps to the contract, after a look at the list', async (_, more) => {
    const result = await create(more);
    expect(result).toMatchObject({ outcome: 'created' });
    expect(posts()).toHaveLength(1);
    expect(departures(house)).toEqual([]);
  });

  it('writes the ends of the journey whole: the platform displays the street as it is said', async () => {
    const keys = { ...nancy.keys, houseNumber: '1' };
    const result = await create({ journey: { origin: { ...nancy, keys }, destination: metz, goesAnywhere: false } });
    if (result.outcome !== 'created' || result.id === null) throw new Error('the record was not created');
    const { record } = await house.handlers['solidaryrecords.read']({ id: result.id }, house.call);
    expect(record.origin.lines[0]).toMatch(/^1 rue des Carmes, /);
  });

  it.each(['cut', 'leave'] as const)('whose answer is lost (%s) is found again and never sent twice', async (fault) => {
    house.server.faults[fault]({ method: 'POST', path: /solidaries$/, times: 1 });
    const end = await create();
    expect(end).toMatchObject({ outcome: 'created', isConfirmed: false });
    expect(posts()).toHaveLength(1);
    // The platform may never show it: what was sent is the last copy.
    const id = 'id' in end ? end.id : 0;
    expect(await house.handlers['solidaryrecords.lastCopy']({ id }, house.call)).toMatchObject({
      record: null,
      sent: { structureId: 1, subject: { label: 'Rendez-vous' }, needs: [{ label: 'Un chien' }], times: onDay },
    });
  });

  it('with an e-mail that somebody has is refused, and nothing is there', async () => {
    const identity = { gender: 1 as const, givenName: 'Ada', familyName: 'Prise', email: 'twice@example.test' };
    const names = { givenName: 'Ada', familyName: 'Prise' };
    expect(await create({ identity, names })).toMatchObject({ outcome: 'created' });
    expect(
      await create({ identity: { ...identity, familyName: 'Autre' }, names: { ...names, familyName: 'Autre' } }),
    ).toMatchObject({
      outcome: 'notCreated',
      error: { kind: 'server' },
    });
  });
});
