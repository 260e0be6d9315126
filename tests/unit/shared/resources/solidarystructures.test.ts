import { describe, expect, it } from 'vitest';
import { solidaryStructures } from '#shared/resources/solidarystructures/index.ts';
import { structureItem, structureRow } from '#shared/resources/solidarystructures/item.ts';
import { structureWrite } from '#shared/resources/solidarystructures/write.ts';
import { wireStructure } from '#tests/support/fake-structures.ts';

const { asStored, toWire, createToWire, beyond } = solidaryStructures;
if (asStored === undefined || toWire === undefined || createToWire === undefined || beyond === undefined) {
  throw new Error('structures are written, and filtered here');
}

const row = { id: 1, name: 'Entraide', telephone: null, signature: null };
const proof = {
  id: 7,
  label: 'Ressources',
  kind: 'radio' as const,
  options: [
    { label: 'Revenu', value: '1' },
    { label: 'Aucune', value: 'Aucune' },
  ],
  isMandatory: true,
  isActive: false,
  type: 1,
};
const fresh = { ...proof, id: null, kind: 'file' as const };

describe('what is read of a structure', () => {
  it.each([
    [false, true],
    [true, false],
    [null, false],
    [undefined, false],
  ])('takes the transport’s flag %s as offered: %s', (solidaryTransport, hasTransport) => {
    expect(structureRow.parse({ ...row, mode: 0, solidaryTransport })).toMatchObject({ hasTransport });
    expect(structureItem.parse({ ...wireStructure(1), solidaryTransport })).toMatchObject({ hasTransport });
  });

  it.each([
    [null, false],
    [undefined, false],
    [0, false],
    [1, true],
  ])('takes mode %s as light: %s', (mode, isLightMode) => {
    expect(structureRow.parse({ ...row, mode, solidaryTransport: false })).toMatchObject({ isLightMode });
  });

  it('stands for the keys that an item omits where they are null', () => {
    const { email: _, telephone: __, mode: ___, ...rest } = wireStructure(1);
    expect(structureItem.parse(rest)).toMatchObject({ email: null, telephone: null, isLightMode: false });
  });

  it('reads windows by their hours alone, whatever the date of the answer', () => {
    const { windows } = structureItem.parse(
      wireStructure(1, { mMinTime: '2026-11-22T06:30:00+01:00', eMaxTime: null }),
    );
    expect(windows.morning).toEqual({ from: '06:30', to: '12:00' });
    expect(windows.evening).toEqual({ from: '18:00', to: null });
  });

  it('reads a proof without accepted values by its labels, and an unknown kind as a text', () => {
    const bare = { id: 1, label: 'Q', type: 1, position: 0, selectbox: true, options: 'Oui;Non' };
    const { proofs } = structureItem.parse(
      wireStructure(1, { structureProofs: [bare, { ...bare, selectbox: false }] }),
    );
    expect(proofs.requester[0]?.options).toEqual([
      { label: 'Oui', value: 'Oui' },
      { label: 'Non', value: 'Non' },
    ]);
    expect(proofs.requester[1]?.kind).toBe('input');
  });
});

describe('what is sent of a structure', () => {
  it('inverts the transport’s flag and writes the mode as a number', () => {
    expect(toWire({ hasTransport: true, isLightMode: true })).toEqual({ solidaryTransport: false, mode: 1 });
    expect(toWire({ hasTransport: false, isLightMode: false })).toEqual({ solidaryTransport: true, mode: 0 });
  });

  it('writes both lists of proofs in one for a creation, and each under its own name for a change', () => {
    const lists = { requesterProofs: [proof], volunteerProofs: [{ ...fresh, type: 2 }] };
    const created = createToWire(lists);
    expect(created).toHaveProperty('structureProofs.length', 2);
    expect(Object.keys(created)).toEqual(['structureProofs']);
    expect(Object.keys(toWire(lists))).toEqual(['structureProofsRequester', 'structureProofsVolunteer']);
    expect(toWire({ requesterProofs: [] })).toEqual({ structureProofsRequester: [] });
  });

  it('writes every key of a proof, its place, all five kinds, and no id of a new one', () => {
    const { structureProofsRequester } = toWire({ requesterProofs: [fresh, proof] });
    expect(structureProofsRequester).toEqual([
      {
        label: 'Ressources',
        type: 1,
        position: 0,
        activated: false,
        mandatory: true,
        checkbox: false,
        radio: false,
        input: false,
        file: true,
        selectbox: false,
      },
      {
        id: 7,
        label: 'Ressources',
        type: 1,
        position: 1,
        activated: false,
        mandatory: true,
        checkbox: false,
        radio: true,
        input: false,
        file: false,
        selectbox: false,
        options: 'Revenu;Aucune',
        acceptedValues: '1;Aucune',
      },
    ]);
  });

  it('keeps another type than the two known ones, and makes those of new proofs that of their list', () => {
    const { structureProofsVolunteer } = toWire({
      volunteerProofs: [
        { ...fresh, type: 1 },
        { ...proof, type: 3 },
      ],
    });
    expect(structureProofsVolunteer).toMatchObject([{ type: 2 }, { type: 3 }]);
  });

  it('gives new rows no id, and every need its words for volunteers', () => {
    const subjects = [
      { id: 3, label: 'Soins' },
      { id: null, label: 'Courses' },
    ];
    const needs = [{ id: null, label: 'Fauteuil', labelVolunteer: '' }];
    expect(toWire({ subjects, needs })).toEqual({
      subjects: [{ id: 3, label: 'Soins' }, { label: 'Courses' }],
      needs: [{ label: 'Fauteuil', labelVolunteer: '' }],
    });
  });

  it('writes operators as objects and territories as numbers', () => {
    const { operators } = structureWrite.shape;
    expect(toWire({ operators: operators.parse([{ id: 4, name: 'Omar' }]), territories: [1] })).toEqual({
      operators: [{ id: 4 }],
      territories: [1],
    });
  });

  it('refuses an option that would be two', () => {
    const { requesterProofs } = structureWrite.shape;
    expect(requesterProofs.safeParse([{ ...proof, options: [{ label: 'a;b', value: 'a' }] }]).success).toBe(false);
  });
});

describe('what an item holds once a structure is saved', () => {
  it('has rows with ids that nobody knows yet, and the label of a need without words for volunteers', () => {
    expect(
      asStored({
        subjects: [{ id: null, label: 'Courses' }],
        needs: [{ id: null, label: 'Fauteuil', labelVolunteer: '' }],
        requesterProofs: [{ ...fresh, options: proof.options }],
        territories: [1],
      }),
    ).toEqual({
      subjects: [{ label: 'Courses' }],
      needs: [{ label: 'Fauteuil' }],
      proofs: { requester: [{ label: 'Ressources', kind: 'file', options: [], isMandatory: true, isActive: false }] },
      territories: [{ id: 1 }],
    });
  });
});

describe('the filters of structures', () => {
  const structure = structureRow.parse({ ...row, name: 'Épinal', mode: 1, solidaryTransport: false });
  it.each([
    [{ name: 'epi' }, true],
    [{ name: 'nal' }, true],
    [{ name: 'Nancy' }, false],
    [{ hasTransport: true }, true],
    [{ hasTransport: false }, false],
    [{ mode: 'light' as const }, true],
    [{ mode: 'full' as const }, false],
    [{}, true],
  ])('%j is compared here', (values, isFound) => {
    expect(beyond(values)?.includes(structure)).toBe(isFound);
  });
});
