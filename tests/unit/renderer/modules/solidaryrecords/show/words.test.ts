import { describe, expect, it } from 'vitest';
import { datesOf } from '#renderer/modules/solidaryrecords/show/cards/dates.ts';
import { shownNeeds } from '#renderer/modules/solidaryrecords/show/cards/needs.ts';
import { placeOf, requiredProofs } from '#renderer/modules/solidaryrecords/show/cards/proofs.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';

const read = (name: string, wire: Readonly<Record<string, unknown>> = {}) =>
  recordItem.parse({ ...recordedBody('getSolidary', name), ...wire });
const asIs = (day: string) => day;
const texts = (lines: readonly { text: string; values: Readonly<Record<string, string | number>> }[] | null) =>
  lines?.map(({ text, values }) => [text, ...Object.values(values)].join(' ')) ?? null;

describe('the dates of a record', () => {
  it('are one day with its time and the margin around it', () => {
    const record = read('punctual');
    const { outward, back } = datesOf(record, asIs);
    expect(texts(outward)).toEqual([
      `at ${record.fromDate} ${record.outward.time}`,
      `window ${record.outward.minTime} ${record.outward.maxTime}`,
    ]);
    expect(back).toBeNull();
  });

  it('say the return likewise', () => {
    const record = read('with-return');
    expect(texts(datesOf(record, asIs).back)?.[0]).toBe(`at ${record.back?.date} ${record.back?.time}`);
  });

  it('are one day of several for a flexible record', () => {
    const record = read('flexible');
    expect(texts(datesOf(record, asIs).outward)?.[0]).toBe(`flexible ${record.fromDate} ${record.toDate}`);
  });

  it.each([
    [2, 'morning'],
    [3, 'afternoon'],
    [4, 'evening'],
  ])('say the part of the day that was chosen, not the time that the platform makes of it (%i)', (choice, part) => {
    const once = read('punctual', { punctualOutwardTimeChoice: choice });
    expect(texts(datesOf(once, asIs).outward)).toEqual([
      `on.${part} ${once.fromDate}`,
      `window ${once.outward.minTime} ${once.outward.maxTime}`,
    ]);
    const flexible = read('flexible', { punctualOutwardTimeChoice: choice });
    expect(texts(datesOf(flexible, asIs).outward)?.[1]).toBe(`in.${part}`);
  });

  it('say a return that was chosen as hours after the way out as that', () => {
    const returns = { adminreturnDate: '2026-12-01T00:00:00+00:00', adminreturnTime: '2026-12-01T11:00:00+00:00' };
    const exact = read('punctual', { ...returns, punctualReturnDateChoice: 3 });
    expect(texts(datesOf(exact, asIs).back)).toEqual(['laterAt 2 11:00']);
    const part = read('punctual', { ...returns, punctualReturnDateChoice: 2, punctualOutwardTimeChoice: 3 });
    expect(texts(datesOf(part, asIs).back)).toEqual(['later 1']);
  });

  it('are a period for a regular record, whose days stand in its schedules', () => {
    const record = read('regular');
    expect(texts(datesOf(record, asIs).outward)).toEqual([`range ${record.fromDate} ${record.toDate}`]);
    expect(record.schedules.length).toBeGreaterThan(0);
  });
});

describe('the needs of a record', () => {
  it('show each label once and mark those that the structure does not offer', () => {
    const needs = [
      { id: 1, label: 'Fauteuil' },
      { id: 8, label: 'Chien guide' },
      { id: 9, label: 'Chien guide' },
    ];
    expect(shownNeeds(needs, [{ id: 1 }])).toEqual([
      { id: 1, label: 'Fauteuil', isOwn: false },
      { id: 8, label: 'Chien guide', isOwn: true },
    ]);
    expect(shownNeeds(needs, undefined).some(({ isOwn }) => isOwn)).toBe(false);
  });
});

describe('the proofs of a record', () => {
  const answer = (structureProofId: number, value: string, wire: Readonly<Record<string, unknown>> = {}) => ({
    proofId: 10 * structureProofId,
    structureId: 1,
    structureProofId,
    status: 1,
    label: `Justificatif ${structureProofId}`,
    input: true,
    value,
    ...wire,
  });
  const structure = fakeStructure(1, {
    structureProofs: [
      { id: 2, label: 'B', type: 1, position: 10, input: true, activated: true, mandatory: true },
      { id: 1, label: 'A', type: 1, position: 2, input: true, activated: true },
      { id: 3, label: 'C', type: 1, position: 3, input: true, activated: false },
      { id: 4, label: 'D', type: 2, position: 4, input: true, activated: true },
    ],
  });

  it('are those that the structure asks of beneficiaries now, in its order, answered or not', () => {
    const { proofs } = read('punctual', { adminproofs: [answer(3, 'x'), answer(1, 'premier'), answer(1, 'second')] });
    expect(
      requiredProofs(proofs, structure).map(({ label, isMandatory, answer: own }) => [label, isMandatory, own?.value]),
    ).toEqual([
      ['A', false, 'premier'],
      ['B', true, undefined],
    ]);
  });

  it('show as they came, each once, where the structure is not known', () => {
    const { proofs } = read('punctual', { adminproofs: [answer(3, 'x'), answer(1, 'premier'), answer(1, 'second')] });
    expect(requiredProofs(proofs, undefined).map(({ answer: own }) => own?.value)).toEqual(['x', 'premier']);
  });

  it('have a file that opens among those of the person, else from the record itself', () => {
    const file = { file: true, input: false, fileName: 'https://platform.example/1.pdf', originalName: 'carte.pdf' };
    const record = read('punctual', { adminproofs: [answer(1, 'x'), answer(5, '', file)] });
    const given = record.proofs[1];
    if (given === undefined) throw new Error('no proof');
    const person = (...proofs: object[]) => ({
      id: solidaryUserId.parse(7),
      proofs: read('punctual', { adminproofs: proofs }).proofs,
    });
    const own = { role: 'record', id: record.id, position: 1 };
    const theirs = person(answer(2, 'y'), answer(3, 'z'), answer(5, '', file));
    expect(placeOf(given, record, theirs)).toEqual({ role: 'beneficiary', id: 7, position: 2 });
    expect(placeOf(given, record, person(answer(5, '', { ...file, originalName: 'autre.pdf' })))).toEqual(own);
    expect(placeOf(given, record, undefined)).toEqual(own);
  });
});
