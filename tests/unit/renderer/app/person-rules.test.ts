import { describe, expect, test } from 'vitest';
import { userForm } from '#renderer/features/people/form/fields.tsx';
import { identityProblems } from '#renderer/features/record-form/identity/rules.ts';
import { clock } from '#renderer/kit/form/fields/wall-clock.ts';
import { beneficiaryForm } from '#renderer/modules/solidarybeneficiaries/form/fields.ts';
import { structureForm } from '#renderer/modules/solidarystructures/form/fields.tsx';
import { asDay, localDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import type { ImportColumn } from '#shared/import/columns.ts';
import { contract } from '#shared/ipc/contract.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import type { IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import { timesSent } from '#shared/resources/solidaryrecords/write/schema.ts';
import { checkText, line } from '#tests/support/imports.ts';
import { identityIn } from '#training/solidary/change-beneficiary.ts';
import { checkUser } from '#training/users/write.ts';

/**
 * A fact of a person is good or bad wherever it can be given: this walks the forms, the calls over the bridge, the
 * imports and the training platform with one list of values.
 */

const today = localDay(Date.now());
const tomorrow = addDays(today, 1);

/** The names of the facts in the order of the forms. */
type Fact = 'givenName' | 'familyName' | 'email' | 'telephone' | 'birthDate';

interface Value {
  value: string;
  isGood: boolean;
  /** What the importer's contract says otherwise: it takes it, or refuses it (tests/fixtures/import). */
  imported?: boolean;
}

const good = (...values: string[]): Value[] => values.map((value) => ({ value, isGood: true }));
const bad = (...values: string[]): Value[] => values.map((value) => ({ value, isGood: false }));
const otherwise = (imported: boolean, values: readonly Value[]): Value[] => values.map((one) => ({ ...one, imported }));

const names: Value[] = [
  ...good('Zoé', 'Jean-Loup', 'x'.repeat(255)),
  ...bad(' '),
  // The importer counts no letters of a name.
  ...otherwise(true, bad('x'.repeat(256))),
];

const facts: Readonly<Record<Fact, readonly Value[]>> = {
  givenName: names,
  familyName: names,
  email: [
    ...good('jean@x.fr', ' jean@x.fr ', 'a.b_c%d+e-f@g-h.i.fr', 'JEAN@X.FR'),
    ...bad('a,b@x.fr', 'éléonore@x.fr', 'jean@x.fr;', 'jean@é.fr', 'jean@localhost', 'jean@x.f', 'je an@x.fr', 'jean'),
    // The importer refuses an apostrophe that the platform stores, and takes dots that no address has.
    ...otherwise(false, good("o'neil@x.fr")),
    ...otherwise(true, bad('jean..b@x.fr', '.jean@x.fr', 'jean@-x.fr', `${'x'.repeat(251)}@x.fr`)),
  ],
  telephone: [
    ...good('0612345678', '06 12 34 56 78', '06.12-34/56 78', '+33 (0)6 12 34 56 78', '+352621123456', '0033612345678'),
    // The importer warns of what it takes for no telephone, and takes it.
    ...otherwise(true, bad('06 12 34 56 7', '06123456789', '12345', '+1234567890123456', 'Martin', '0612345678 a')),
  ],
  birthDate: [
    ...good('1984-05-17', '1900-01-01', '2024-02-29', today),
    ...bad('2023-02-29', '1990-04-31', '0000-00-00', '1984-05', 'hier'),
    // The importer takes any year, and warns of the future.
    ...otherwise(true, bad('1899-12-31', tomorrow)),
  ],
};

const person = {
  givenName: 'Zoé',
  familyName: 'Martin',
  email: 'zoe@example.org',
  telephone: '0612345678',
  birthDate: '1984-05-17',
};
const home = { ...emptyAddress, locality: 'Nancy', latitude: 48.69, longitude: 6.18 };
const beneficiary = {
  id: 1,
  userId: 2,
  ...person,
  gender: 1,
  structures: [],
  avatar: null,
  acceptsNews: false,
  homeAddress: { ...home, lines: [] },
  proofs: [],
  diaries: [],
} as never;

/** A place where facts of a person are given: whether it takes one, the others being those of `person`. */
type Place = (fact: Fact, value: string) => boolean;

const users = userForm({ phoneCountries: ['FR'], hasMinorProtection: false, accountOf: () => null });
const identity: IdentityDraft = { ...person, gender: 1, homeAddress: home, newsSubscription: null };
const identityPlace =
  (stored: IdentityDraft | null): Place =>
  (fact, value) =>
    identityProblems({ ...identity, [fact]: value }, { stored, hasStructureEmail: true, isEmailTaken: false, today })
      .length === 0;

const forms: Readonly<Record<string, Place>> = {
  'the form of a user': (fact, value) =>
    users.schema(null).safeParse({ ...users.newDraft(null), ...person, gender: 1, [fact]: value }).success,
  'the form of a beneficiary': (fact, value) =>
    beneficiaryForm.schema(beneficiary).safeParse({ ...beneficiaryForm.draftOf(beneficiary), [fact]: value }).success,
  'the form of a new record': identityPlace(null),
  'the form of a stored record': identityPlace({ ...identity, ...person, givenName: 'Léa', familyName: 'Petit' }),
};

const calls: Readonly<Record<string, Place>> = {
  'users.create': (fact, value) =>
    contract['users.create'].request.safeParse({
      ...person,
      gender: 1,
      phoneDisplay: 1,
      status: 1,
      roles: [],
      [fact]: value,
    }).success,
  'users.update': (fact, value) =>
    contract['users.update'].request.safeParse({ id: 1, changes: { [fact]: value } }).success,
  'solidarybeneficiaries.update': (fact, value) =>
    contract['solidarybeneficiaries.update'].request.safeParse({ id: 1, changes: { [fact]: value } }).success,
  'solidaryrecords.create': (fact, value) =>
    contract['solidaryrecords.create'].request.shape.identity.safeParse({ [fact]: value }).success,
  'solidaryrecords.edit': (fact, value) =>
    contract['solidaryrecords.edit'].request.shape.edit.shape.identity.safeParse({ [fact]: value }).success,
};

const importOfUsers: Place = (fact, value) => {
  const column: ImportColumn<'users'> = fact;
  const { errors } = checkText(line({ latitude: '48.1', longitude: '6.1', [column]: `"${value}"` }));
  return errors.every((error) => error.column !== column);
};

/** What forms write of a typed text. */
const written = (value: string) => value.trim();

const trainingPlatform: Place = (fact, value) => {
  try {
    checkUser({ [fact]: written(value) }, () => false);
    identityIn({ [fact]: written(value) });
    return true;
  } catch {
    return false;
  }
};

const rows = Object.entries(facts).flatMap(([fact, values]) =>
  // The keys are those of the table.
  values.map(({ value, isGood, imported = isGood }) => ({ fact: fact as Fact, value, isGood, imported })),
);

/** A number of a country is a rule of the site, which a call does not know: it holds to the digits. */
const isOfSite = (place: string, fact: Fact, value: string) =>
  place.startsWith('users.') && fact === 'telephone' && /^06/.test(value);

describe.each(Object.entries({ ...forms, ...calls }))('%s', (name, place) => {
  test.each(rows.filter(({ fact, value, isGood }) => isGood || !isOfSite(name, fact, value)))(
    'the $fact $value: $isGood',
    ({ fact, value, isGood }) => expect(place(fact, value)).toBe(isGood),
  );
});

test.each(rows)('the import of users takes the $fact $value: $imported', ({ fact, value, imported }) => {
  expect(importOfUsers(fact, value)).toBe(imported);
});

test.each(rows.filter(({ isGood }) => isGood))('the training platform takes the $fact $value', ({ fact, value }) => {
  expect(trainingPlatform(fact, value)).toBe(true);
});

describe('a structure, which has an e-mail and a telephone too', () => {
  const places: Readonly<Record<string, Place>> = {
    'its form': (fact, value) =>
      structureForm.schema(null).safeParse({ ...structureForm.newDraft(null), name: 'x', [fact]: value }).success,
    'solidarystructures.update': (fact, value) =>
      contract['solidarystructures.update'].request.safeParse({ id: 1, changes: { [fact]: value } }).success,
  };
  describe.each(Object.entries(places))('%s', (_, place) => {
    test.each(rows.filter(({ fact }) => fact === 'email' || fact === 'telephone'))(
      'the $fact $value: $isGood',
      ({ fact, value, isGood }) => expect(place(fact, value)).toBe(isGood),
    );
  });
});

describe('what is stored and breaks a rule passes while it is unchanged', () => {
  const odd = { email: 'zoe@localhost', telephone: '12', birthDate: '1890-01-01' };
  test('in the form of a user', () => {
    const stored = {
      ...users.newDraft(null),
      ...person,
      gender: 1,
      roles: [{ roleId: 3, territoryId: null }],
      ...odd,
    } as never;
    expect(users.schema(stored).safeParse(users.draftOf(stored)).error?.issues ?? []).toEqual([]);
  });
  test('in the form of a beneficiary', () => {
    const stored = { ...(beneficiary as object), ...odd } as never;
    expect(beneficiaryForm.schema(stored).safeParse(beneficiaryForm.draftOf(stored)).success).toBe(true);
  });
  test('in the form of a record', () => {
    const stored = { ...identity, ...odd };
    expect(identityProblems(stored, { stored, hasStructureEmail: null, isEmailTaken: false, today })).toEqual([]);
  });
});

describe('an address', () => {
  const places: Readonly<Record<string, (address: typeof home) => boolean>> = {
    'the form of a user': (homeAddress) =>
      users.schema(null).safeParse({ ...users.newDraft(null), ...person, gender: 1, homeAddress }).success,
    'the form of a beneficiary': (homeAddress) =>
      beneficiaryForm.schema(beneficiary).safeParse({ ...beneficiaryForm.draftOf(beneficiary), homeAddress }).success,
    'the form of a record': (homeAddress) =>
      identityProblems(
        { ...identity, homeAddress },
        { stored: null, hasStructureEmail: true, isEmailTaken: false, today },
      ).length === 0,
    'users.update': (homeAddress) =>
      contract['users.update'].request.safeParse({ id: 1, changes: { homeAddress } }).success,
    'solidarybeneficiaries.update': (homeAddress) =>
      contract['solidarybeneficiaries.update'].request.safeParse({ id: 1, changes: { homeAddress } }).success,
    'solidaryrecords.create': (homeAddress) =>
      contract['solidaryrecords.create'].request.shape.identity.safeParse({ homeAddress }).success,
  };
  describe.each(Object.entries(places))('in %s', (_, place) => {
    test.each([
      [{}, true],
      [{ latitude: 90, longitude: -180 }, true],
      [{ latitude: 90.1 }, false],
      [{ longitude: 180.1 }, false],
      [{ postalCode: '5'.repeat(15) }, true],
      [{ postalCode: '5'.repeat(16) }, false],
      [{ street: 'x'.repeat(256) }, false],
      [{ locality: 'x'.repeat(101) }, false],
      [{ countryCode: 'x'.repeat(11) }, false],
    ])('%j: %s', (changes, isGood) => expect(place({ ...home, ...changes })).toBe(isGood));
  });
});

describe('a day and a time of day', () => {
  const times = (day: string, time: string) => {
    const start = emptyTimes(today);
    return { ...start, punctual: { ...start.punctual, day, time } };
  };
  const later = addDays(today, 3);
  const places: Readonly<Record<string, (day: string, time: string) => boolean>> = {
    'of a field with a clock': (day, time) => clock.safeParse({ day, time }).success,
    'of the form of a record': (day, time) =>
      timesProblems(times(day, time), { windows: null, today, mode: 'create' }).length === 0,
    'of the call of a record': (day, time) => timesSent.safeParse(JSON.parse(JSON.stringify(times(day, time)))).success,
  };
  describe.each(Object.entries(places))('%s', (_, place) => {
    test.each([
      [later, '00:00', true],
      [later, '23:59', true],
      [later, '24:00', false],
      [later, '9:30', false],
      [later, '09:60', false],
      [later, 'matin', false],
      [asDay('2031-02-29'), '09:30', false],
      ['demain', '09:30', false],
    ])('%s, %s: %s', (day, time, isGood) => expect(place(day, time)).toBe(isGood));
  });
});
