import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solidaryUserId, userId } from '#shared/resources/solidary/ids.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('solidaryOperator', 5000);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

const sort = [{ field: 'familyName', direction: 'asc' }] as const;
const list = (filters: object, perPage = 500) =>
  house.handlers['solidarybeneficiaries.list']({ page: 1, perPage, sort: [...sort], filters }, house.call);
const get = async (id: number): Promise<Beneficiary> =>
  // The handler of any resource answers its item.
  (await house.handlers['solidarybeneficiaries.get']({ id }, house.call)) as Beneficiary;
const update = (id: number, changes: object) =>
  house.handlers['solidarybeneficiaries.update']({ id, changes }, house.call);

/** The first beneficiary that a test is about. */
async function find(suits: (person: Beneficiary) => boolean): Promise<Beneficiary> {
  for (const { id } of (await list({})).rows) {
    const person = await get(id).catch(() => null);
    if (person !== null && suits(person)) {
      house.server.requests.length = 0;
      return person;
    }
  }
  throw new Error('no beneficiary of training is like that');
}
const hasLink = ({ proofs, structures }: Beneficiary) =>
  proofs.some(
    (proof) => proof.userStructureId !== null && structures.some((one) => one.structureId === proof.structureId),
  );
const bodies = () =>
  house.server.requests
    .filter(({ request }) => request.method === 'PATCH')
    .map(({ request }): unknown => JSON.parse(String(request.body)));

it('lists by the names of the wire, and every filter finds its person', async () => {
  const { rows } = await list({}, 25);
  const [person] = rows;
  if (person === undefined) throw new Error('training has no beneficiary');
  const wanted = [
    { id: person.id },
    { familyName: person.familyName ?? '' },
    { givenName: person.givenName ?? '' },
    { email: person.email ?? '' },
  ];
  for (const filters of wanted) expect((await list(filters)).rows.map(({ id }) => id)).toContain(person.id);
  expect(departures(house)).toEqual([]);
});

describe('a change', () => {
  it('is sent alone, without id and null, and read back', async () => {
    const person = await find(({ email }) => email !== null);
    expect(await update(person.id, { givenName: 'Zoé', acceptsNews: true })).toEqual({ id: person.id });
    expect(bodies()).toEqual([{ givenName: 'Zoé', newsSubscription: true }]);
    expect(departures(house)).toEqual([]);
    expect(await get(person.id)).toMatchObject({ givenName: 'Zoé', acceptsNews: true });
  });

  it('of the home address replaces all of it, street and parts that the new place lacks included', async () => {
    const person = await find(({ homeAddress }) => homeAddress !== null);
    const place = { houseNumber: '3', street: 'rue Neuve', postalCode: '54200', locality: 'Toul', country: 'France' };
    const empty = { subLocality: null, localAdmin: null, county: null, macroCounty: null, region: null };
    const more = { macroRegion: null, countryCode: null, latitude: 48.67, longitude: 5.89 };
    await update(person.id, { homeAddress: { ...place, ...empty, ...more } });
    expect(departures(house)).toEqual([]);
    const read = await get(person.id);
    expect(read.homeAddress).toMatchObject({ ...place, ...empty, latitude: 48.67 });
    // The form of the user shows it too, although the platform keeps the former `street`.
    const user = (await house.handlers['users.get']({ id: read.userId ?? 0 }, house.call)) as User;
    expect(user.homeAddress).toMatchObject({ ...place, ...empty });
    expect(user.homeAddress?.lines[0]).toContain('3 rue Neuve');
  });

  it.each(['page500', 'page504'] as const)(
    'answered by %s although it is stored is read, not sent again',
    async (answer) => {
      const person = await find(({ email }) => email !== null);
      const path = `/admin/solidary_beneficiaries/${person.id}`;
      house.server.faults.instead(answer, { method: 'PATCH', path, times: 1 });
      expect(await update(person.id, { givenName: `Ada ${answer}` })).toEqual({ id: person.id });
      expect(bodies()).toHaveLength(1);
    },
  );
});

describe('accepting and refusing', () => {
  it('changes the status in the structure of the link, and nothing else is in the body', async () => {
    const person = await find(hasLink);
    const proof = person.proofs.find(({ userStructureId }) => userStructureId !== null);
    if (!proof?.userStructureId) throw new Error('the proof has a link');
    const status = async () =>
      (await get(person.id)).structures.find(({ structureId }) => structureId === proof.structureId)?.status;
    const decide = async (accept: boolean) => {
      const { userStructureId } = proof;
      if (userStructureId === null) throw new Error('the proof has a link');
      return house.handlers['solidary.decide'](
        { role: 'beneficiary', id: person.id, userStructureId, accept },
        house.call,
      );
    };
    const first = proof.status !== 1;
    for (const accept of [first, !first]) {
      expect(await decide(accept)).toEqual({ outcome: 'done' });
      expect(await status()).toBe(accept ? 1 : 2);
    }
    expect(bodies()).toEqual(
      [first, !first].map((validate) => ({ validation: { id: proof.userStructureId, validate } })),
    );
    expect(departures(house)).toEqual([]);
  });

  it('finds the links of a beneficiary who is a volunteer too, and none of one who is not', async () => {
    const links = async (id: Beneficiary['id']) => house.handlers['solidary.findLinks']({ id }, house.call);
    const both = (await house.client.list('admin/solidary_volunteers', [['perPage', '500']])).members as {
      id: number;
    }[]; // by the contract
    const ids = new Set(both.map(({ id }) => id));
    const { rows } = await list({});
    const volunteer = rows.find(({ id }) => ids.has(id));
    const other = rows.find(({ id }) => !ids.has(id));
    if (volunteer === undefined || other === undefined) throw new Error('training has both kinds');
    expect(await links(volunteer.id)).not.toEqual([]);
    expect(await links(other.id)).toBeNull();
    expect(await links(solidaryUserId.parse(999_999))).toBeNull();
  });
});

it('the solidary user of a user is found by the e-mail', async () => {
  const person = await find(({ email, userId: user }) => email !== null && user !== null);
  const { email, givenName, familyName } = person;
  const asked = { userId: userId.parse(person.userId), email, givenName, familyName };
  expect(await house.handlers['solidary.resolveUser'](asked, house.call)).toBe(person.id);
  expect(departures(house)).toEqual([]);
});

it('records are found by the names of their person, and named by the id of the user', async () => {
  const sort = [{ field: 'fromDate', direction: 'desc' }] as const;
  const ask = (filters: object) =>
    house.handlers['solidaryrecords.list']({ page: 1, perPage: 100, sort: [...sort], filters }, house.call);
  const [record] = (await ask({})).rows;
  if (!record?.givenName || !record.familyName) throw new Error('training has records');
  const { givenName, familyName } = record;
  const found = await ask({ givenName, familyName });
  expect(found.rows.map(({ id }) => id)).toContain(record.id);
  expect(found.unreadable).toEqual([]);
  expect(departures(house)).toEqual([]);
});

it('the file of a proof goes in one form, and a second one is not sent', async () => {
  const structure = (await house.handlers['solidarystructures.get']({ id: 1 }, house.call)).proofs.requester;
  const asked = structure.find(({ kind }) => kind === 'file');
  if (asked === undefined) throw new Error('structure 1 asks for a file');
  const person = await find(
    ({ proofs, diaries }) =>
      proofs.some(({ structureId }) => structureId === 1) &&
      diaries.length > 0 &&
      !proofs.some(({ structureProofId, file }) => structureProofId === asked.id && file !== null),
  );
  const recordId = person.diaries[0]?.recordId ?? 0;
  const send = () => {
    const { selectionId } = house.selections.add({ path: '/photo.png', name: 'photo.png', size: 1 });
    const request = { id: person.id, recordId, structureProofId: asked.id, selectionId };
    return house.handlers['solidary.uploadProof'](request, house.call);
  };
  expect(await send()).toEqual({ outcome: 'done' });
  expect((await get(person.id)).proofs.find(({ structureProofId }) => structureProofId === asked.id)?.file?.name).toBe(
    'photo.png',
  );
  expect(await send()).toEqual({ outcome: 'alreadyThere' });
  expect(house.server.requests.filter(({ request }) => request.method === 'POST')).toHaveLength(1);
  expect(departures(house)).toEqual([]);
});

it('an unknown beneficiary is a 500 and nothing else', async () => {
  const failure = await get(999_999).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ error: { kind: 'server', status: 500 } });
});
