import { describe, expect, it } from 'vitest';
import {
  areSimilar,
  type Comparable,
  differsByOne,
  emailKey,
  factsOf,
  likenessOf,
  namesKey,
  telephoneKey,
} from '#shared/duplicates/likeness.ts';

const person = (facts: Partial<Comparable>, id = 1): Comparable => ({
  id,
  givenName: null,
  familyName: null,
  ...facts,
});
const compared = (one: Partial<Comparable>, other: Partial<Comparable>) =>
  likenessOf(factsOf(person(one)), factsOf(person(other, 2)));
const marie = { givenName: 'Marie', familyName: 'Dupont' };

describe('what is compared', () => {
  it.each(['06 12 34 56 78', '+33612345678', '0033 6.12.34.56.78', 'tel:+33-6-12-34-56-78', '+33 (0)6 12 34 56 78'])(
    'takes a telephone in any spelling: %s',
    (telephone) => {
      expect(telephoneKey(telephone)).toBe('0612345678');
    },
  );

  it.each([null, undefined, '', 'néant', '12'])('takes no telephone for one: %s', (telephone) => {
    expect(telephoneKey(telephone)).toBeNull();
  });

  it.each([
    ['jean-pierre', 'DE LA TOUR', 'Jean Pierre', 'de la Tour'],
    ['Éléonore', 'Lefèvre', 'ELEONORE', 'LEFEVRE'],
    ['Martin', 'Paul', 'Paul', 'Martin'],
    ['Jeanne', 'd’Arc', 'jeanne', 'D ARC'],
    ['Anne', 'Sœur', 'anne', 'soeur'],
  ])('takes names without case, accents, hyphens and order: %s %s', (givenName, familyName, given, family) => {
    expect(namesKey({ givenName, familyName })).toBe(namesKey({ givenName: given, familyName: family }));
  });

  it.each([
    [null, 'Martin'],
    ['', 'Martin'],
    ['-', 'Martin'],
    ['Marie', ' . '],
    [null, null],
  ])('takes no half of a name for a name: %s %s', (givenName, familyName) => {
    expect(namesKey({ givenName, familyName })).toBeNull();
  });

  it.each([
    ['Jean.Dupont+velo@Gmail.com', 'jeandupont@googlemail.com'],
    ['Marie@Example.org', 'marie+escale@example.org'],
  ])('takes an address for the mailbox it reaches: %s', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });

  it('keeps the dots of other providers, and takes nothing for an address that is none', () => {
    expect(emailKey('j.dupont@example.org')).not.toBe(emailKey('jdupont@example.org'));
    for (const none of [null, '', '@', '+AEyxtLYiLL@', '+a@example.org', 'example.org'])
      expect(emailKey(none)).toBeNull();
  });

  it.each([
    ['dupont', 'dupond', true],
    ['dupont', 'duponts', true],
    ['dupont', 'duopnt', true],
    ['dupont', 'dupont', false],
    ['dupont', 'durand', false],
    ['', 'a', true],
  ])('says whether one letter differs: %s %s', (one, other, expected) => {
    expect(differsByOne(one, other)).toBe(expected);
    expect(differsByOne(other, one)).toBe(expected);
  });
});

describe('two accounts', () => {
  it.each([
    ['another last name', { givenName: 'Marie', familyName: 'Martin' }],
    ['a further first name', { givenName: 'Marie Anne', familyName: 'Dupont' }],
    ['an initial', { givenName: 'M.', familyName: 'Dupont' }],
    ['a slip', { givenName: 'Marie', familyName: 'Dupond' }],
  ])('have similar names with %s', (_, names) => {
    expect(areSimilar(factsOf(person(marie)), factsOf(person(names)))).toBe(true);
  });

  it('have no similar names with the last name alone, nor without names', () => {
    expect(areSimilar(factsOf(person(marie)), factsOf(person({ ...marie, givenName: 'Luc' })))).toBe(false);
    expect(areSimilar(factsOf(person({})), factsOf(person({})))).toBe(false);
  });

  it('are surely of one person with the same names and a further sign', () => {
    const born = { ...marie, birthDate: '1980-05-04' };
    expect(compared(born, { ...born, givenName: 'MARIE' })).toEqual({
      level: 'sure',
      reasons: ['names', 'birthDate'],
      doubts: [],
    });
    expect(compared({ ...marie, telephone: '0612345678' }, { ...marie, telephone: '+33 6 12 34 56 78' })?.level).toBe(
      'sure',
    );
  });

  it('are likely of one person with the same names, less so when born on another day', () => {
    expect(compared(marie, marie)?.level).toBe('likely');
    expect(compared({ ...marie, birthDate: '1980-05-04' }, { ...marie, birthDate: '1950-01-01' })).toEqual({
      level: 'possible',
      reasons: ['names'],
      doubts: ['otherBirthDate'],
    });
  });

  it('are possibly of one person, or of one home, with the telephone alone', () => {
    const luc = { givenName: 'Luc', familyName: 'Dupont', telephone: '0612345678' };
    expect(compared({ ...marie, telephone: '06.12.34.56.78' }, luc)).toEqual({
      level: 'possible',
      reasons: ['telephone'],
      doubts: ['otherNames'],
    });
  });

  it('are not both of one person for a birth date alone, nor twins for their last name', () => {
    const birthDate = '1980-05-04';
    expect(compared({ birthDate }, { birthDate })).toBeNull();
    expect(compared({ ...marie, birthDate }, { ...marie, givenName: 'Luc', birthDate })).toBeNull();
    expect(compared({ ...marie, birthDate }, { givenName: 'Marie', familyName: 'Martin', birthDate })).toEqual({
      level: 'likely',
      reasons: ['similarNames', 'birthDate'],
      doubts: [],
    });
  });

  it('have nothing in common when nothing is known of either', () => {
    expect(compared({}, {})).toBeNull();
    expect(
      compared({ telephone: '', email: '', birthDate: '' }, { telephone: '', email: '', birthDate: '' }),
    ).toBeNull();
  });
});
