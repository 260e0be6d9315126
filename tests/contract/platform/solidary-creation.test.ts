import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, item, refusal, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 1200 });
  call = await as(platform, 'solidaryOperator');
});
const noDay = [400, 'At least one day should be selected for a regular trip'];

const origin = {
  houseNumber: '1',
  streetAddress: '1 rue des Carmes',
  postalCode: '54000',
  addressLocality: 'Nancy',
  addressCountry: 'France',
  latitude: '48.692054',
  longitude: 6.184417,
};
const destination = { ...origin, streetAddress: '2 rue du Lac', addressLocality: 'Laxou', latitude: 48.66 };
const person = { givenName: 'Béa', familyName: 'Martin', gender: 1, birthDate: '1960-01-01', email: 'bea@example.com' };
const punctual = {
  regular: false,
  punctualOutwardDateChoice: 1,
  punctualOutwardTimeChoice: 1,
  punctualOutwardMinDate: '2026-05-04',
  punctualOutwardMinTime: '09:30',
  punctualReturnDateChoice: 1,
};
const flexible = {
  ...punctual,
  punctualOutwardDateChoice: 2,
  punctualOutwardMaxDate: '2026-05-11',
  punctualOutwardTimeChoice: 2,
};
const days = { mon: true, tue: true, wed: false, thu: false, fri: false, sat: false, sun: false };
const regular = {
  regular: true,
  regularDateChoice: 3,
  regularMinDate: '2026-05-04',
  regularMaxDate: '2026-08-04',
  regularSchedules: [{ ...days, outwardTime: '08:00', returnTime: '18:00' }],
};
/** A body in a structure with volunteers. */
const bodyOf = (more: object = {}) => ({
  structure: 1,
  beneficiary: person,
  adminsubject: 101,
  origin,
  destination,
  ...punctual,
  ...more,
});
/** A body in a structure without volunteers. */
const elsewhere = (more: object) => bodyOf({ structure: 2, adminsubject: 201, ...more });
const record = (id: number) => `/admin/solidaries/${id}`;
const post = (body: object, isProper = true) => send('POST', '/admin/solidaries', body, isProper);

async function created(body: object): Promise<Row> {
  const { status, body: answer } = await post(body);
  expect(status).toBe(201);
  expect(Object.keys(answer)).toEqual(['@context', '@id', '@type', 'id']);
  return item(record(answer.id));
}
const refused = (body: object) => refusal('POST', '/admin/solidaries', body);
const newest = async () => (await rows('/admin/solidaries?order[id]=desc&perPage=1'))[0];

describe('a new record', () => {
  it('starts without status and progression, with one entry in its diary', async () => {
    const read = await created(bodyOf());
    expect(read).toMatchObject({
      status: 0,
      progression: 0,
      adminoperatorGivenName: 'Yasmine',
      adminlastAction: 'solidary_create',
      adminoutwardTime: '2026-03-01T09:30:00+00:00',
      adminoutwardMinTime: '2026-03-01T09:15:00+00:00',
      adminoutwardMaxTime: '2026-03-01T09:45:00+00:00',
      adminproposalType: 'oneway',
      adminfrequency: 1,
    });
    expect(read.admindiary).toHaveLength(1);
  });

  it('keeps of its ends what was sent, and has new addresses', async () => {
    const { adminorigin, admindestination } = await created(bodyOf());
    expect(adminorigin).toMatchObject({ latitude: '48.692054', longitude: '6.184417', street: '1 rue des Carmes' });
    expect(adminorigin).not.toHaveProperty('countryCode');
    expect(admindestination['@id']).not.toBe(adminorigin['@id']);
  });

  it('takes the nearest town for an end without one', async () => {
    const { addressLocality: _, ...townless } = origin;
    const { adminorigin } = await created(bodyOf({ origin: { ...townless, latitude: 48.17, longitude: 6.45 } }));
    expect(adminorigin).toMatchObject({ addressLocality: 'Épinal', latitude: '48.170000' });
    const { latitude: _lat, longitude: _lon, ...nowhere } = townless;
    expect(await refused(bodyOf({ origin: nowhere }))).toEqual(serverError);
  });

  it('anywhere has its origin as destination', async () => {
    const { destination: _, ...rest } = bodyOf({ destinationAny: true });
    const read = await created(rest);
    expect([read.distance, read.admindestination.displayLabel]).toEqual([0, read.adminorigin.displayLabel]);
  });

  it('comes back some hours later on the same day, even past midnight', async () => {
    const late = { ...punctual, punctualOutwardMinTime: '22:30', punctualReturnDateChoice: 4 };
    const read = await created(bodyOf(late));
    expect([read.adminreturnDate, read.adminreturnTime.slice(11, 16)]).toEqual(['2026-05-04T00:00:00+00:00', '01:30']);
  });

  it('comes back at a given day and time', async () => {
    const given = {
      punctualReturnDateChoice: 5,
      punctualReturnDate: '2026-05-05',
      punctualReturnTime: '17:00',
    };
    const read = await created(bodyOf(given));
    expect(read).toMatchObject({ adminreturnDate: '2026-05-05T00:00:00+00:00', adminproposalType: 'roundtrip' });
    expect(await refused(elsewhere({ ...flexible, ...given }))).toEqual(noDay);
  });

  it('in a range of days is read as flexible, with the window of the structure', async () => {
    const read = await created(elsewhere(flexible));
    expect(read).toMatchObject({
      adminfrequency: 3,
      admintoDate: '2026-05-11T00:00:00+00:00',
      adminoutwardTime: '2026-03-01T09:30:00+00:00',
      adminoutwardMinTime: '2026-03-01T07:30:00+00:00',
      adminoutwardMaxTime: '2026-03-01T11:30:00+00:00',
    });
  });

  it('on days of the week needs one with a time to leave', async () => {
    const read = await created(bodyOf(regular));
    expect(read).toMatchObject({ adminfrequency: 2, adminproposalType: 'roundtrip', regularDateChoice: 3 });
    expect(read).not.toHaveProperty('punctualOutwardDateChoice');
    const homeOnly = [{ ...days, outwardTime: null, returnTime: '18:00' }];
    expect(await refused(bodyOf({ ...regular, regularSchedules: homeOnly }))).toEqual(noDay);
    expect(await refused(bodyOf({ ...regular, regularSchedules: [{ ...days, outwardTime: '08:00' }] }))).toEqual(
      serverError,
    );
    const byList = { days: ['mon'], outwardTime: '08:00', returnTime: null };
    expect(await refused(bodyOf({ ...regular, regularSchedules: [byList] }))).toEqual(noDay);
  });

  it('is a 500 for a time with seconds, and where something is missing', async () => {
    expect(await refused(bodyOf({ punctualOutwardMinTime: '09:30:00' }))).toEqual(serverError);
    for (const key of ['beneficiary', 'structure', 'origin', 'destination', 'regular', 'punctualOutwardMinDate']) {
      const { [key]: _, ...rest }: Record<string, unknown> = bodyOf();
      expect(await refused(rest), key).toEqual(serverError);
    }
    expect(await refused(bodyOf({ structure: 999 }))).toEqual(serverError);
    expect(await refused(bodyOf({ needs: [99_999] }))).toEqual(serverError);
  });

  it('has an own subject and an own need, which nothing marks; the subject is a private one of the structure', async () => {
    const own = { additionalSubject: 'Voir ma sœur', additionalNeed: 'Chaise', needs: [101] };
    const read = await created(bodyOf(own));
    expect(read.adminsubject).toBe('Voir ma sœur');
    expect(read.needs.map(({ label }: Row) => label)).toEqual(["J'ai besoin qu'on m'accompagne", 'Chaise']);
    await post(bodyOf({ ...own, beneficiary: { ...person, email: 'b2@example.com' } }));
    const { subjects, needs } = await item('/admin/structures/1');
    expect(JSON.stringify([subjects, needs])).not.toMatch(/sœur|Chaise/);
    const { adminsubject: _, ...none } = bodyOf({ beneficiary: { ...person, email: 'b3@example.com' } });
    expect(await refused(none)).toEqual(serverError);
  });

  it('may be made by every account, and ignores an id in ld+json', async () => {
    call = await as(platform, 'noAdministration');
    expect((await post({ ...bodyOf(), id: 5 }, false)).status).toBe(201);
  });
});

describe('the person of a new record', () => {
  it('is made with the role at once, without consent and without street', async () => {
    const homeAddress = { ...origin, street: 'rue des Carmes' };
    const { adminuserId, adminhomeAddress, adminnewsSubscription } = await created(
      bodyOf({ beneficiary: { ...person, newsSubscription: true, homeAddress } }),
    );
    expect(adminnewsSubscription).toBe(false);
    expect(adminhomeAddress.street).toBe('1 rue des Carmes');
    call = await as(platform, 'administrator');
    const user = await item(`/admin/users/${adminuserId}`);
    expect(user.rolesTerritory.map(({ role }: Row) => role)).toContain(12);
  });

  it('has an e-mail derived from that of the structure, where there is one', async () => {
    const { email: _, ...rest } = person;
    expect((await created(bodyOf({ beneficiary: rest }))).adminemail).toMatch(/^mobilite\.nancy\+\w+@example\.org$/);
    expect(await refused(elsewhere({ beneficiary: rest }))).toEqual(serverError);
  });

  it('with an e-mail that somebody has is a page, and no record is made', async () => {
    await created(bodyOf());
    const before = await newest();
    expect(await refused(bodyOf())).toEqual(page);
    expect(await newest()).toEqual(before);
  });

  it('who is known is changed by the other keys, which null does not empty', async () => {
    const known = await newest();
    const [adminuserId, admintelephone] = [known?.adminuserId, known?.admintelephone];
    const beneficiary = { id: adminuserId, givenName: 'Zoé', telephone: null };
    const { body } = await post(bodyOf({ beneficiary }), false);
    const read = await item(record(body.id));
    expect(read).toMatchObject({ adminuserId, admingivenName: 'Zoé', admintelephone });
    expect(await refused(bodyOf({ beneficiary: { id: 9_999_999 } }))).toEqual(serverError);
  });

  it('gets the answers added to earlier ones, never in their place', async () => {
    const proofs = [{ id: 102, value: true }];
    const first = await created(bodyOf({ proofs }));
    const again = await created(bodyOf({ proofs, beneficiary: { id: first.adminuserId } }));
    expect(again.adminproofs.map(({ structureProofId }: Row) => structureProofId)).toEqual([102, 102]);
  });

  it('may leave out a mandatory answer, but not send null for it', async () => {
    expect((await created(elsewhere({ proofs: [] }))).adminproofs).toEqual([]);
    const other = { ...person, email: 'b2@example.com' };
    expect(await refused(elsewhere({ beneficiary: other, proofs: [{ id: 201, value: null }] }))).toEqual(serverError);
    expect(await refused(elsewhere({ beneficiary: other, proofs: [{ id: 201 }] }))).toEqual(serverError);
    expect(await refused(elsewhere({ beneficiary: other, proofs: [{ id: 999, value: true }] }))).toEqual(serverError);
  });

  it('has the label of a choice in place of its value, except for the first', async () => {
    const first = await created(bodyOf({ proofs: [{ id: 103, value: 'amis' }] }));
    expect(first.adminproofs[0].value).toBe('amis');
    const proofs = [{ id: 103, value: 'presse' }];
    const second = await created(bodyOf({ proofs, beneficiary: { ...person, email: 'b2@example.com' } }));
    expect(second.adminproofs[0].value).toBe('Presse locale');
  });

  it('sends a file once: a second one is a page', async () => {
    const { id } = await created(bodyOf({ proofs: [{ id: 101, value: null }] }));
    const upload = () => {
      const form = new FormData();
      form.set('solidaryId', String(id));
      form.set('proofId', '101');
      form.set('file', new File(['%PDF-'], 'carte.pdf', { type: 'application/pdf' }));
      return call('POST', '/admin/proofs', { form });
    };
    expect((await upload()).status).toBe(201);
    const { adminproofs } = await item(record(id));
    expect(adminproofs).toMatchObject([{ structureProofId: 101, file: true, originalName: 'carte.pdf' }]);
    const again = await upload();
    expect([again.status, again.contentType]).toEqual([500, 'text/html; charset=UTF-8']);
  });
});

describe('a flexible record that a volunteer can serve', () => {
  it('is stored without a diary, answered by 500 and never read; again, it is made twice', async () => {
    const before = await newest();
    const body = bodyOf({ ...flexible, beneficiary: { ...person, email: 'f1@example.com' } });
    expect(await refused(body)).toEqual(serverError);
    const stored = await newest();
    expect(stored).toMatchObject({ id: (before?.id ?? 0) + 1, adminlastAction: null, status: 0 });
    expect(await refusal('GET', record(stored?.id ?? 0))).toEqual(serverError);
    const known = { ...body, beneficiary: { id: stored?.adminuserId } };
    expect(await refused(known)).toEqual(serverError);
    expect((await newest())?.id).toBe((before?.id ?? 0) + 2);
  });

  it('stays unreadable when it is closed', async () => {
    await post(bodyOf(flexible));
    const { id = 0, adminuserId } = (await newest()) as Row; // stored, as above
    await send('PATCH', record(id), { animation: { action: 56, user: adminuserId } });
    expect((await newest())?.status).toBe(4);
    expect(await refusal('GET', record(id))).toEqual(serverError);
  });
});
