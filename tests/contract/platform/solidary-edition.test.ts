import { beforeEach, describe, expect, it } from 'vitest';
import { pinnedRecordIds as pinned } from '#training/data/solidary.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, item, refusal, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 1200 });
  call = await as(platform, 'solidaryOperator');
});
const record = (id: number) => `/admin/solidaries/${id}`;
const read = (id: number) => item(record(id));
const edit = async (id: number, body: object): Promise<Row> => {
  const answer = await send('PATCH', record(id), body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const listed = async (id: number) => (await rows('/admin/solidaries?perPage=500')).find((row) => row.id === id);
const punctual = {
  regular: false,
  punctualOutwardDateChoice: 1,
  punctualOutwardTimeChoice: 1,
  punctualOutwardMinDate: '2026-05-04',
  punctualOutwardMinTime: '09:30',
  punctualReturnDateChoice: 1,
};
const labels = ({ needs }: Row): string[] => needs.map(({ label }: { label: string }) => label);

describe('an edition of a regular record', () => {
  it.each([
    [{}],
    [{ needs: [101] }],
    [{ adminsubject: 103 }],
    [{ regularDateChoice: 2 }],
    [{ beneficiary: { givenName: 'Zoé' } }],
    [{ proofs: [] }],
  ])('that says nothing of the journey stays in place: %j', async (body) => {
    const before = await read(pinned.regular);
    const after = await edit(pinned.regular, body);
    expect(after).toMatchObject({ id: before.id, status: before.status, regularDateChoice: before.regularDateChoice });
    expect(after.admindiary).toHaveLength(before.admindiary.length);
  });

  it('keeps the record when an address is sent again as it was read, and replaces it by another one', async () => {
    const { admindestination } = await read(pinned.regular);
    const same = { ...admindestination, latitude: Number(admindestination.latitude) };
    expect((await edit(pinned.regular, { destination: same })).id).toBe(pinned.regular);
    const moved = { ...same, addressLocality: 'Toul', latitude: 48.675, longitude: 5.89 };
    expect((await edit(pinned.regular, { destination: moved })).id).not.toBe(pinned.regular);
  });

  it.each([
    [{ regular: true }],
    [{ destinationAny: true }],
    [{ regularMaxDate: '2026-12-24' }],
    [{ punctualOutwardMinTime: '09:30' }],
    [{ regularSchedules: [{ mon: true, outwardTime: '08:00', returnTime: null }] }],
  ])('that says something of the journey replaces it: %j', async (body) => {
    const after = await edit(pinned.regular, body);
    expect(after.id).not.toBe(pinned.regular);
    expect(after).toMatchObject({ status: 0, progression: 0, adminsolidaryId: pinned.regular, adminfrequency: 2 });
  });

  it('turned punctual without all keys is a 500, and what is no journey was written', async () => {
    const body = { regular: false, beneficiary: { givenName: 'Zoé' } };
    expect(await refusal('PATCH', record(pinned.regular), body)).toEqual(serverError);
    const after = await read(pinned.regular);
    expect([after.admingivenName, after.status === 6, after.adminsolidaryChildId]).toEqual(['Zoé', false, undefined]);
    expect(await edit(pinned.regular, punctual)).toMatchObject({ adminfrequency: 1, adminsolidaryId: pinned.regular });
  });
});

describe('an edition of a punctual record', () => {
  it.each([[{}], [{ needs: [101] }], [{ adminsubject: 103 }], [{ beneficiary: { givenName: 'Zoé' } }]])(
    'replaces it, whatever it says: %j',
    async (body) => {
      const before = await read(pinned.searching);
      const after = await edit(pinned.searching, body);
      expect(after.id).not.toBe(before.id);
      expect(after).toMatchObject({ status: 0, progression: 0, adminfrequency: 1, adminsolidaryId: before.id });
      expect(after.admindiary).toHaveLength(1);
      expect(after.adminoutwardTime).toBe(before.adminoutwardTime);
    },
  );

  it('leaves the former one with status 6, out of the list, and readable', async () => {
    const { id } = await edit(pinned.searching, {});
    expect(await listed(pinned.searching)).toBeUndefined();
    expect(await listed(id)).toMatchObject({ status: 0 });
    const old = await read(pinned.searching);
    expect(old).toMatchObject({ status: 6, progression: 50, adminsolidaryChildId: id });
    expect(old.adminlastAction).toBe('solidary_deeply_updated');
  });

  it('answers the drivers of the former one, which the new one does not have', async () => {
    const before = await read(pinned.withThreads);
    const after = await edit(pinned.withThreads, {});
    expect(after.adminsolutions).toEqual(before.adminsolutions);
    expect((await read(after.id)).adminsolutions).toEqual({ drivers: [], threads: [] });
    expect((await read(pinned.withThreads)).adminsolutions).toEqual(before.adminsolutions);
  });

  it('turned regular keeps its choices, so that every later edition replaces it too', async () => {
    const regular = {
      regular: true,
      regularDateChoice: 3,
      regularMinDate: '2026-05-04',
      regularMaxDate: '2026-08-04',
      regularSchedules: [{ mon: true, outwardTime: '08:00', returnTime: null }],
    };
    expect(await refusal('PATCH', record(pinned.created), { regular: true })).toEqual(serverError);
    const child = await edit(pinned.created, regular);
    expect(child).toMatchObject({ adminfrequency: 2, punctualOutwardDateChoice: 1 });
    expect((await edit(child.id, { needs: [] })).id).not.toBe(child.id);
  });

  it('with a way back that neither it nor the body has is a 500', async () => {
    const { punctualReturnDateChoice: _, ...body } = punctual;
    expect((await edit(pinned.created, body)).adminproposalType).toBe('oneway');
    expect(await refusal('PATCH', record(pinned.takenIntoAccount), { punctualReturnDateChoice: 5 })).toEqual(
      serverError,
    );
  });
});

describe('an edition of a flexible record', () => {
  it('makes it regular unless it says that it is not', async () => {
    const child = await edit(pinned.flexible, { needs: [] });
    expect(child).toMatchObject({ adminfrequency: 2, adminsolidaryId: pinned.flexible });
    expect(child).not.toHaveProperty('adminoutwardTime');
    expect(child.adminschedules).toHaveLength(1);
  });

  it('keeps it flexible with regular false and its choices', async () => {
    const child = await edit(pinned.flexible, { regular: false, needs: [] });
    expect(child).toMatchObject({ adminfrequency: 3, punctualOutwardDateChoice: expect.any(Number) });
  });

  it('that makes it serviceable leaves a child that cannot be read, and the former one as it was', async () => {
    const flexible = { ...punctual, punctualOutwardDateChoice: 2, punctualOutwardMaxDate: '2026-05-11' };
    expect(await refusal('PATCH', record(pinned.created), flexible)).toEqual(serverError);
    const old = await read(pinned.created);
    expect(old.status).toBe(0);
    expect(await refusal('GET', record(old.adminsolidaryChildId))).toEqual(serverError);
  });
});

describe('the content of an edition', () => {
  it('has the needs as a full list, beside the own one, which only its key changes', async () => {
    const [first, ...rest] = ["J'ai besoin qu'on m'accompagne", 'Fauteuil'];
    expect(labels(await edit(pinned.regular, { needs: [101], additionalNeed: 'Fauteuil' }))).toEqual([first, ...rest]);
    expect(labels(await edit(pinned.regular, { needs: [] }))).toEqual(['Fauteuil']);
    expect(labels(await edit(pinned.regular, { needs: [101] }))).toEqual([first, ...rest]);
    expect(labels(await edit(pinned.regular, { additionalNeed: null }))).toEqual([first]);
    expect(await refusal('PATCH', record(pinned.regular), { needs: [99_999] })).toEqual(serverError);
  });

  it('makes the own need anew in a replacement', async () => {
    const before = await edit(pinned.regular, { needs: [], additionalNeed: 'Fauteuil' });
    const after = await edit(pinned.regular, { regular: true });
    expect(labels(after)).toEqual(['Fauteuil']);
    expect(after.needs[0].id).not.toBe(before.needs[0].id);
  });

  it('refuses a need that its structure has lost', async () => {
    await edit(pinned.regular, { needs: [104] });
    const { needs } = await item('/admin/structures/1');
    const left = needs
      .filter(({ id }: Row) => id !== 104)
      .map(({ id, label, labelVolunteer }: Row) => ({ id, label, labelVolunteer }));
    await send('PATCH', '/admin/structures/1', { needs: left });
    expect(labels(await read(pinned.regular))).toEqual(['Je voyage avec un enfant']);
    expect(await refusal('PATCH', record(pinned.created), { needs: [104] })).toEqual(serverError);
  });

  it('has a subject that is never null, of which a listed one wins', async () => {
    expect(await refusal('PATCH', record(pinned.regular), { adminsubject: null })).toEqual(serverError);
    const both = { adminsubject: 103, additionalSubject: 'Voir ma sœur' };
    expect(await edit(pinned.regular, both)).toMatchObject({ adminsubject: 'Formation', adminsubjectId: 103 });
    expect(await edit(pinned.regular, { additionalSubject: 'Voir ma sœur' })).toMatchObject({
      adminsubject: 'Voir ma sœur',
    });
  });

  it('skips null in the identity, and is a page for an e-mail that somebody has', async () => {
    const { admintelephone } = await read(pinned.regular);
    const after = await edit(pinned.regular, { beneficiary: { givenName: 'Zoé' } });
    const body = { beneficiary: { telephone: null, givenName: 'Léa' } };
    expect((await send('PATCH', record(pinned.regular), body, false)).body).toMatchObject({
      admingivenName: 'Léa',
      adminfamilyName: after.adminfamilyName,
    });
    expect((await read(pinned.regular)).admintelephone).toBe(admintelephone);
    const used = { beneficiary: { email: 'administration@example.org' } };
    expect(await refusal('PATCH', record(pinned.regular), used)).toEqual(page);
  });

  it('changes the answer to a proof or empties it, and refuses to take it away', async () => {
    const value = ({ adminproofs }: Row) =>
      adminproofs.find(({ structureProofId }: Row) => structureProofId === 103)?.value;
    expect(value(await edit(pinned.regular, { proofs: [{ id: 103, value: 'presse' }] }))).toBe('Presse locale');
    const before = await read(pinned.regular);
    expect(await refusal('PATCH', record(pinned.regular), { proofs: [{ id: 103, value: null }] })).toEqual(page);
    expect(await read(pinned.regular)).toEqual(before);
    expect(value(await edit(pinned.regular, { proofs: [{ id: 103, value: '' }] }))).toBe('');
    expect(await refusal('PATCH', record(pinned.regular), { proofs: [{ id: 999, value: '' }] })).toEqual(serverError);
  });

  it('refuses to take a file away, and keeps it where its name is sent', async () => {
    const form = new FormData();
    form.set('solidaryId', String(pinned.regular));
    form.set('proofId', '101');
    form.set('file', new File(['%PDF-'], 'carte.pdf', { type: 'application/pdf' }));
    await call('POST', '/admin/proofs', { form });
    const before = await read(pinned.regular);
    expect(await refusal('PATCH', record(pinned.regular), { proofs: [{ id: 101, value: null }] })).toEqual(page);
    const kept = await edit(pinned.regular, { proofs: [{ id: 101, value: null, fileName: 'x' }] });
    expect(kept.adminproofs).toEqual(before.adminproofs);
  });
});

it('nothing is edited of a record that cannot be read', async () => {
  const { admincarpools, admingivenName } = await read(pinned.created);
  const [{ matchingId, carpoolerId }] = admincarpools.outward;
  await send('PATCH', record(pinned.created), { solution: { matching: matchingId, carpooler: carpoolerId } });
  const body = { beneficiary: { givenName: 'Zoé' } };
  expect(await refusal('PATCH', record(pinned.created), body)).toEqual(serverError);
  expect(await listed(pinned.created)).toMatchObject({ status: 0, admingivenName });
});
