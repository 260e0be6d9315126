import { beforeEach, describe, expect, it } from 'vitest';
import { notablePeople } from '#training/data/solidary.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, item, refusal, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 1200 });
  call = await as(platform, 'administrator');
});

const beneficiary = (id: number) => `/admin/solidary_beneficiaries/${id}`;
const volunteer = (id: number) => `/admin/solidary_volunteers/${id}`;
const patch = async (url: string, body: unknown, isProper = true): Promise<Row> => {
  const answer = await send('PATCH', url, body, isProper);
  expect(answer.status).toBe(200);
  return answer.body;
};
const rolesOf = async (userId: number): Promise<number[]> =>
  (await item(`/admin/users/${userId}`)).rolesTerritory.map(({ role }: { role: number }) => role);
/** The id of the link of a volunteer with a structure. */
const linkOf = async (id: number, structure: number): Promise<number> =>
  (await item(volunteer(id))).structures.find((one: { id: number }) => one.id === structure).userStructureId;
const statusesOf = async (url: string): Promise<number[]> =>
  (await item(url)).structures.map(({ status }: { status: number }) => status);
const validation = (id: unknown, validate: boolean) => ({ validation: { id, validate } });
/** A beneficiary with a home address and a telephone. */
const addressed = async (): Promise<Row> => {
  for (const { id } of await rows('/admin/solidary_beneficiaries?perPage=20')) {
    const person = await item(beneficiary(id));
    if (person.homeAddress !== null && person.telephone !== null) return person;
  }
  throw new Error('nobody has a home address');
};

describe('a change of a beneficiary', () => {
  it('writes what is sent, and answers without null fields', async () => {
    const { id, userId } = await addressed();
    const answer = await patch(beneficiary(id), { givenName: 'Béatrice', birthDate: '1951-02-03', gender: 3 });
    expect(Object.values(answer)).not.toContain(null);
    expect(answer).toMatchObject({ givenName: 'Béatrice', birthDate: '1951-02-03T00:00:00+00:00', gender: 3 });
    expect(await item(`/admin/users/${userId}`)).toMatchObject({ givenName: 'Béatrice' });
  });

  it('skips null, so that nothing can be cleared', async () => {
    const before = await addressed();
    await patch(beneficiary(before.id), { telephone: null, homeAddress: null, birthDate: null }, false);
    expect(await item(beneficiary(before.id))).toEqual(before);
  });

  it('is refused with an id in the body', async () => {
    expect(await refusal('PATCH', beneficiary(5), { id: 5, givenName: 'Zoé' })).toEqual([400, 'No route matches "5".']);
  });

  it('with an e-mail that somebody has is refused by the database, without a reason', async () => {
    const used = { email: 'administration@example.org' };
    expect(await refusal('PATCH', beneficiary(5), used)).toEqual(page);
    const { email } = await item(beneficiary(5));
    await patch(beneficiary(5), { email: email.toUpperCase() });
  });

  it('keeps the parts of the home address that are left out, and the street in any case', async () => {
    const { id, homeAddress } = await addressed();
    const sent = { addressLocality: 'Toul', streetAddress: '2 rue du Lac', street: 'rue du Lac', county: '' };
    await patch(beneficiary(id), { homeAddress: sent }, false);
    expect((await item(beneficiary(id))).homeAddress).toMatchObject({
      street: homeAddress.street,
      streetAddress: '2 rue du Lac',
      postalCode: homeAddress.postalCode,
      addressLocality: 'Toul',
      county: '',
    });
  });

  it('ignores the home address of who has none', async () => {
    const known = await rows('/admin/solidary_beneficiaries?perPage=100');
    const read = await Promise.all(known.map(({ id }) => item(beneficiary(id))));
    const homeless = read.find(({ homeAddress }) => homeAddress === null)?.id ?? 0;
    await patch(beneficiary(homeless), { homeAddress: { addressLocality: 'Toul' } });
    expect((await item(beneficiary(homeless))).homeAddress).toBeNull();
  });

  it('with a validation ignores every other key', async () => {
    const { proofs, givenName } = await item(beneficiary(notablePeople.pendingTwice));
    const both = { ...validation(proofs[0].userStructureId, true), givenName: 'Autre' };
    expect(await patch(beneficiary(notablePeople.pendingTwice), both)).toMatchObject({ givenName });
  });

  it('of an unknown person is a 500, and is denied without the right', async () => {
    expect(await refusal('PATCH', beneficiary(99_999), { givenName: 'x' })).toEqual(serverError);
    call = await as(platform, 'communityManager');
    expect(await refusal('PATCH', beneficiary(5), { givenName: 'x' })).toEqual(denied);
    expect(await refusal('PATCH', volunteer(5), { mMon: true })).toEqual(denied);
  });
});

describe('a validation', () => {
  it('sets the status of one structure and grants the role, which goes with the last acceptance', async () => {
    const id = notablePeople.pendingTwice;
    const { userId, proofs } = await item(beneficiary(id));
    expect(await rolesOf(userId)).toContain(172);
    const link = proofs[0].userStructureId;
    const accepted = await patch(beneficiary(id), validation(link, true));
    expect(accepted.structures.map(({ status }: { status: number }) => status)).toEqual([0, 1]);
    expect(accepted.proofs.every(({ status }: { status: number }) => status === 1)).toBe(true);
    expect(await rolesOf(userId)).toEqual(expect.arrayContaining([12]));
    await patch(beneficiary(id), validation(link, false));
    expect(await statusesOf(beneficiary(id))).toEqual([0, 2]);
    expect(await rolesOf(userId)).not.toContain(12);
    expect(platform.matched()).toEqual([]);
  });

  it('counts for both roles of a person', async () => {
    const id = notablePeople.bothRoles;
    await patch(volunteer(id), validation(await linkOf(id, 1), true));
    expect(await statusesOf(beneficiary(id))).toEqual([1, 0]);
    await patch(beneficiary(id), validation(await linkOf(id, 2), false));
    expect(await statusesOf(volunteer(id))).toEqual([1, 2]);
  });

  it('does not compare the link with the person of the address', async () => {
    const link = await linkOf(notablePeople.bothRoles, 1);
    await patch(beneficiary(notablePeople.pendingTwice), validation(link, true));
    expect(await statusesOf(beneficiary(notablePeople.bothRoles))).toEqual([1, 0]);
    expect(await statusesOf(beneficiary(notablePeople.pendingTwice))).toEqual([0, 0]);
  });

  it('of an unknown link is a 500', async () => {
    expect(await refusal('PATCH', beneficiary(5), validation(99_999, true))).toEqual(serverError);
    expect(await refusal('PATCH', volunteer(5), validation(99_999, true))).toEqual(serverError);
  });

  it('of a volunteer matches every record of the structure again, each time', async () => {
    const id = notablePeople.pendingVolunteer;
    const { userId } = await item(volunteer(id));
    const body = validation(await linkOf(id, 1), true);
    await patch(volunteer(id), body);
    await patch(volunteer(id), body);
    const [first] = platform.matched();
    expect(platform.matched()).toEqual([first, first]);
    expect(first).toMatchObject({ structure: 1, records: expect.any(Number) });
    expect(first?.records).toBeGreaterThan(0);
    expect(await rolesOf(userId)).toContain(11);
    await patch(volunteer(id), validation(body.validation.id, false));
    expect(platform.matched()).toHaveLength(2);
    expect(await rolesOf(userId)).not.toContain(11);
  });

  it('of a volunteer where a record cannot be read is a 500 with the status stored and the role not given', async () => {
    const id = notablePeople.beforeUnreadable;
    const { userId } = await item(volunteer(id));
    const body = validation(await linkOf(id, 4), true);
    expect(await refusal('PATCH', volunteer(id), body)).toEqual(serverError);
    expect(await statusesOf(volunteer(id))).toEqual([1]);
    expect(await rolesOf(userId)).not.toContain(11);
    // A refusal matches nothing, and works.
    await patch(volunteer(id), validation(body.validation.id, false));
    expect(await statusesOf(volunteer(id))).toEqual([2]);
  });
});

describe('a change of a volunteer', () => {
  const id = notablePeople.pendingVolunteer;

  it('writes slots and windows, of which only hours and minutes are kept', async () => {
    const answer = await patch(volunteer(id), { mMon: true, eSun: false, mMinTime: '2026-07-01T07:30:00+02:00' });
    expect(answer).toMatchObject({ mMon: true, eSun: false, mMinTime: '2026-07-01T07:30:00+00:00' });
    const after = await item(volunteer(id));
    expect(after).toMatchObject({ mMon: true, eSun: false, mMinTime: '1970-01-01T07:30:00+00:00' });
    const short = await patch(volunteer(id), { mMaxTime: '11:45' });
    expect(short.mMaxTime).toBe('2026-03-01T11:45:00+00:00');
  });

  it('reads no other key', async () => {
    const before = await item(volunteer(id));
    const body = { givenName: 'Autre', maxDistance: 1, homeAddress: { addressLocality: 'Toul' } };
    await patch(volunteer(id), body, false);
    expect(await item(volunteer(id))).toEqual(before);
  });

  it('is refused with null, and nothing is written', async () => {
    const before = await item(volunteer(id));
    for (const name of ['mMon', 'aMinTime'])
      expect(await refusal('PATCH', volunteer(id), { eTue: !before.eTue, [name]: null })).toEqual(serverError);
    expect(await refusal('PATCH', volunteer(id), { aMinTime: 'matin' })).toEqual(serverError);
    expect(await item(volunteer(id))).toEqual(before);
  });

  it('can come with a validation', async () => {
    await patch(volunteer(id), { aWed: true, ...validation(await linkOf(id, 1), true) });
    expect(await item(volunteer(id))).toMatchObject({ aWed: true, structures: [{ status: 1 }] });
  });
});

describe('the file of a proof', () => {
  /** A record whose beneficiary has not sent a file that the structure asks for. */
  const missing = async () => {
    const proofs = [
      [1, 101],
      [2, 202],
    ] as const;
    for (const { id, adminuserId } of await rows('/admin/solidaries?perPage=200')) {
      const person = (await rows('/admin/solidary_beneficiaries?perPage=200')).find(
        (one) => one.id * 10 + 7 === adminuserId,
      );
      const structure: number = person?.structures.at(-1).id;
      const proof = proofs.find(([of]) => of === structure)?.[1];
      const { proofs: answered } = await item(beneficiary(person?.id ?? 0));
      if (proof === undefined || person?.structures.length > 1) continue;
      if (answered.some(({ structureProofId }: { structureProofId: number }) => structureProofId === proof)) continue;
      return { record: id, person: person?.id ?? 0, proof };
    }
    throw new Error('every file was sent');
  };
  const upload = async (record: number, proof: number, file: File | null) => {
    const form = new FormData();
    form.set('solidaryId', String(record));
    form.set('proofId', String(proof));
    if (file !== null) form.set('file', file);
    const answer = await call('POST', '/admin/proofs', { form, isProper: file !== null });
    expect(answer.problems).toEqual([]);
    return answer;
  };
  const picture = () =>
    new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'carte.pdf', { type: 'application/pdf' });

  it('is stored for the beneficiary of the record; the answer has no data', async () => {
    const { record, person, proof } = await missing();
    const answer = await upload(record, proof, picture());
    expect([answer.status, Object.keys(answer.body)]).toEqual([201, ['@context', '@id', '@type']]);
    const { proofs } = await item(beneficiary(person));
    const stored = proofs.find(({ structureProofId }: { structureProofId: number }) => structureProofId === proof);
    expect(stored).toMatchObject({ file: true, value: null, originalName: 'carte.pdf', fileSize: '5.00B' });
    const read = await platform.fetch(stored.fileName);
    expect([read.headers.get('content-type'), await read.text()]).toEqual(['application/pdf', '%PDF-']);
  });

  it('is taken once: a second one is refused by the database, and the former stays', async () => {
    const { record, person, proof } = await missing();
    await upload(record, proof, picture());
    const before = await item(beneficiary(person));
    const again = await upload(record, proof, picture());
    expect([again.status, again.contentType]).toEqual([500, 'text/html; charset=UTF-8']);
    expect(await item(beneficiary(person))).toEqual(before);
  });

  it('is a 500 for an unknown record or proof, and without a file', async () => {
    const { record, proof } = await missing();
    for (const answer of [
      await upload(99_999, proof, picture()),
      await upload(record, 99_999, picture()),
      await upload(record, proof, null),
    ])
      expect([answer.status, answer.body['hydra:description']]).toEqual(serverError);
  });
});
