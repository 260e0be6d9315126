import { describe, expect, it } from 'vitest';
import { emptyAddress } from '#shared/resources/address.ts';
import type { JourneyPlace } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  journeyProblems,
  journeyToWire,
  lacksTown,
  placeAt,
  placeOfAddress,
  placeOfRecord,
  placeText,
} from '#shared/resources/solidaryrecords/form/journey.ts';
import { needsOfRecord, needsProblems, ownNeeds, subjectOf } from '#shared/resources/solidaryrecords/form/needs.ts';
import {
  answersForCreation,
  answersOf,
  changedProofs,
  isUnknownAnswer,
  proofsProblems,
  proofsToWire,
  requestedProofs,
  toAccepted,
} from '#shared/resources/solidaryrecords/form/proofs.ts';
import { samePlace } from '#shared/resources/solidaryrecords/place.ts';
import { timesOfRecord } from '#shared/resources/solidaryrecords/times/read.ts';
import { readProofs, wireProof } from '#shared/resources/solidarystructures/proof.ts';
import { proof, recorded, structure } from './form-support.ts';

const nancy = {
  ...emptyAddress,
  street: 'rue Haute',
  houseNumber: '1',
  postalCode: '54000',
  locality: 'Nancy',
  country: 'France',
  latitude: 48.69,
  longitude: 6.18,
};

describe('The ends of a journey in a form', () => {
  it('hold the keys of the wire without nulls, and the label that the platform will compose', () => {
    const place = placeOfAddress(nancy, 'Gare');
    expect(place).toMatchObject({
      label: '1 rue Haute, 54000, Nancy, France',
      keys: { houseNumber: '1', street: 'rue Haute', addressLocality: 'Nancy', latitude: '48.690000' },
    });
    expect(place?.keys.streetAddress).toBe('1 rue Haute');
    expect(Object.values(place?.keys ?? {})).not.toContain(null);
    expect(placeText(place)).toBe('Gare, 1 rue Haute, 54000, Nancy, France');
    expect(placeText(null)).toBe('');
  });

  it('are sent whole, also where the place was read or kept without its street address', () => {
    const other = {
      ...placeOfAddress({ ...nancy, latitude: 48.7 }),
      keys: { addressLocality: 'Toul' },
    } as JourneyPlace;
    const origin = placeOfAddress(nancy) as JourneyPlace; // it has coordinates
    const { streetAddress: _, ...keys } = origin.keys;
    for (const place of [origin, { ...origin, keys }]) {
      const sent = { streetAddress: '1 rue Haute', street: 'rue Haute', houseNumber: '1' };
      expect(journeyToWire({ origin: place, destination: other, goesAnywhere: false })).toMatchObject({
        origin: sent,
        destination: { addressLocality: 'Toul' },
      });
      expect(journeyToWire({ origin: place, destination: null, goesAnywhere: true }).origin).toMatchObject(sent);
    }
  });

  it('need coordinates, but no town, which is said', () => {
    expect(placeOfAddress({ ...nancy, latitude: null, longitude: null })).toBeNull();
    const hamlet = placeOfAddress({ ...emptyAddress, latitude: 48.1, longitude: 6.1 });
    expect(lacksTown(hamlet)).toBe(true);
    expect(lacksTown(placeOfAddress(nancy))).toBe(false);
    expect(placeText(hamlet)).toBe('48.1, 6.1');
  });

  it('are not the same place, which the platform would take for anywhere', () => {
    const one = placeOfAddress(nancy);
    const other = placeOfAddress({ ...nancy, latitude: 48.7 });
    expect(journeyProblems({ origin: one, destination: other, goesAnywhere: false })).toEqual([
      { field: 'destination', problem: 'same' },
    ]);
    const unnamed = placeOfAddress({ ...nancy, street: 'rue Basse' });
    expect(one && unnamed && samePlace(one, unnamed)).toBe(true);
    expect(journeyProblems({ origin: one, destination: other, goesAnywhere: true })).toEqual([]);
    expect(journeyProblems({ origin: null, destination: null, goesAnywhere: false })).toHaveLength(2);
  });

  it('are where a pin was set, to six decimals, with the words of the place that it moves', () => {
    const pin = { latitude: 48.691_234_56, longitude: 6.1 };
    const written = { latitude: '48.691235', longitude: '6.100000' };
    expect(placeAt(pin)).toEqual({ label: '', town: null, latitude: 48.691235, longitude: 6.1, keys: written });
    const gare = placeOfAddress(nancy, 'Gare');
    if (gare === null) throw new Error('it has coordinates');
    expect(placeAt(pin, gare)).toEqual({
      ...gare,
      latitude: 48.691235,
      longitude: 6.1,
      keys: { ...gare.keys, ...written },
    });
  });

  it('are sent back as they were read', () => {
    const { keys } = placeOfRecord(recorded('punctual').origin) ?? {};
    expect(keys).toMatchObject({ street: 'rue des Carmes', latitude: '48.692054', longitude: '6.184417' });
    expect(Object.keys(keys ?? {}).filter((key) => key.startsWith('@') || key === 'displayLabel')).toEqual([]);
  });
});

describe('Dates of a record that is edited', () => {
  const today = '2027-02-01';
  it('are those that were chosen', () => {
    expect(timesOfRecord(recorded('punctual'), today)).toMatchObject({
      kind: 'punctual',
      base: '2027-03-01',
      punctual: { dateChoice: 1, day: '2027-03-01', timeChoice: 1, time: '09:30', returnChoice: 1 },
    });
    expect(timesOfRecord(recorded('flexible'), today)).toMatchObject({
      kind: 'punctual',
      base: '2027-03-01',
      punctual: { dateChoice: 2, timeChoice: 2, returnChoice: 2, time: null },
    });
    expect(timesOfRecord(recorded('regular'), today)).toMatchObject({
      kind: 'regular',
      regular: {
        dateChoice: 3,
        until: '2027-06-01',
        rows: [{ days: ['mon', 'tue'], outward: '08:00', back: '18:00' }],
      },
    });
  });

  it('are a given day and time, and a given return, where no choice is stored', () => {
    const bare = recorded('punctual', {
      punctualOutwardDateChoice: null,
      punctualOutwardTimeChoice: null,
      punctualReturnDateChoice: null,
      adminreturnDate: '2027-03-02T00:00:00+00:00',
      adminreturnTime: '2026-11-22T17:00:00+00:00',
    });
    expect(timesOfRecord(bare, today).punctual).toEqual({
      dateChoice: 1,
      day: '2027-03-01',
      timeChoice: 1,
      time: '09:30',
      returnChoice: 5,
      returnDay: '2027-03-02',
      returnTime: '17:00',
    });
  });

  it.each([
    ['2027-03-08', 2],
    ['2027-03-12', 2],
    ['2027-03-13', 3],
    ['2027-03-16', 3],
    ['2027-03-23', 3],
    ['2027-03-24', 4],
    ['2027-03-31', 4],
    ['2027-05-31', 4],
  ])('are the nearest number of days of a flexible record without a choice (to %s)', (to, choice) => {
    const bare = recorded('flexible', { punctualOutwardDateChoice: null, admintoDate: `${to}T00:00:00+00:00` });
    expect(timesOfRecord(bare, today).punctual.dateChoice).toBe(choice);
  });

  it('keep the stored choice of a flexible record, whose days say another, and hold no given day', () => {
    for (const choice of [2, 3, 4]) {
      const stored = { punctualOutwardDateChoice: choice, admintoDate: '2027-03-16T00:00:00+00:00' };
      expect(timesOfRecord(recorded('flexible', stored), today).punctual).toMatchObject({
        dateChoice: choice,
        day: null,
      });
    }
    // A given day is no choice of a flexible record.
    const given = { punctualOutwardDateChoice: 1, admintoDate: '2027-03-16T00:00:00+00:00' };
    expect(timesOfRecord(recorded('flexible', given), today).punctual.dateChoice).toBe(3);
  });

  it('hold the day and time of a return only where they are given', () => {
    const back = { adminreturnDate: '2027-03-02T00:00:00+00:00', adminreturnTime: '2026-11-22T17:00:00+00:00' };
    const later = recorded('punctual', { punctualReturnDateChoice: 2, ...back });
    expect(timesOfRecord(later, today).punctual).toMatchObject({ returnChoice: 2, returnDay: null, returnTime: null });
    const given = { ...recorded('punctual', { punctualReturnDateChoice: 5, ...back }), back: null };
    expect(timesOfRecord(given, today).punctual).toMatchObject({ returnChoice: 5, returnDay: null, returnTime: null });
  });

  it('begin today, with an empty line, where the record holds neither a first day nor days', () => {
    const bare = { ...recorded('regular'), fromDate: null, schedules: [] };
    const { base, regular } = timesOfRecord(bare, today);
    expect(base).toBe(today);
    expect(regular.rows).toEqual([{ days: [], outward: null, back: null }]);
  });

  it('are the choice of the fewest days where a flexible record holds no days to compare', () => {
    const none = { punctualOutwardDateChoice: null };
    for (const days of [{ admintoDate: null }, { adminfromDate: null }, { adminfromDate: null, admintoDate: null }]) {
      expect(timesOfRecord(recorded('flexible', { ...none, ...days }), today).punctual.dateChoice).toBe(2);
    }
  });

  it('have no return where neither a choice nor a day of one is stored', () => {
    const bare = recorded('punctual', { punctualReturnDateChoice: null, adminreturnDate: null, adminreturnTime: null });
    expect(timesOfRecord(bare, today).punctual).toMatchObject({ returnChoice: 1, returnDay: null, returnTime: null });
  });

  it('are a last day where no choice is stored, also one that a choice would come to', () => {
    const month = { regularDateChoice: null, admintoDate: '2027-04-01T00:00:00+00:00' };
    expect(timesOfRecord(recorded('regular', month), today).regular).toMatchObject({
      dateChoice: 3,
      until: '2027-04-01',
    });
  });

  it('keep the last day that is stored, where the stored choice would come to another', () => {
    const week = { regularDateChoice: 1, admintoDate: '2027-03-08T00:00:00+00:00' };
    expect(timesOfRecord(recorded('regular', week), today).regular).toMatchObject({ dateChoice: 1, until: null });
    expect(timesOfRecord(recorded('regular', { regularDateChoice: 2 }), today).regular).toMatchObject({
      dateChoice: 3,
      until: '2027-06-01',
    });
  });
});

describe('Purpose and needs in a form', () => {
  it('take words that the structure does not offer for those of the record', () => {
    const own = recorded('regular', {
      adminsubjectId: 77,
      adminsubject: 'Baptême',
      needs: [
        { id: 1, label: 'x' },
        { id: 78, label: 'Un chien' },
        { id: 79, label: 'Un chien' },
      ],
    });
    expect(needsOfRecord(own, structure)).toEqual({
      subjectId: 9999,
      additionalSubject: 'Baptême',
      needs: [1],
      additionalNeed: 'Un chien',
    });
    expect(ownNeeds(own, structure)).toEqual([{ id: 78, label: 'Un chien' }]);
  });

  it('keep the needs of a structure that lost them as words, so that none is lost', () => {
    const lost = { ...structure, needs: [] };
    expect(needsOfRecord(recorded('regular'), lost)).toMatchObject({
      needs: [],
      additionalNeed: "J'ai besoin qu'on m'accompagne",
    });
    const needs = [
      { id: 1, label: 'Un siège bébé' },
      { id: 2, label: 'Un chien' },
    ];
    expect(needsOfRecord(recorded('regular', { needs }), lost).additionalNeed).toBe('Un siège bébé, Un chien');
    expect(needsOfRecord(recorded('regular'), null)).toMatchObject({ subjectId: 9999, needs: [] });
  });

  it('need a purpose, and its words where it is another', () => {
    const draft = { subjectId: null, additionalSubject: null, needs: [], additionalNeed: null };
    expect(needsProblems(draft)).toEqual([{ field: 'subjectId', problem: 'required' }]);
    expect(needsProblems({ ...draft, subjectId: 9999, additionalSubject: ' ' })).toEqual([
      { field: 'additionalSubject', problem: 'required' },
    ]);
    expect(needsProblems({ ...draft, subjectId: 1, additionalNeed: 'x'.repeat(256) })).toEqual([
      { field: 'additionalNeed', problem: 'tooLong' },
    ]);
    expect(subjectOf({ ...draft, subjectId: 9999, additionalSubject: ' Fête ' })).toEqual({ text: 'Fête' });
    expect(subjectOf({ ...draft, subjectId: 2, additionalSubject: 'Fête' })).toEqual({ id: 2 });
  });
});

describe('Proofs in a form', () => {
  const radio = structure.proofs.requester[2] ?? proof();
  const given = (structureProofId: number, value: string | boolean | null) => ({
    ...(recorded('regular').proofs[0] as NonNullable<ReturnType<typeof recorded>['proofs'][number]>),
    structureProofId,
    value,
  });

  it('read the label of an option, and the first option as it is stored', () => {
    expect(toAccepted(radio, 'low')).toBe('low');
    expect(toAccepted(radio, 'Plus de 800')).toBe('high');
    expect(toAccepted(radio, 'high')).toBe('high');
    expect(toAccepted(radio, 'autre')).toBe('autre');
    const crossed = [
      { label: 'Non', value: 'Oui' },
      { label: 'Oui', value: 'Non' },
    ];
    expect(toAccepted({ options: crossed }, 'Oui')).toBe('Oui');
    expect(isUnknownAnswer(radio, { value: 'autre', isGiven: false })).toBe(true);
    expect(isUnknownAnswer(radio, { value: 'high', isGiven: false })).toBe(false);
  });

  it('are the labels of options where the structure has fewer or more values than options', () => {
    const wire = { id: 3, label: 'Revenu', type: 1, radio: true, activated: true, options: 'Peu;Assez;Trop' };
    const asked = (acceptedValues: string) => {
      const proofs = readProofs([wireProof.parse({ ...wire, acceptedValues })]);
      return requestedProofs({ ...structure, proofs }).flatMap(({ options }) => options.map(({ value }) => value));
    };
    expect(asked('low;high;most')).toEqual(['low', 'high', 'most']);
    expect(asked('low;high')).toEqual(['Peu', 'Assez', 'Trop']);
    expect(asked('low;middle;high;most')).toEqual(['Peu', 'Assez', 'Trop']);
  });

  it('take the first of two answers to one proof, which is the one that the platform edits', () => {
    expect(answersOf(structure, [given(2, 'ami'), given(2, 'voisin')])[2]).toEqual({ value: 'ami', isGiven: false });
  });

  it('send changed answers only, and an emptied text as an empty text', () => {
    const before = answersOf(structure, [given(1, true), given(2, 'ami'), given(3, 'Plus de 800')]);
    const now = { ...before, 2: { value: null, isGiven: false }, 3: { value: 'low', isGiven: false } };
    expect(changedProofs(before, now, structure)).toEqual([
      { id: 2, value: '' },
      { id: 3, value: 'low' },
    ]);
    expect(changedProofs(before, before, structure)).toEqual([]);
  });

  it('refuse to empty an answered choice, and what is mandatory and missing', () => {
    const before = answersOf(structure, [given(3, 'low')]);
    const now = { ...before, 3: { value: null, isGiven: false } };
    const none = new Set<number>();
    expect(proofsProblems(now, { structure, files: none, before })).toEqual([
      { field: 'proof.3', problem: 'cannotEmpty' },
    ]);
    const strict = {
      ...structure,
      proofs: {
        ...structure.proofs,
        requester: structure.proofs.requester.map((one) => ({ ...one, isMandatory: true })),
      },
    };
    expect(proofsProblems({}, { structure: strict, files: none }).map(({ problem }) => problem)).toEqual([
      'mustTick',
      'required',
      'required',
      'required',
    ]);
    expect(proofsProblems({}, { structure: strict, files: new Set([4]) }).map(({ field }) => field)).not.toContain(
      'proof.4',
    );
  });

  it('are not sent again for a person who gave them, and asked of one whose answers are not shown', () => {
    const some = answersForCreation(structure, [given(2, 'ami')], true);
    expect([some[2]?.isGiven, some[1]?.isGiven]).toEqual([true, false]);
    expect(proofsToWire({ ...some, 1: { value: true, isGiven: false } }, structure)).toEqual([{ id: 1, value: true }]);
    const unseen = answersForCreation(structure, [], true);
    expect(Object.values(unseen).every(({ isGiven }) => isGiven)).toBe(true);
    const unknown = answersForCreation(structure, [], false);
    expect(Object.values(unknown).some(({ isGiven }) => isGiven)).toBe(false);
  });

  it('never hold a file, which follows once the record exists', () => {
    expect(proofsToWire({ 4: { value: 'carte.pdf', isGiven: false } }, structure)).toEqual([]);
  });
});
