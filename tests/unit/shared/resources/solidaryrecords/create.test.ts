import { describe, expect, it } from 'vitest';
import { structureId, userId } from '#shared/resources/solidary/ids.ts';
import { emptyTimes, type TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import { createToWire, type RecordCreate, recordCreate } from '#shared/resources/solidaryrecords/write/create.ts';

const nancy = {
  label: '1 rue des Carmes, 54000, Nancy',
  town: 'Nancy',
  latitude: 48.692054,
  longitude: 6.184417,
  keys: { street: 'rue des Carmes', addressLocality: 'Nancy', latitude: '48.692054', longitude: '6.184417' },
};
const vandoeuvre = {
  ...nancy,
  label: 'Vandœuvre',
  town: 'Vandœuvre',
  latitude: 48.66,
  keys: { latitude: '48.660000' },
};
const home = {
  houseNumber: '1',
  street: 'rue des Carmes',
  postalCode: '54000',
  subLocality: null,
  locality: 'Nancy',
  localAdmin: null,
  county: null,
  macroCounty: null,
  region: null,
  macroRegion: null,
  country: 'France',
  countryCode: null,
  latitude: 48.692054,
  longitude: 6.184417,
};

const start = emptyTimes('2026-03-06');
const onGivenDay: TimesDraft = { ...start, punctual: { ...start.punctual, day: '2026-03-10', time: '09:30' } };
const created = (more: Partial<RecordCreate> = {}, times: TimesDraft = onGivenDay): RecordCreate =>
  recordCreate.parse({
    structure: structureId.parse(3),
    person: userId.parse(845),
    identity: {},
    proofs: [],
    subject: { id: 5 },
    needs: [2],
    additionalNeed: null,
    journey: { origin: nancy, destination: vandoeuvre, goesAnywhere: false },
    times,
    ...more,
  });

/** Every key of a body at every depth, with its value. */
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

describe('the body of a creation', () => {
  it('is that of the example of the screens, to the key', () => {
    const flexible = {
      ...start,
      punctual: { ...start.punctual, dateChoice: 2, timeChoice: 2, returnChoice: 3 },
    } as const;
    expect(createToWire(created({}, flexible))).toEqual({
      structure: 3,
      beneficiary: { id: 845 },
      adminsubject: 5,
      needs: [2],
      proofs: [],
      origin: { ...nancy.keys, streetAddress: 'rue des Carmes' },
      destination: vandoeuvre.keys,
      regular: false,
      punctualOutwardDateChoice: 2,
      punctualOutwardMinDate: '2026-03-06',
      punctualOutwardMaxDate: '2026-03-13',
      punctualOutwardTimeChoice: 2,
      punctualReturnDateChoice: 3,
    });
  });

  it('names the user of a known person and the fields that changed alone', () => {
    const body = createToWire(created({ identity: { telephone: '06 12 34 56 78', newsSubscription: false } }));
    expect(body.beneficiary).toEqual({ id: 845, telephone: '0612345678', newsSubscription: false });
  });

  it('makes a new person without the news, whose home address is whole', () => {
    const identity = {
      gender: 1,
      givenName: ' Béa ',
      familyName: 'Martin',
      telephone: '+33 6 11 11 11 11',
      birthDate: '1960-01-01',
      newsSubscription: true,
      homeAddress: home,
    } as const;
    expect(createToWire(created({ person: null, identity })).beneficiary).toEqual({
      gender: 1,
      givenName: 'Béa',
      familyName: 'Martin',
      telephone: '+33611111111',
      birthDate: '1960-01-01',
      homeAddress: {
        houseNumber: '1',
        street: 'rue des Carmes',
        streetAddress: '1 rue des Carmes',
        postalCode: '54000',
        addressLocality: 'Nancy',
        addressCountry: 'France',
        latitude: '48.692054',
        longitude: '6.184417',
      },
    });
  });

  it('says the purpose by its id or by its words, never by both', () => {
    expect(createToWire(created())).not.toHaveProperty('additionalSubject');
    const own = createToWire(created({ subject: { text: 'Autre motif' }, additionalNeed: 'Chaise' }));
    expect(own).toMatchObject({ additionalSubject: 'Autre motif', additionalNeed: 'Chaise' });
    expect(own).not.toHaveProperty('adminsubject');
  });

  it('says that the person goes anywhere, and then names no destination', () => {
    const body = createToWire(created({ journey: { origin: nancy, destination: vandoeuvre, goesAnywhere: true } }));
    expect(body.destinationAny).toBe(true);
    expect(body).not.toHaveProperty('destination');
    expect(createToWire(created())).not.toHaveProperty('destinationAny');
  });

  it('holds the keys of one kind of journey and no null but that of a missing return', () => {
    const rows = [{ days: ['mon', 'wed'], outward: '08:30', back: null }] as const;
    const regular: TimesDraft = { ...onGivenDay, kind: 'regular', regular: { ...start.regular, rows } };
    const body = createToWire(created({}, regular));
    expect(Object.keys(body).filter((key) => key.startsWith('punctual'))).toEqual([]);
    expect(body.regularSchedules).toEqual([
      {
        mon: true,
        tue: false,
        wed: true,
        thu: false,
        fri: false,
        sat: false,
        sun: false,
        outwardTime: '08:30',
        returnTime: null,
      },
    ]);
    const { regularSchedules: _, ...others } = body;
    expect(leaves(others)).not.toContain(null);
    expect(leaves(createToWire(created()))).not.toContain(null);
    expect(Object.keys(createToWire(created())).filter((key) => key.startsWith('regular'))).toEqual(['regular']);
  });

  it('sends the answers to proofs with the ids of the structure', () => {
    const proofs = [
      { id: 1, value: true },
      { id: 2, value: 'ami' },
    ];
    expect(createToWire(created({ proofs })).proofs).toEqual(proofs);
  });
});
