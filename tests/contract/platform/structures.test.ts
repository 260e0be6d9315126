import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, notFound, page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 60 });
  call = await as(platform, 'administrator');
});

const url = '/admin/structures';
const unknown = 9_999_999;
const time = (text: string) => `1970-01-01T${text}:00+00:00`;
const min = {
  name: 'Voiturage de Pont-à-Mousson',
  mMinTime: time('06:00'),
  mMaxTime: time('12:00'),
  aMinTime: time('12:00'),
  aMaxTime: time('18:00'),
  eMinTime: time('18:00'),
  eMaxTime: time('23:00'),
};
const create = async (changes: object = {}): Promise<Row> => (await send('POST', url, { ...min, ...changes })).body;
const patch = async (id: number, changes: object, isProper = true): Promise<Row> =>
  (await send('PATCH', `${url}/${id}`, changes, isProper)).body;
const labels = (parts: Row[]) => parts.map(({ label }) => label);
const proof = { type: 1, position: 0, activated: true } as const;

describe('the structures of the start', () => {
  it('are with and without transport, mode, e-mail, mandatory proofs and people, with several operators and none', async () => {
    const all = await rows(url);
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ solidaryTransport }) => solidaryTransport))).toEqual(new Set([true, false]));
    expect(new Set(all.map(({ mode }) => mode))).toEqual(new Set([0, 1, null]));
    const items = await Promise.all(all.map(({ id }) => item(`${url}/${id}`)));
    expect(new Set(items.map((structure) => 'email' in structure))).toEqual(new Set([true, false]));
    expect(new Set(items.map(({ removable }) => removable))).toEqual(new Set([true, false]));
    const operators = items.map((structure) => structure.operators.length);
    expect([0, 1].every((count) => operators.includes(count)) && Math.max(...operators) > 2).toBe(true);
    const proofs = items.flatMap(({ structureProofs }) => structureProofs);
    for (const field of ['mandatory', 'activated', 'removable', 'checkbox', 'input', 'selectbox', 'radio', 'file']) {
      expect(new Set(proofs.map((one) => one[field]))).toEqual(new Set([true, false]));
    }
  });

  it('answer their subjects as an object where a private one stands between them', async () => {
    const { subjects } = await item(`${url}/3`);
    expect(Object.keys(subjects)).toEqual(['0', '2', '3']);
    expect(labels(Object.values(subjects))).not.toContain('Chercher un colis à Épinal');
    expect((await item(`${url}/1`)).subjects).toBeInstanceOf(Array);
  });

  it('leave out what is null, except in the list', async () => {
    expect(await item(`${url}/7`)).not.toHaveProperty('telephone');
    expect((await rows(url)).find(({ id }) => id === 7)).toMatchObject({ telephone: null, signature: null });
  });
});

describe('the list', () => {
  it('is whole and by name for those who manage structures, whatever was asked', async () => {
    const all = await rows(url);
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'fr')));
    const asked = await send('GET', `${url}?page=2&perPage=2&order[name]=desc&name=Rhône`, undefined, false);
    expect(asked.body['hydra:member']).toEqual(all);
  });

  it('holds an operator’s own, and nothing for others', async () => {
    call = await as(platform, 'solidaryOperator');
    expect((await rows(url)).map(({ id }) => id)).toEqual([1, 2]);
    call = await as(platform, 'communityManager');
    expect(await rows(url)).toEqual([]);
  });

  it('shrinks to the own ones for somebody who becomes operator of one', async () => {
    await patch(6, { operators: [{ id: 1 }] });
    expect((await rows(url)).map(({ id }) => id)).toEqual([6]);
    await patch(6, { operators: [] });
    expect((await rows(url)).length).toBeGreaterThan(5);
  });
});

/** Gives the administrator's account other roles. */
const become = (...roles: number[]) =>
  send('PATCH', '/admin/users/1', { rolesTerritory: roles.map((role) => ({ role, territory: null })) });

describe('administrators', () => {
  it('have no structure and no right over one, unless they administer solidarity too', async () => {
    await become(1, 2, 3);
    expect(await rows(url)).toEqual([]);
    expect(await refusal('GET', `${url}/1`)).toEqual(denied);
    expect(await refusal('POST', url, min)).toEqual(denied);
    expect(await refusal('PATCH', `${url}/1`, { name: 'x' })).toEqual(denied);
    expect(await refusal('DELETE', `${url}/1`)).toEqual(denied);
  });

  it('of solidarity alone see every structure in the list, and may read none that they do not operate', async () => {
    await become(3, 274);
    expect((await rows(url)).length).toBeGreaterThan(5);
    expect(await refusal('GET', `${url}/1`)).toEqual(notFound);
    const { id } = await create();
    expect(await refusal('GET', `${url}/${id}`)).toEqual(notFound);
  });
});

describe('reading one', () => {
  it('is refused without the right, and not found for who does not operate it', async () => {
    const created = await create();
    call = await as(platform, 'solidaryOperator');
    expect((await item(`${url}/1`)).id).toBe(1);
    expect(await refusal('GET', `${url}/3`)).toEqual(notFound);
    expect(await refusal('GET', `${url}/${created.id}`)).toEqual(notFound);
    call = await as(platform, 'communityManager');
    expect(await refusal('GET', `${url}/1`)).toEqual(denied);
  });

  it('finds none under an unknown id', async () => {
    for (const method of ['GET', 'DELETE']) expect(await refusal(method, `${url}/${unknown}`)).toEqual(notFound);
    expect(await refusal('PATCH', `${url}/${unknown}`, { name: 'x' })).toEqual(notFound);
  });
});

describe('creating', () => {
  it('gives the defaults, which offer no transport', async () => {
    const created = await create();
    expect(created).toMatchObject({ solidaryTransport: true, subjects: [], needs: [], operators: [], removable: true });
    expect(created).not.toHaveProperty('mode');
    expect(await item(`${url}/${created.id}`)).toMatchObject({ ...created, '@context': '/contexts/Structure' });
  });

  it('answers the page of the database when one of the six times is missing', async () => {
    for (const name of ['mMinTime', 'mMaxTime', 'aMinTime', 'aMaxTime', 'eMinTime', 'eMaxTime']) {
      expect(await refusal('POST', url, { ...min, [name]: undefined })).toEqual(page);
    }
    expect((await rows(url)).map(({ name }) => name)).not.toContain(min.name);
  });

  it('keeps hours and minutes as written, and answers them with the date sent or that of the day', async () => {
    const created = await create({ mMinTime: '07:15', mMaxTime: '2024-05-06T11:30:59+09:00' });
    expect(created).toMatchObject({
      mMinTime: '2026-03-01T07:15:00+00:00',
      mMaxTime: '2024-05-06T11:30:00+00:00',
      aMinTime: time('12:00'),
    });
    const stored = { mMinTime: time('07:15'), mMaxTime: time('11:30') };
    expect(await item(`${url}/${created.id}`)).toMatchObject(stored);
    expect(await patch(created.id, { name: 'x' })).toMatchObject(stored);
  });

  it('names the fields that it validates, which are name and e-mail', async () => {
    const blank = 'name: Cette valeur ne doit pas être vide.';
    expect(await refusal('POST', url, { ...min, name: undefined })).toEqual([400, blank]);
    expect(await refusal('POST', url, { ...min, name: '' })).toEqual([400, blank]);
    const malformed = "email: Cette valeur n'est pas une adresse email valide.";
    expect(await refusal('POST', url, { ...min, email: 'bad' })).toEqual([400, malformed]);
  });

  it('takes the proofs of both types in one list', async () => {
    const structureProofs = [
      { ...proof, label: 'Domicile', radio: true, options: 'Oui;Non', acceptedValues: '1;0' },
      { ...proof, label: 'Libre', input: true, options: 'lost', acceptedValues: 'lost' },
      { ...proof, label: 'Permis', type: 2, file: true, mandatory: true },
      { ...proof, input: true },
    ];
    const created = await send('POST', url, { ...min, structureProofs }, false);
    expect(created.body.structureProofs).toMatchObject([
      { label: 'Domicile', type: 1, radio: true, file: false, options: 'Oui;Non', acceptedValues: '1;0' },
      { label: 'Libre', type: 1, input: true, mandatory: false },
      { label: 'Permis', type: 2, file: true, mandatory: true, activated: true },
    ]);
    expect(created.body.structureProofs[1]).not.toHaveProperty('options');
    const renamed = { structureProofsRequester: [{ ...proof, label: 'x', input: true }] };
    expect((await send('POST', url, { ...min, ...renamed }, false)).body.structureProofs).toEqual([]);
  });

  it('refuses operators as numbers and unknown ones, and makes nothing', async () => {
    expect(await refusal('POST', url, { ...min, operators: [12] })).toEqual(serverError);
    expect(await refusal('POST', url, { ...min, operators: [{ id: unknown }] })).toEqual([400, 'Unknown User']);
    expect(await refusal('POST', url, { ...min, territories: [unknown] })).toEqual([400, 'Invalid territory']);
    expect((await rows(url)).map(({ name }) => name)).not.toContain(min.name);
  });

  it('does not notice an operator who is named twice', async () => {
    const { operators } = await create({ operators: [{ id: 12 }, { id: 12 }] });
    expect(operators.map(({ id }: Row) => id)).toEqual([12, 12]);
  });
});

describe('changing', () => {
  it('is open to operators, also of one that they do not operate, and creating and deleting are not', async () => {
    call = await as(platform, 'solidaryOperator');
    expect((await patch(3, { telephone: null })).id).toBe(3);
    expect(await refusal('GET', `${url}/3`)).toEqual(notFound);
    expect(await refusal('POST', url, min)).toEqual(denied);
    expect(await refusal('DELETE', `${url}/1`)).toEqual(denied);
    call = await as(platform, 'communityManager');
    expect(await refusal('PATCH', `${url}/1`, { name: 'x' })).toEqual(denied);
  });

  it('refuses a mode of null, and empties what may be empty', async () => {
    const [status, text] = await refusal('PATCH', `${url}/1`, { mode: null });
    expect([status, text]).toEqual([400, expect.stringContaining('Failed to denormalize attribute "mode"')]);
    const changed = await patch(1, { email: null, telephone: null, signature: null, mode: 1 });
    expect(changed).toMatchObject({ mode: 1, name: 'Mobilité solidaire du Grand Nancy' });
    for (const name of ['email', 'telephone', 'signature']) expect(changed).not.toHaveProperty(name);
  });

  it('always approves beneficiaries by itself, whatever is written', async () => {
    expect(await patch(1, { beneficiaryAutoApproval: false })).toMatchObject({ beneficiaryAutoApproval: true });
  });

  it('cannot remove a subject: the page of the database, and nothing changes', async () => {
    const { subjects } = await item(`${url}/4`);
    const [{ id }, ...others] = subjects;
    expect(await refusal('PATCH', `${url}/4`, { subjects: others, name: 'x' })).toEqual(page);
    // Ids are compared strictly, so that this one is left out too.
    expect(await refusal('PATCH', `${url}/4`, { subjects: [{ ...subjects[0], id: String(id) }, ...others] })).toEqual(
      page,
    );
    expect(await item(`${url}/4`)).toMatchObject({ name: 'Relais mobilité Rhône', subjects });
  });

  it('renames and adds subjects, skips an id of null, and keeps private ones', async () => {
    const { subjects } = await item(`${url}/3`);
    const sent = Object.values<Row>(subjects).map(({ id, label }) => ({ id, label: `${label} !` }));
    const changed = await send(
      'PATCH',
      `${url}/3`,
      { subjects: [...sent, { label: 'Neuf' }, { id: null, label: 'Nul' }] },
      false,
    );
    expect(labels(Object.values(changed.body.subjects))).toEqual(['Marché !', 'Pharmacie !', 'Cérémonie !', 'Neuf']);
    expect(Object.keys(changed.body.subjects)).toEqual(['0', '2', '3', '4']);
  });

  it('deletes the needs left out, used ones too, and gives the others their label as wording for volunteers', async () => {
    const [first, ...others] = (await item(`${url}/1`)).needs;
    expect(others[0]).toMatchObject({ removable: false });
    const { needs } = await patch(1, {
      needs: [
        { id: first.id, label: 'Canne' },
        { label: 'Neuf', labelVolunteer: 'Prêt' },
      ],
    });
    expect(needs).toMatchObject([
      { id: first.id, label: 'Canne', labelVolunteer: 'Canne', removable: false },
      { label: 'Neuf', labelVolunteer: 'Prêt', removable: true },
    ]);
    const none = await send(
      'PATCH',
      `${url}/1`,
      {
        needs: [
          { id: String(first.id), label: 'Texte' },
          { id: null, label: 'Nul' },
        ],
      },
      false,
    );
    expect(none.body.needs).toEqual([]);
  });

  it('does not read the proofs under their name of the creation', async () => {
    const { structureProofs } = await item(`${url}/1`);
    expect((await patch(1, { structureProofs: [] }, false)).structureProofs).toHaveLength(structureProofs.length);
  });

  it('replaces the proofs of one type, resets what is not sent, and leaves the other type alone', async () => {
    const { structureProofs } = await item(`${url}/1`);
    const volunteers = structureProofs.filter(({ type }: Row) => type === 2);
    const [kept] = structureProofs.filter(({ type }: Row) => type === 1);
    const sent = { ...proof, id: kept.id, label: 'Domicile', checkbox: true, activated: false };
    const changed = await patch(1, { structureProofsRequester: [sent] });
    const own = changed.structureProofs.filter(({ type }: Row) => type === 1);
    expect(own).toMatchObject([{ id: kept.id, file: false, checkbox: true, mandatory: false, activated: false }]);
    expect(changed.structureProofs.filter(({ type }: Row) => type === 2)).toEqual(volunteers);
    await patch(1, { structureProofsVolunteer: [] });
    expect((await item(`${url}/1`)).structureProofs).toEqual(own);
  });

  it('sorts proofs by position as text in its answer, and as numbers when they are read', async () => {
    const positions = (structure: Row) =>
      structure.structureProofs.filter(({ type }: Row) => type === 1).map(({ position }: Row) => position);
    expect(positions(await item(`${url}/1`))).toEqual([1, 2, 3, 10, 11]);
    expect(positions(await patch(1, { mode: 0 }))).toEqual([1, 10, 11, 2, 3]);
  });

  it('changes nothing for an unknown territory', async () => {
    const before = await item(`${url}/1`);
    expect(await refusal('PATCH', `${url}/1`, { name: 'x', territories: [6, unknown] })).toEqual([
      400,
      'Invalid territory',
    ]);
    expect(await item(`${url}/1`)).toEqual(before);
    expect((await patch(1, { territories: [6] })).territories).toMatchObject([{ id: 6, name: 'Grand Est' }]);
  });
});

describe('territories', () => {
  it('name their managers in a plain list', async () => {
    const answer = await call('GET', '/admin/territories/6/managers', { headers: { accept: 'application/json' } });
    expect([answer.contentType, answer.body]).toEqual(['application/json', []]);
    expect(await refusal('GET', `/admin/territories/${unknown}/managers`)).toEqual(notFound);
    call = await as(platform, 'communityManager');
    expect(await refusal('GET', '/admin/territories/6/managers')).toEqual(denied);
  });
});
