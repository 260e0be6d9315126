import { beforeEach, describe, expect, it } from 'vitest';
import { notablePeople } from '#training/data/solidary.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, total, item, refusal, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 5000 });
  call = await as(platform, 'administrator');
});

const beneficiaries = '/admin/solidary_beneficiaries';
const volunteers = '/admin/solidary_volunteers';
const records = '/admin/solidaries';
const all = '?perPage=500';
const statuses = (people: Row[]) =>
  new Set(people.flatMap(({ structures }) => structures.map(({ status }: { status: number }) => status)));
const structuresOf = (people: Row[]) =>
  people.map(({ structures }) => structures.map(({ id }: { id: number }) => id) as number[]);

describe('the people of solidary transport', () => {
  it('are 400 beneficiaries and 120 volunteers in all statuses, some of them both', async () => {
    const [helped, helping] = [await rows(beneficiaries + all), await rows(volunteers + all)];
    expect([helped.length, helping.length]).toEqual([400, 120]);
    expect([statuses(helped), statuses(helping)]).toEqual([new Set([0, 1, 2]), new Set([0, 1, 2])]);
    const ids = new Set(helped.map(({ id }) => id));
    expect(helping.filter(({ id }) => ids.has(id)).length).toBe(20);
  });

  it('hold telephones and names twice, so that duplicates can be found', async () => {
    const helped = await rows(beneficiaries + all);
    const digits = helped.flatMap(({ telephone }) => telephone?.replaceAll(/\D/g, '') ?? []);
    expect(new Set(digits).size).toBeLessThan(digits.length);
    const names = (await rows(volunteers + all)).map(({ givenName, familyName }) => `${givenName} ${familyName}`);
    expect(new Set(names).size).toBeLessThan(names.length);
  });

  it('are limited to the structures operated, except for an administrator who is no operator', async () => {
    call = await as(platform, 'solidaryOperator');
    for (const path of [beneficiaries, volunteers]) {
      const seen = structuresOf(await rows(path + all));
      expect(seen.length).toBeGreaterThan(20);
      expect(seen.every((ids) => ids.includes(1) || ids.includes(2))).toBe(true);
    }
    // The item has no such limit (docs/platform/c-solidary.yaml, getBeneficiary).
    expect((await item(`${beneficiaries}/8`)).structures).toMatchObject([{ id: 4 }]);
  });

  it.each([
    [beneficiaries, 'familyName', 'givenName', 'email', 'telephone'],
    [volunteers, 'familyName', 'givenName', 'user.email', 'user.telephone'],
  ])('of %s are found by names, e-mail and the exact telephone', async (path, family, given, email, telephone) => {
    const known = await item(`${path}/5`);
    const find = (name: string, text: string) => rows(`${path}?perPage=500&${name}=${encodeURIComponent(text)}`);
    expect((await find(family, known.familyName.slice(1, 4))).map(({ id }) => id)).toContain(5);
    expect((await find(given, known.givenName.slice(0, 2).toUpperCase())).map(({ id }) => id)).toContain(5);
    expect((await find(email, known.email)).map(({ id }) => id)).toEqual([5]);
    expect((await find(telephone, known.telephone)).map(({ id }) => id)).toContain(5);
    expect(await find(telephone, known.telephone.slice(0, -1))).toEqual([]);
    expect((await find('id', '5')).map(({ id }) => id)).toEqual([5]);
  });

  it('ignore the plain names of e-mail and telephone in the list of volunteers, and fields to sort by', async () => {
    const ids = (people: Row[]) => people.map(({ id }) => id);
    const everyOne = ids(await rows(volunteers + all));
    for (const query of ['email=zz', 'telephone=0', 'order[email]=desc']) {
      const { body } = await send('GET', `${volunteers}${all}&${query}`, undefined, false);
      expect(ids(body['hydra:member'])).toEqual(everyOne);
    }
  });

  it('are sorted and paged', async () => {
    const sorted = await rows(`${beneficiaries}?order[familyName]=asc&perPage=4`);
    expect(await rows(`${beneficiaries}?order[familyName]=asc&perPage=2&page=2`)).toEqual(sorted.slice(2));
    const emails = (await rows(`${volunteers}?order[user.email]=desc&perPage=500`)).map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted().toReversed());
  });

  it.each([beneficiaries, volunteers])('of %s are a 500 when unknown, of the other role or erased', async (path) => {
    const other = path === volunteers ? notablePeople.pendingTwice : notablePeople.pendingVolunteer;
    for (const id of [99_999, other, notablePeople.pseudonymised])
      expect(await refusal('GET', `${path}/${id}`)).toEqual(serverError);
    expect((await rows(path + all)).some(({ id }) => id === notablePeople.pseudonymised)).toBe(false);
  });

  it('leave lists and items when their user is deleted', async () => {
    const { userId } = await item(`${beneficiaries}/1`);
    expect((await send('DELETE', `/admin/users/${userId}`)).status).toBe(204);
    expect(await refusal('GET', `${beneficiaries}/1`)).toEqual(serverError);
    expect(await total(beneficiaries)).toBe(399);
  });

  it('lose the structures that are deleted', async () => {
    expect((await send('DELETE', '/admin/structures/2')).status).toBe(204);
    expect((await item(`${beneficiaries}/${notablePeople.bothRoles}`)).structures).toMatchObject([{ id: 1 }]);
    expect(structuresOf(await rows(beneficiaries + all)).flat()).not.toContain(2);
  });

  it('ask for the right of the list, for the item too', async () => {
    call = await as(platform, 'communityManager');
    for (const path of [beneficiaries, volunteers, records]) expect(await refusal('GET', path)).toEqual(denied);
    for (const path of [beneficiaries, volunteers]) expect(await refusal('GET', `${path}/5`)).toEqual(denied);
  });
});

describe('an item', () => {
  it('has another id than its user, who has the role', async () => {
    const person = await item(`${beneficiaries}/5`);
    expect(person.userId).not.toBe(person.id);
    const user = await item(`/admin/users/${person.userId}`);
    expect(user).toMatchObject({ familyName: person.familyName, email: person.email });
  });

  it('of a beneficiary has proofs and diary of the last structure only, and links in proofs alone', async () => {
    const several = (await rows(beneficiaries + all)).filter(({ structures }) => structures.length > 1);
    for (const { id, structures } of several.slice(0, 20)) {
      const person = await item(`${beneficiaries}/${id}`);
      for (const proof of person.proofs) expect(proof.structureId).toBe(structures.at(-1).id);
      for (const structure of person.structures) expect(structure).not.toHaveProperty('userStructureId');
    }
    const both = await item(`${beneficiaries}/${notablePeople.bothRoles}`);
    const asVolunteer = await item(`${volunteers}/${notablePeople.bothRoles}`);
    expect(both.proofs[0].userStructureId).toBe(asVolunteer.structures.at(-1).userStructureId);
    expect((await item(`${beneficiaries}/${notablePeople.withoutProofs}`)).proofs).toEqual([]);
  });

  it('of a volunteer has proofs without ids, an empty diary, and windows on the day of the epoch', async () => {
    const helping = await Promise.all(
      (await rows(volunteers + all)).slice(0, 30).map(({ id }) => item(`${volunteers}/${id}`)),
    );
    const proofs = helping.flatMap((person) => person.proofs);
    expect(proofs.length).toBeGreaterThan(10);
    for (const proof of proofs) expect([proof.proofId, proof.structureProofId]).toEqual([undefined, undefined]);
    expect(helping.flatMap(({ diaries }) => diaries)).toEqual([]);
    expect(helping.some(({ mMinTime }) => mMinTime === '1970-01-01T06:00:00+00:00')).toBe(true);
    expect(helping.some(({ eMon }) => eMon === null)).toBe(true);
    expect(helping.every(({ maxDistance }) => maxDistance > 0)).toBe(true);
  });

  it('gives the label of a choice, but the raw value of the first one', async () => {
    const everyOne = await rows(`${beneficiaries}?perPage=150`);
    const read = await Promise.all(everyOne.map(({ id }) => item(`${beneficiaries}/${id}`)));
    const values = read.flatMap(({ proofs }) =>
      proofs.filter(({ radio }: { radio: boolean }) => radio).map(({ value }: { value: string }) => value),
    );
    expect(new Set(values)).toEqual(new Set(['amis', 'Presse locale', 'Assistante sociale']));
  });

  it('has files that can be read at their address', async () => {
    const everyOne = await rows(`${beneficiaries}?perPage=150`);
    const read = await Promise.all(everyOne.map(({ id }) => item(`${beneficiaries}/${id}`)));
    const file = read.flatMap(({ proofs }) => proofs).find(({ fileName }) => fileName !== null);
    expect(file.fileSize).toMatch(/^\d+\.\d\d(B|kB|MB)$/);
    const answer = await platform.fetch(file.fileName);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^(image\/(jpeg|png)|application\/pdf)$/);
    expect((await platform.fetch(`${file.fileName}x`)).status).toBe(404);
  });
});

describe('the list of records', () => {
  it('has about 120 without the replaced ones, with names that begin with admin', async () => {
    const listed = await rows(records + all);
    expect(listed.length).toBeGreaterThan(90);
    expect(new Set(listed.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]));
    const known = (await rows(beneficiaries + all)).map(({ givenName, familyName }) => `${givenName} ${familyName}`);
    for (const row of listed) expect(known).toContain(`${row.admingivenName} ${row.adminfamilyName}`);
    // One born by a 500 has no last action (docs/platform/c-solidary.md §3).
    expect(listed.some(({ adminlastAction }) => adminlastAction === null)).toBe(true);
  });

  it('is limited to the structures operated, except for a super administrator', async () => {
    const everything = await total(records);
    call = await as(platform, 'solidaryOperator');
    expect(await total(records)).toBeLessThan(everything);
    expect(await total(records)).toBeGreaterThan(10);
  });

  it('compares the progress as strictly lower, and ignores what is no number', async () => {
    const open = await rows(`${records}${all}&progression=50`);
    expect(new Set(open.map(({ progression }) => progression))).toEqual(new Set([0, 25]));
    expect((await send('GET', `${records}?progression=x`, undefined, false)).body['hydra:totalItems']).toBe(
      await total(records),
    );
  });

  it('is filtered by names and sorted by the first day', async () => {
    const [first] = await rows(`${records}?order[fromDate]=desc&perPage=1`);
    const days = (await rows(`${records}?order[fromDate]=desc&perPage=500`)).map(({ adminfromDate }) => adminfromDate);
    expect(days).toEqual(days.toSorted().toReversed());
    const same = await rows(
      `${records}?familyName=${encodeURIComponent(first?.adminfamilyName)}&givenName=${encodeURIComponent(first?.admingivenName)}`,
    );
    expect(same.map(({ id }) => id)).toContain(first?.id);
  });
});
