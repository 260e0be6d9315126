import { expect, test } from 'vitest';
import type { z } from 'zod';
import { changedValues } from '#renderer/kit/form/changes.ts';
import { email } from '#renderer/kit/form/definition/text-types.tsx';
import { addressDraft, optionalAddress, requiredAddress } from '#renderer/kit/form/fields/address.ts';
import { ageOn, parseDay, showDay, today } from '#renderer/kit/form/fields/day.ts';
import { parseNumber } from '#renderer/kit/form/fields/number.ts';
import {
  optionalNumber,
  optionalPastDay,
  optionalText,
  requiredChoice,
  requiredText,
} from '#renderer/kit/form/rules.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test.each([
  ['03/02/1982', '1982-02-03'],
  ['3/2/1982', '1982-02-03'],
  ['3.2.1982', '1982-02-03'],
  ['03-02-1982', '1982-02-03'],
  ['03021982', '1982-02-03'],
  ['1982-02-03', '1982-02-03'],
  [' 29/02/2024 ', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/2020', null],
  ['00/01/2020', null],
  ['1/13/2020', null],
  ['3/2/82', null],
  ['hier', null],
  ['', null],
])('the day typed as %j is read as %j', (typed, day) => expect(parseDay(typed)).toBe(day));

test('a day is shown in the French format, anything else as it was typed', () => {
  expect(showDay('1982-02-03')).toBe('03/02/1982');
  expect(showDay('31/02/1982')).toBe('31/02/1982');
});

test('an age increases on the birthday', () => {
  expect(ageOn('2008-06-15', '2026-06-14')).toBe(17);
  expect(ageOn('2008-06-15', '2026-06-15')).toBe(18);
  expect(ageOn('-0001-11-30T00:00:00+00:00', '2026-06-15')).toBeNull();
  expect(ageOn('2008-02-31', '2026-06-15')).toBeNull();
});

test('today is the date of this computer’s calendar', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test('texts are trimmed, and blank ones are null', () => {
  expect(optionalText(5).parse('  abcde ')).toBe('abcde');
  expect(optionalText(5).parse('   ')).toBeNull();
  expect(messages(optionalText(5), 'abcdef')).toEqual([['', 'form:rules.tooLong?longest=5']]);
  expect(messages(requiredText(5), ' ')).toEqual([['', 'form:rules.required']]);
  expect(messages(requiredText(5), null)).toEqual([['', 'form:rules.required']]);
});

test('an e-mail is validated by its shape, unless it is the stored one', () => {
  const { rule } = email({ label: 'users:form.fields.email', max: 255 });
  expect(rule(null).parse(' lea@example.org ')).toBe('lea@example.org');
  expect(messages(rule(null), 'lea@')).toEqual([['', 'form:rules.email']]);
  expect(rule('lea@localhost').parse('lea@localhost')).toBe('lea@localhost');
});

test('a choice has to be one of the options', () => {
  expect(requiredChoice([0, 1]).parse(0)).toBe(0);
  expect(messages(requiredChoice([0, 1]), null)).toEqual([['', 'form:rules.choose']]);
  expect(messages(requiredChoice([0, 1]), 4)).toEqual([['', 'form:rules.choose']]);
});

test('a past day is a real date, from 1900 on and not in the future; a stored one passes', () => {
  expect(optionalPastDay().parse(null)).toBeNull();
  expect(optionalPastDay().parse('')).toBeNull();
  expect(optionalPastDay().parse('1900-01-01')).toBe('1900-01-01');
  expect(optionalPastDay().parse(today())).toBe(today());
  expect(messages(optionalPastDay(), '1899-12-31')).toEqual([['', 'form:rules.dayTooEarly']]);
  expect(messages(optionalPastDay(), '9999-01-01')).toEqual([['', 'form:rules.dayInFuture']]);
  expect(messages(optionalPastDay(), '31/02/1990')).toEqual([['', 'form:rules.day']]);
  expect(optionalPastDay('0001-01-01').parse('0001-01-01')).toBe('0001-01-01');
});

test.each([
  ['31/02/1990', 'day'],
  ['1990-02-31', 'day'],
  ['31021990', 'day'],
  ['15/3', 'dayNoYear'],
  ['15.03.', 'dayNoYear'],
  ['15/3/84', 'dayShortYear'],
  ['15/3/', 'dayNoYear'],
  ['15 mars 1984', 'dayShape'],
  ['hier', 'dayShape'],
  ['-0001-11-30', 'dayShape'],
])('%j is refused with its own reason', (typed, key) => {
  expect(messages(optionalPastDay(), typed)).toEqual([['', `form:rules.${key}`]]);
});

test('numbers accept a point or a comma, and invalid ones stay as typed', () => {
  expect([parseNumber('48,5'), parseNumber(' -1.25 '), parseNumber(''), parseNumber('48,5,2')]).toEqual([
    48.5,
    -1.25,
    null,
    '48,5,2',
  ]);
  expect(messages(optionalNumber(-90, 90), 'nord')).toEqual([['', 'form:rules.number']]);
  expect(messages(optionalNumber(-90, 90), 91)).toEqual([['', 'form:rules.outOfRange?min=-90&max=90']]);
  expect(optionalNumber(-90, 90).parse(-90)).toBe(-90);
});

const nancy = {
  ...addressDraft(null),
  street: 'Rue Saint-Jean',
  locality: 'Nancy',
  region: 'Grand Est',
  latitude: 48.69,
  longitude: 6.18,
};

test('an address is whole or absent, never null', () => {
  expect(optionalAddress(null).parse(addressDraft(null))).toBeUndefined();
  expect(optionalAddress(null).parse(nancy)).toEqual(nancy);
  expect(messages(optionalAddress(nancy), addressDraft(null))).toEqual([['', 'form:rules.addressKept']]);
});

test('coordinates need each other', () => {
  expect(messages(optionalAddress(null), { ...nancy, latitude: null })).toEqual([
    ['latitude', 'form:rules.coordinates'],
  ]);
  expect(messages(optionalAddress(null), { ...nancy, longitude: null })).toEqual([
    ['longitude', 'form:rules.coordinates'],
  ]);
});

test('typing another town drops the data of the former one; choosing a found town fills in its own', () => {
  const byHand = optionalAddress(nancy).parse({ ...nancy, locality: 'Lyon' });
  expect(byHand).toMatchObject({ locality: 'Lyon', region: null });
  const found = optionalAddress(nancy).parse({ ...nancy, locality: 'Lyon', region: 'Auvergne-Rhône-Alpes' });
  expect(found).toMatchObject({ locality: 'Lyon', region: 'Auvergne-Rhône-Alpes' });
  expect(optionalAddress(nancy).parse({ ...nancy, street: 'Rue Stanislas' })).toMatchObject({ region: 'Grand Est' });
});

test('only changed fields are sent, lists and objects as a whole', () => {
  const initial = { name: ' Léa ', phone: '06 12', home: { town: 'Nancy', zip: null }, roles: [{ id: 1 }], old: null };
  const draft = { ...initial, home: { town: 'Laxou', zip: null }, roles: [{ id: 1 }, { id: 2 }] };
  // The schema normalised name and phone, which the person did not change.
  const values = { ...draft, name: 'Léa', phone: '0612' };
  expect(changedValues(initial, draft, values)).toEqual({ home: draft.home, roles: draft.roles });
});

test('a change back to the stored value is not sent', () => {
  const initial = { name: 'Léa' };
  expect(changedValues(initial, { name: 'Léa ' }, { name: 'Léa' })).toEqual({});
});

test('a required address needs coordinates, and the error says how to give them', () => {
  expect(requiredAddress(null).parse(nancy)).toEqual(nancy);
  expect(messages(requiredAddress(null), { ...nancy, latitude: null, longitude: null })).toEqual([
    ['', 'form:rules.placeNeeded'],
  ]);
  expect(messages(requiredAddress(null), { ...nancy, longitude: null })).toEqual([
    ['longitude', 'form:rules.coordinates'],
  ]);
});
