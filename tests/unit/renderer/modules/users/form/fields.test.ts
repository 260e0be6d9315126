import { expect, test } from 'vitest';
import { type UserRules, userForm } from '#renderer/features/people/form/fields.tsx';
import { isPlausibleTelephone } from '#renderer/features/people/form/telephone.ts';
import type { User } from '#shared/resources/users/user.ts';
import { compactTelephone } from '#shared/telephone.ts';
import { readUser } from './user.ts';

const rules: UserRules = { phoneCountries: ['FR'], hasMinorProtection: false, accountOf: () => null };
const form = userForm(rules);
const complete = { ...form.newDraft(null), givenName: 'Léa', familyName: 'Petit', gender: 1, email: 'lea@example.org' };

const refused = (draft: object, { stored = null, ...changes }: Partial<UserRules> & { stored?: User | null } = {}) =>
  userForm({ ...rules, ...changes })
    .schema(stored)
    .safeParse({ ...complete, ...draft })
    .error?.issues.map(({ path, message }) => [path.join('.'), message.split('?')[0]]) ?? [];

test.each([
  ['06 12 34 56 78', ['FR'], true],
  ['06.12.34.56.78', ['FR'], true],
  ['+33 6 12 34 56 78', ['FR'], true],
  ['+32 470 12 34 56', ['FR'], true],
  ['0470 12 34 56', ['FR', 'BE'], true],
  ['0612', ['FR'], false],
  ['06 12 34 56 7', ['FR'], false],
  ['612345678', ['FR'], false],
  ['33612345678', ['FR'], false],
  ['621 123 456', ['LU'], true],
  ['06 9123 4567', ['IT'], true],
  ['pas de téléphone', ['FR'], false],
  ['0612345678901', ['FR'], false],
  ['06 12 34 56 78 bureau', ['FR'], false],
  ['tél. 06 12 34 56 78', ['FR'], false],
  ['06 12 34 FLEU', ['FR'], false],
  ['0612345678 poste 12', ['FR'], false],
  ['06 12 34 56 78 / 06 98 76 54 32', ['FR'], false],
  ['06/12/34/56/78', ['FR'], true],
  ['+33 (0)6 12 34 56 78', ['FR'], true],
  ['06\u00a012\u202f34\u201156\u201178', ['FR'], true],
])('the telephone %s in %j: %s', (typed, countries, isPlausible) =>
  expect(isPlausibleTelephone(typed, countries)).toBe(isPlausible),
);

test.each([
  ['06 12.34-56 78', '0612345678'],
  ['06/12/34/56/78', '0612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['(06) 12 34 56 78', '0612345678'],
  ['06\u00a012\u202f34\u201156\u201178', '0612345678'],
])('%s is saved as %s', (typed, saved) => expect(compactTelephone(typed)).toBe(saved));

test('missing and inconsistent fields are all reported at once', () => {
  expect(refused({ givenName: null, email: null, gender: null })).toEqual([
    ['givenName', 'form:rules.required'],
    ['gender', 'form:rules.choose'],
    ['email', 'users:form.rules.oneContact'],
  ]);
});

test('a telephone replaces the e-mail', () => {
  expect(refused({ email: null, telephone: '06 12 34 56 78' })).toEqual([]);
});

test('a telephone is saved without separators, and one without a digit is refused', () => {
  expect(form.schema(null).parse({ ...complete, telephone: ' 06 12.34-56 78 ' }).telephone).toBe('0612345678');
  expect(refused({ telephone: '-' })).toEqual([['telephone', 'users:form.rules.telephone']]);
});

test('text longer than the platform stores is refused', () => {
  expect(refused({ drivingLicenceNumber: '1234567890123456' })).toEqual([
    ['drivingLicenceNumber', 'form:rules.tooLong'],
  ]);
  expect(refused({ homeAddress: { ...complete.homeAddress, postalCode: '1234567890123456' } })).toEqual([
    ['homeAddress.postalCode', 'form:rules.tooLong'],
  ]);
});

test('untouched stored values are not validated again', () => {
  const stored = readUser({ telephone: '12', birthDate: '1850-01-01T00:00:00+00:00', email: 'sans-point@local' });
  expect(form.schema(stored).safeParse(form.draftOf(stored)).success).toBe(true);
});

test('a stored user without any contact can still be corrected', () => {
  const stored = readUser({ telephone: null, email: null });
  expect(form.schema(stored).safeParse(form.draftOf(stored)).success).toBe(true);
});

test('a minor needs a guardian only where minors are protected, whatever else is wrong', () => {
  const child = { birthDate: `${new Date().getFullYear() - 10}-01-01`, givenName: null };
  expect(refused(child)).toEqual([['givenName', 'form:rules.required']]);
  expect(refused(child, { hasMinorProtection: true })).toEqual([
    ['givenName', 'form:rules.required'],
    ['legalGuardianEmail', 'users:form.rules.guardian'],
  ]);
});

test('roles are required on an edit, not on a creation', () => {
  expect(refused({ roles: [] })).toEqual([]);
  expect(refused({ roles: [] }, { stored: readUser() })).toContainEqual(['roles', 'users:form.rules.noRole']);
});

test('a status that may not be written is left out', () => {
  const stored = readUser({ status: 3 });
  expect(form.schema(stored).parse(form.draftOf(stored)).status).toBeUndefined();
});
