import { describe, expect, it } from 'vitest';
import { actionKey, FREE_NOTE, knownAction, knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { samePlace } from '#shared/resources/solidaryrecords/place.ts';
import { wireAction } from '#shared/resources/solidaryrecords/wire-actions.ts';
import { wirePlace } from '#shared/resources/solidaryrecords/wire-place.ts';
import { recordedBody, solidaryRecordings } from '#tests/support/recorded-records.ts';

const itemOf = (name: string, operation = 'getSolidary') => recordItem.parse(recordedBody(operation, name));
const answered = (operation: string) =>
  solidaryRecordings.filter((one) => one.operation === operation && one.response.status === 200);

describe('an item of a record', () => {
  it.each([...answered('getSolidary'), ...answered('patchSolidary')].map((one) => [one.operation, one.case]))(
    'is read whole: %s/%s',
    (operation, name) => {
      const { id, status, progression } = recordedBody(operation, name);
      expect(itemOf(name, operation)).toMatchObject({ id, status, progression });
    },
  );

  it('has days and times as they are written, whatever date and offset a time of day carries', () => {
    const wire = recordedBody('getSolidary', 'with-return');
    const read = recordItem.parse({
      ...wire,
      adminoutwardTime: '2026-03-29T09:30:00+02:00',
      adminreturnTime: '2031-10-26T23:55:00-11:00',
    });
    expect(read).toMatchObject({
      fromDate: '2027-03-01',
      outward: { time: '09:30', minTime: '09:15', maxTime: '09:45' },
      back: { date: '2027-03-01', time: '23:55', minTime: '16:45', maxTime: '17:15' },
      choices: { outwardDate: 1, outwardTime: 1, returnDate: 5, regularDate: null },
    });
  });

  it('has the schedules of a regular record, and no return of its own', () => {
    expect(itemOf('regular')).toMatchObject({
      frequency: 2,
      fromDate: '2027-03-01',
      toDate: '2027-06-01',
      schedules: [{ days: ['mon', 'tue'], outward: '08:00', back: '18:00' }],
      back: null,
      choices: { regularDate: 3 },
    });
  });

  it('goes anywhere when it ends where it begins', () => {
    expect(itemOf('any-destination')).toMatchObject({ goesAnywhere: true, distance: 0 });
    expect(itemOf('punctual').goesAnywhere).toBe(false);
  });

  it('offers transport when the inverted flag of its structure is false, and does not when it is absent', () => {
    const { adminstructureSolidaryTransport: flag, ...wire } = recordedBody('getSolidary', 'punctual');
    expect(flag).toBe(false);
    expect(recordItem.parse({ ...wire, adminstructureSolidaryTransport: false }).hasTransport).toBe(true);
    expect(recordItem.parse({ ...wire, adminstructureSolidaryTransport: true }).hasTransport).toBe(false);
    expect(recordItem.parse(wire).hasTransport).toBe(false);
  });

  it('names the record that it replaces, and the one that replaces it', () => {
    expect(itemOf('replaced-parent')).toMatchObject({ status: 6, replacedBy: 17, replaces: null });
    expect(itemOf('replacing-child')).toMatchObject({ id: 17, replacedBy: null });
    expect(itemOf('replacing-child').replaces).toBe(itemOf('replaced-parent').id);
  });

  it('has matching journeys, matching volunteers and the thread with a chosen one', () => {
    expect(itemOf('with-a-carpooler').carpools).toMatchObject({
      outward: [{ matchingId: 6, carpoolerId: 2, isDriver: true, announced: { time: '09:30', schedule: null } }],
      back: [],
    });
    const written = itemOf('after-message-to-volunteer');
    expect(written.transporters.outward[0]).toMatchObject({
      matchingId: 1,
      maxDistance: 50_000,
      windows: { morning: { from: '07:30', to: '12:00' } },
      declared: { evening: { sun: true } },
      fitting: { morning: { mon: true, tue: false } },
    });
    expect(written.drivers).toMatchObject([{ id: 1, matchingId: 1, type: 'transporter', contacted: true }]);
    expect(written.threads[1]).toMatchObject([
      {
        poster: 'Ben Durand',
        delegate: 'Sol Idaire',
        text: 'Bonjour x\nMerci',
        at: expect.stringMatching(/^2026-11-22T12:30:\d\d\+00:00$/),
      },
    ]);
    expect(itemOf('punctual').threads).toEqual({});
  });

  it('has an own subject and need that nothing marks', () => {
    const { needs, subject } = itemOf('own-subject-and-need');
    expect([needs.length, subject.label === null]).toEqual([2, false]);
  });
});

describe('a chosen carpooler', () => {
  it('is read with ways and weeks, although the recorded platform can never show one again', () => {
    const day = {
      mon: '2026-11-22T08:00:00+00:00',
      tue: false,
      wed: false,
      thu: false,
      fri: false,
      sat: false,
      sun: false,
    };
    const driver = {
      id: 7,
      matchingId: 6,
      type: 'carpooler',
      givenName: 'Ulysse',
      familyName: 'Usager',
      telephone: '0601020304',
      avatar: null,
      userId: 2,
      status: 0,
      contacted: false,
      way: 2,
      frequency: 2,
      carpoolerProposalType: 'roundtrip',
      proposalType: 'oneway',
      passenger: false,
      driver: true,
      solidaryExclusive: null,
      outward: { fromDate: '2027-03-02T00:00:00+00:00', fromTime: null, destinationTime: '2026-11-22T09:33:05+00:00' },
      schedule: { outward: day },
    };
    const wire = {
      ...recordedBody('getSolidary', 'with-a-carpooler'),
      adminsolutions: { drivers: [driver], threads: [] },
    };
    expect(recordItem.parse(wire).drivers[0]).toMatchObject({
      type: 'carpooler',
      way: 2,
      isDriver: true,
      outward: { fromDate: '2027-03-02', destinationTime: '09:33' },
      back: null,
      schedule: { outward: { mon: '08:00', tue: null }, back: null },
    });
  });
});

describe('a place', () => {
  const wire = { addressLocality: 'Nancy', streetAddress: '1 rue Haute', latitude: '48.692054', longitude: '6.184417' };

  it('keeps the written keys as they were read, and no others', () => {
    const place = wirePlace.parse({
      ...wire,
      street: null,
      displayLabel: ['1 rue Haute, Nancy', ''],
      '@id': '/addresses/8',
    });
    expect(place).toMatchObject({ label: '1 rue Haute, Nancy', town: 'Nancy', latitude: 48.692054, written: wire });
    expect(Object.keys(place.written)).toHaveLength(4);
  });

  it('has its first line for a town that is missing, and nothing where it is unknown', () => {
    expect(wirePlace.parse({ displayLabel: ['Lieu-dit Les Bruyères'] }).town).toBe('Lieu-dit Les Bruyères');
    expect(wirePlace.parse(null)).toMatchObject({ lines: [], label: '', town: null, written: {} });
  });

  it('is the same as another by its label or by its coordinates, and never by what both lack', () => {
    const [labelled, bare] = [wirePlace.parse(wire), wirePlace.parse({ latitude: '48.1', longitude: '6.1' })];
    expect(samePlace(labelled, wirePlace.parse({ ...wire }))).toBe(true);
    expect(samePlace(labelled, wirePlace.parse({ ...wire, latitude: '48.7' }))).toBe(true);
    expect(samePlace(labelled, bare)).toBe(false);
    const { latitude, longitude } = wire;
    expect(samePlace(labelled, wirePlace.parse({ latitude, longitude, displayLabel: ['Chez elle'] }))).toBe(true);
    expect(samePlace(labelled, wirePlace.parse({ latitude, longitude }))).toBe(true);
    expect(samePlace(bare, wirePlace.parse({ latitude: '48.1', longitude: '6.2' }))).toBe(false);
    expect(samePlace(wirePlace.parse({ latitude: '48.1' }), wirePlace.parse({ latitude: '48.1' }))).toBe(false);
    expect(samePlace(bare, wirePlace.parse({ latitude: 48.1, longitude: 6.1 }))).toBe(true);
    expect(samePlace(wirePlace.parse(null), wirePlace.parse(null))).toBe(false);
  });
});

describe('the list of records', () => {
  it('is read whole in every recorded answer', () => {
    for (const { response } of answered('listSolidaries')) {
      // A recorded collection.
      const { 'hydra:member': members } = response.body as { 'hydra:member': unknown[] };
      expect(members.every((member) => solidaryRecords.row.safeParse(member).success)).toBe(true);
    }
    // A recorded collection.
    const [first] = (recordedBody('listSolidaries', 'all') as { 'hydra:member': unknown[] })['hydra:member'];
    expect(solidaryRecords.row.parse(first)).toMatchObject({
      telephone: '0611111111',
      origin: { town: 'Nancy' },
      destination: { label: '2 rue du Lac, 54500, Vandœuvre, France' },
      goesAnywhere: false,
      proposalType: 'oneway',
      lastAction: 'solidary_create',
    });
  });
});

describe('the actions', () => {
  const listed = (recordedBody('listSolidaryActions', 'all') as { 'hydra:member': unknown[] })['hydra:member'];

  it('are those of the table, in its order, with the type and progression that the platform gives', () => {
    const table = Object.entries(knownActions).filter(([, { type }]) => Number(type) !== 0);
    expect(table).toHaveLength(29);
    const known = new Map(table.map(([key]) => [`solidary_${key}`, knownAction(key as 'free')]));
    for (const member of listed) {
      const action = wireAction.parse(member);
      expect(known.get(action.name)).toEqual(action);
    }
  });

  it('lose their prefix for their label, and keep the progression of the record below zero', () => {
    expect(actionKey('solidary_contact_call')).toBe('contact_call');
    expect(actionKey('other')).toBe('other');
    expect(listed.map((member) => wireAction.parse(member)).find(({ id }) => id === FREE_NOTE)?.progression).toBeNull();
  });
});
