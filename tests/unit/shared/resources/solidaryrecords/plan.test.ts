import { describe, expect, it } from 'vitest';
import { editOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import { type EditContext, planEdit } from '#shared/resources/solidaryrecords/form/plan.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { editToWire, recordEdit } from '#shared/resources/solidaryrecords/write/edit.ts';
import { context, formOf, recorded } from './form-support.ts';

type Changes = Parameters<typeof formOf>[1];

const toul = {
  label: '1 rue Jeanne d’Arc, 54200, Toul, France',
  town: 'Toul',
  latitude: 48.675,
  longitude: 5.89,
  keys: { addressLocality: 'Toul', latitude: '48.675000', longitude: '5.890000' },
};

const plan = (record: RecordItem, changes: Changes, more: Partial<EditContext> = {}) =>
  planEdit(record, formOf(record, changes), { ...context, ...more });

/** What goes over the bridge, and then to the platform. */
const bodyOf = (record: RecordItem, changes: Changes) => {
  const draft = formOf(record, changes);
  const edit = editOf(record, draft, planEdit(record, draft, context), context);
  return editToWire(recordEdit.parse(edit));
};

const punctual = recorded('punctual');
const flexible = recorded('flexible');
const regular = recorded('regular');
/** A record that was punctual before keeps its choices. */
const formerlyPunctual = recorded('regular', { punctualOutwardDateChoice: 1 });

const named = { identity: { givenName: 'Béatrice' } };
const needing = { needs: { needs: [1, 2] } };
const moved = { journey: { destination: toul } };
const retimed = { times: { base: '2027-04-01' } };

describe('What saving an edition of a record does', () => {
  it.each([
    ['nothing', {}, 'nothing', 'nothing', 'nothing', 'nothing'],
    ['the person', named, 'inPlace', 'replaces', 'replaces', 'replaces'],
    ['the needs', needing, 'inPlace', 'replaces', 'replaces', 'replaces'],
    ['the purpose', { needs: { subjectId: 2 } }, 'inPlace', 'replaces', 'replaces', 'replaces'],
    ['a proof', { proofs: { 2: { value: 'voisin', isGiven: false } } }, 'inPlace', 'replaces', 'replaces', 'replaces'],
    ['the journey', moved, 'replaces', 'replaces', 'replaces', 'replaces'],
    ['anywhere', { journey: { goesAnywhere: true } }, 'replaces', 'replaces', 'replaces', 'replaces'],
  ])('is known beforehand for %s', (_, changes, ...routes) => {
    const records = [regular, punctual, flexible, formerlyPunctual];
    expect(records.map((record) => plan(record, changes).route)).toEqual(routes);
  });

  it.each(['punctual', 'flexible'] as const)('replaces a %s record that stores no choice for a need alone', (name) => {
    const choices = {
      punctualOutwardDateChoice: null,
      punctualOutwardTimeChoice: null,
      punctualReturnDateChoice: null,
    };
    expect(plan(recorded(name, choices), needing).route).toBe('replaces');
  });

  it.each(['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice'])(
    'replaces a regular record that keeps %s of when it was punctual',
    (choice) => expect(plan(recorded('regular', { [choice]: 1 }), needing).route).toBe('replaces'),
  );

  it('replaces a record whose dates or kind change', () => {
    expect(plan(regular, retimed).route).toBe('replaces');
    expect(plan(flexible, retimed).route).toBe('replaces');
    expect(plan(regular, { times: { kind: 'punctual' } }).route).toBe('replaces');
    expect(plan(punctual, { times: { kind: 'regular' } })).toMatchObject({ route: 'replaces', staysReplaced: true });
    expect(plan(regular, { times: { kind: 'punctual' } }).staysReplaced).toBe(false);
  });

  it('takes what the form holds of another kind or choice for no change', () => {
    const { times } = formOf(regular);
    const otherKind = { times: { punctual: { ...times.punctual, day: '2027-05-05' } } };
    expect(plan(regular, otherKind).route).toBe('nothing');
    // The first day of a flexible record is not that of a punctual one.
    expect(plan(punctual, { times: { base: '2030-01-01' } }).route).toBe('nothing');
  });

  it('goes through the person where only the person changes and can be changed', () => {
    const can = { canChangePerson: true };
    expect(plan(punctual, named, can).route).toBe('beneficiary');
    expect(plan(flexible, named, can).route).toBe('beneficiary');
    expect(plan(regular, named, can).route).toBe('inPlace');
    expect(plan(punctual, { ...named, ...needing }, can).route).toBe('replaces');
  });

  it('sends files alone without writing the record', () => {
    expect(plan(punctual, {}, { hasFiles: true }).route).toBe('files');
    expect(plan(regular, needing, { hasFiles: true })).toMatchObject({
      route: 'inPlace',
      changed: ['files', 'needs'],
    });
  });

  it('names the fields of the person that the platform cannot empty', () => {
    expect(plan(regular, { identity: { telephone: ' ', email: null, givenName: 'Zoé' } }).cleared).toEqual([
      'telephone',
      'email',
    ]);
  });

  it('tells that a record becomes or stays flexible only where it is replaced', () => {
    expect(plan(flexible, needing).isFlexible).toBe(true);
    expect(plan(flexible, {}).isFlexible).toBe(false);
    const { times } = formOf(punctual);
    expect(plan(punctual, { times: { punctual: { ...times.punctual, dateChoice: 2 } } }).isFlexible).toBe(true);
  });
});

describe('The body of an edition', () => {
  it('holds changed keys only, and no journey, in place', () => {
    expect(bodyOf(regular, { ...named, needs: { needs: [2], additionalNeed: 'Fauteuil' } })).toEqual({
      beneficiary: { givenName: 'Béatrice' },
      needs: [2],
      additionalNeed: 'Fauteuil',
    });
  });

  it('holds the whole journey of a punctual record that is replaced for a need', () => {
    expect(bodyOf(punctual, needing)).toEqual({
      needs: [1, 2],
      origin: expect.objectContaining({ addressLocality: 'Nancy', latitude: '48.692054' }),
      destination: expect.objectContaining({ addressLocality: 'Vandœuvre' }),
      regular: false,
      punctualOutwardDateChoice: 1,
      punctualOutwardMinDate: '2027-03-01',
      punctualOutwardTimeChoice: 1,
      punctualOutwardMinTime: '09:30',
      punctualReturnDateChoice: 1,
    });
  });

  it('keeps a flexible record flexible by saying that it is not regular', () => {
    expect(bodyOf(flexible, needing)).toMatchObject({
      regular: false,
      punctualOutwardDateChoice: 2,
      punctualOutwardMinDate: '2027-03-01',
      punctualOutwardMaxDate: '2027-03-08',
      punctualReturnDateChoice: 2,
    });
  });

  it('keeps a record that goes anywhere so, which the platform does not show', () => {
    const { adminorigin } = regularWire();
    const anywhere = recorded('regular', { admindestination: adminorigin });
    const body = bodyOf(anywhere, retimed);
    expect(body).toMatchObject({ destinationAny: true });
    expect(body).not.toHaveProperty('destination');
  });

  it('sends the words of an own purpose without an id, and an emptied private need as null', () => {
    const own = recorded('regular', {
      needs: [
        { id: 1, label: 'x' },
        { id: 77, label: 'Un chien' },
      ],
    });
    expect(bodyOf(own, { needs: { subjectId: 9999, additionalSubject: 'Baptême' } })).toEqual({
      additionalSubject: 'Baptême',
    });
    expect(bodyOf(own, { needs: { needs: [2] } })).toEqual({ needs: [2] });
    expect(bodyOf(own, { needs: { additionalNeed: '' } })).toEqual({ additionalNeed: null });
  });

  it('never holds a null of the person: what was emptied is left out', () => {
    expect(bodyOf(regular, { identity: { telephone: null, familyName: 'Martinez' } })).toEqual({
      beneficiary: { familyName: 'Martinez' },
    });
  });

  it('holds no journey key, or the whole journey of one kind, whatever is changed', () => {
    const parts: Changes[] = [
      {},
      named,
      needing,
      moved,
      retimed,
      { needs: { subjectId: 2 } },
      { proofs: { 2: { value: '', isGiven: false }, 3: { value: 'high', isGiven: false } } },
      { journey: { goesAnywhere: true } },
      {
        times: {
          kind: 'regular',
          regular: { dateChoice: 2, until: null, rows: [{ days: ['sat'], outward: '07:00', back: null }] },
        },
      },
      {
        times: {
          kind: 'punctual',
          punctual: { ...formOf(punctual).times.punctual, day: '2027-06-01', time: '10:00', returnChoice: 3 },
        },
      },
    ];
    const punctualKeys = [
      'punctualOutwardDateChoice',
      'punctualOutwardMinDate',
      'punctualOutwardTimeChoice',
      'punctualReturnDateChoice',
    ];
    const regularKeys = ['regularDateChoice', 'regularMinDate', 'regularMaxDate', 'regularSchedules'];
    const seen = new Set<string>();
    for (const record of [punctual, flexible, regular, formerlyPunctual]) {
      for (const one of parts) {
        for (const other of parts) {
          const changes = { ...one, ...other };
          const draft = formOf(record, changes);
          const { route } = planEdit(record, draft, context);
          const body = bodyOf(record, changes);
          const keys = Object.keys(body);
          const ofJourney = keys.filter((key) => /^(?:origin|destination|regular|punctual)/.test(key));
          seen.add(route);
          if (route !== 'replaces') {
            expect(ofJourney).toEqual([]);
            continue;
          }
          const isRegular = (body as { regular?: boolean }).regular === true;
          expect(ofJourney).toEqual(
            expect.arrayContaining(['origin', 'regular', ...(isRegular ? regularKeys : punctualKeys)]),
          );
          expect(keys.includes('destination')).toBe(!keys.includes('destinationAny'));
          expect(ofJourney.filter((key) => (isRegular ? /^punctual/ : /^regular./).test(key))).toEqual([]);
          expect(ofJourney.filter((key) => (body as Record<string, unknown>)[key] == null)).toEqual([]);
        }
      }
    }
    expect([...seen].toSorted()).toEqual(['inPlace', 'nothing', 'replaces']);
  });
});

const regularWire = () => ({
  adminorigin: {
    addressLocality: 'Nancy',
    latitude: '48.692054',
    longitude: '6.184417',
    displayLabel: ['1 rue des Carmes, 54000, Nancy', 'France'],
  },
});
