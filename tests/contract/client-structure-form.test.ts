import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userId } from '#shared/resources/solidary/ids.ts';
import type { StructureWrite } from '#shared/resources/solidarystructures/write.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator', 60);
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.requests.length = 0;
});

const proof = {
  id: null,
  kind: 'radio',
  label: 'Ressources',
  options: [
    { label: 'RSA', value: 'RSA' },
    { label: 'Aucune', value: 'Aucune' },
  ],
  isMandatory: true,
  isActive: true,
  type: 1,
} as const;

const structure = {
  name: 'Entraide de la Seille',
  email: 'seille@example.org',
  telephone: '0383000000',
  signature: 'L’équipe',
  isLightMode: true,
  hasTransport: true,
  windows: {
    morning: { from: '06:00', to: '12:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '18:00', to: '23:00' },
  },
  subjects: [{ id: null, label: 'Santé' }],
  needs: [{ id: null, label: 'Fauteuil', labelVolunteer: '' }],
  requesterProofs: [{ ...proof, options: [...proof.options] }],
  volunteerProofs: [
    { id: null, kind: 'file', label: 'Assurance', options: [], isMandatory: false, isActive: false, type: 2 },
  ],
  operators: [],
  territories: [],
} satisfies StructureWrite;

const flags = { checkbox: false, radio: false, input: false, file: false, selectbox: false };
const create = async (values: Partial<StructureWrite> = {}) =>
  house.handlers['solidarystructures.create']({ ...structure, ...values }, house.call);
const read = (id: number) => house.handlers['solidarystructures.get']({ id }, house.call);
const change = (id: number, changes: Partial<StructureWrite>) =>
  house.handlers['solidarystructures.update']({ id, changes }, house.call);
/** What is written from here on. */
const written = async (write: () => unknown) => {
  expect(departures(house)).toEqual([]);
  await write();
  const bodies = writesOf(house).map(([, body]) => body);
  expect(departures(house)).toEqual([]);
  return bodies;
};

describe('a structure that is created', () => {
  it('goes in one call: new rows without id, proofs of both kinds in one list, the flag of transport inverted', async () => {
    const bodies = await written(() => create());
    expect(bodies).toEqual([
      {
        name: structure.name,
        email: structure.email,
        telephone: structure.telephone,
        signature: structure.signature,
        mode: 1,
        solidaryTransport: false,
        mMinTime: '1970-01-01T06:00:00+00:00',
        mMaxTime: '1970-01-01T12:00:00+00:00',
        aMinTime: '1970-01-01T12:00:00+00:00',
        aMaxTime: '1970-01-01T18:00:00+00:00',
        eMinTime: '1970-01-01T18:00:00+00:00',
        eMaxTime: '1970-01-01T23:00:00+00:00',
        subjects: [{ label: 'Santé' }],
        needs: [{ label: 'Fauteuil', labelVolunteer: '' }],
        structureProofs: [
          {
            ...flags,
            radio: true,
            label: 'Ressources',
            type: 1,
            position: 0,
            activated: true,
            mandatory: true,
            options: 'RSA;Aucune',
            acceptedValues: 'RSA;Aucune',
          },
          { ...flags, file: true, label: 'Assurance', type: 2, position: 0, activated: false, mandatory: false },
        ],
        operators: [],
        territories: [],
      },
    ]);
  });

  it('gives the record of the answer, so that it is shown to whoever may not read it', async () => {
    const { id, item } = await create();
    expect(item).toMatchObject({ id, name: structure.name, hasTransport: true, isLightMode: true });
    expect(item?.proofs.volunteer).toMatchObject([{ label: 'Assurance', kind: 'file' }]);
    expect(departures(house)).toEqual([]);
  });
});

describe('a structure that is changed', () => {
  it('sends one window by its own keys, and a cleared text as null', async () => {
    const { id } = await create();
    const bodies = await written(() =>
      change(id, { windows: { evening: { from: '18:00', to: '22:30' } }, email: null, hasTransport: false }),
    );
    expect(bodies).toEqual([
      {
        eMinTime: '1970-01-01T18:00:00+00:00',
        eMaxTime: '1970-01-01T22:30:00+00:00',
        email: null,
        solidaryTransport: true,
      },
    ]);
    const { windows, email, hasTransport } = await read(id);
    expect([windows.evening, windows.morning, email, hasTransport]).toEqual([
      { from: '18:00', to: '22:30' },
      structure.windows.morning,
      null,
      false,
    ]);
  });

  it('sends each list of proofs whole under its own name, with every flag, stored ones by their number', async () => {
    const { id } = await create();
    const { proofs } = await read(id);
    const [stored] = proofs.volunteer;
    if (stored === undefined) throw new Error('the structure has no proof for volunteers');
    const { isRemovable: _, isPaired: __, ...assurance } = stored;
    const permis = { ...assurance, id: null, label: 'Permis' };
    const bodies = await written(() => change(id, { volunteerProofs: [permis, assurance] }));
    expect(bodies).toEqual([
      {
        structureProofsVolunteer: [
          { ...flags, file: true, label: 'Permis', type: 2, position: 0, activated: false, mandatory: false },
          {
            ...flags,
            file: true,
            id: stored.id,
            label: 'Assurance',
            type: 2,
            position: 1,
            activated: false,
            mandatory: false,
          },
        ],
      },
    ]);
    const { requester, volunteer } = (await read(id)).proofs;
    expect([requester.length, volunteer.map(({ label }) => label)]).toEqual([1, ['Permis', 'Assurance']]);
  });

  it('keeps every purpose that it sends, and gets an id for the new one', async () => {
    const { id } = await create();
    const { subjects } = await read(id);
    const rows = subjects.map((subject) => ({ id: subject.id, label: 'Soins' }));
    await change(id, { subjects: [...rows, { id: null, label: 'Courses' }] });
    const now = (await read(id)).subjects;
    expect(now.map(({ label }) => label)).toEqual(['Soins', 'Courses']);
    expect(now[0]?.id).toBe(subjects[0]?.id);
  });

  it('is told of an unknown operator and of a territory that is gone by their own words, which name no field', async () => {
    const { id } = await create();
    const [operator] = (await read(1)).operators;
    if (operator === undefined) throw new Error('the first structure has no operator');
    await change(id, { operators: [{ id: operator.id }] });
    expect(await errorOf(change(id, { operators: [{ id: userId.parse(9_999_999) }] }))).toMatchObject({
      kind: 'invalid',
      fields: [],
      platformText: 'Unknown User',
    });
    // Whoever was left out is removed by then: the form reads the structure again.
    expect((await read(id)).operators).toEqual([]);
    expect(await errorOf(change(id, { territories: [9_999_999] }))).toMatchObject({
      kind: 'invalid',
      fields: [],
      platformText: 'Invalid territory',
    });
    expect((await read(id)).territories).toEqual([]);
    expect(departures(house)).toEqual([]);
  });

  it('has what the platform refuses at the fields of the form', async () => {
    const { id } = await create();
    const error = await errorOf(change(id, { email: 'sans-arobase' }));
    expect(error).toMatchObject({ kind: 'invalid', fields: [{ field: 'email' }] });
  });
});
