import { describe, expect, it } from 'vitest';
import {
  type IdentityContext,
  identityProblems,
  isForeignTelephone,
} from '#renderer/features/record-form/identity/rules.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import type { IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';

const home = { ...emptyAddress, locality: 'Nancy', latitude: 48.69, longitude: 6.18 };
const bea: IdentityDraft = {
  gender: 1,
  givenName: 'Béa',
  familyName: 'Martin',
  telephone: '0611111111',
  email: 'bea@example.test',
  birthDate: '1960-01-01',
  homeAddress: home,
  newsSubscription: null,
};
const asNew: IdentityContext = { stored: null, hasStructureEmail: true, isEmailTaken: false, today: '2026-03-06' };
const asKnown: IdentityContext = { ...asNew, stored: bea };
const found = (changes: Partial<IdentityDraft>, context: IdentityContext = asNew) =>
  identityProblems({ ...bea, ...changes }, context).map(({ field, problem }) => `${field} ${problem}`);

describe('a new person', () => {
  it('without a fault is taken', () => {
    expect(found({})).toEqual([]);
  });

  it('needs a title, both names, and a telephone or an e-mail', () => {
    const nobody = { gender: null, givenName: ' ', familyName: null, telephone: null, email: null } as const;
    expect(found(nobody)).toEqual([
      'gender choose',
      'givenName required',
      'familyName required',
      'telephone phoneOrEmail',
    ]);
    expect(found({ telephone: null })).toEqual([]);
    expect(found({ email: null })).toEqual([]);
  });

  it('needs an e-mail where the structure has none to derive it from', () => {
    expect(found({ email: null }, { ...asNew, hasStructureEmail: false })).toEqual(['email emailNeeded']);
    // Of a structure that may not be read nobody knows.
    expect(found({ email: null }, { ...asNew, hasStructureEmail: null })).toEqual([]);
  });

  it.each([
    [{ telephone: '0611' }, 'telephone telephone'],
    [{ telephone: '+33 6 11 11 11 11' }, undefined],
    [{ telephone: '1234567890123456' }, 'telephone telephone'],
    [{ email: 'bea@' }, 'email email'],
    [{ givenName: 'x'.repeat(256) }, 'givenName tooLong'],
    [{ birthDate: '31/02' }, 'birthDate noDay'],
    [{ birthDate: '1899-12-31' }, 'birthDate tooEarly'],
    [{ birthDate: '2026-03-06' }, undefined],
    [{ birthDate: '2026-03-07' }, 'birthDate notPast'],
    [{ birthDate: null }, undefined],
    [{ homeAddress: { ...home, locality: null } }, 'homeAddress place'],
    [{ homeAddress: { ...home, latitude: null } }, 'homeAddress place'],
    [{ homeAddress: null }, undefined],
  ] as const)('with %j has the problem %s', (changes, problem) => {
    expect(found(changes)).toEqual(problem === undefined ? [] : [problem]);
  });

  it('is refused with the e-mail of somebody else', () => {
    expect(found({}, { ...asNew, isEmailTaken: true })).toEqual(['email taken']);
  });
});

describe('a known person', () => {
  it('keeps what the platform holds, whatever today’s rules say of it', () => {
    const stored = { ...bea, telephone: '06', email: 'odd', birthDate: '1850-01-01' };
    expect(found(stored, { ...asKnown, stored })).toEqual([]);
  });

  it.each(['givenName', 'familyName', 'telephone', 'email', 'birthDate', 'homeAddress'] as const)(
    'cannot lose their %s: the platform empties nothing',
    (field) => {
      expect(found({ [field]: null }, asKnown)).toEqual([`${field} cleared`]);
    },
  );

  it('may lack what the platform lacks', () => {
    const stored = { ...bea, email: null, birthDate: null, homeAddress: null };
    expect(found({ email: null, birthDate: null, homeAddress: null }, { ...asKnown, stored })).toEqual([]);
  });

  it('needs a title, without which the creation breaks', () => {
    expect(found({ gender: null }, { ...asKnown, stored: { ...bea, gender: null } })).toEqual(['gender choose']);
  });
});

describe('a telephone', () => {
  it.each([
    ['0612345678', false],
    ['+33612345678', false],
    ['+352 621 123 456', true],
    ['0611', false],
    [null, false],
  ])('%s is worth a look as a foreign one: %s', (telephone, isForeign) => {
    expect(isForeignTelephone(telephone)).toBe(isForeign);
  });
});
