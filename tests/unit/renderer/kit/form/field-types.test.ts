import { expect, test } from 'vitest';
import {
  address,
  integer,
  pastDay,
  record,
  records,
  select,
  yesNo,
} from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { addressDraft } from '#renderer/kit/form/fields/address.ts';
import { today } from '#renderer/kit/form/fields/day.ts';

const label = 'form:unset' as const;
const list = { label, values: [0, 1], labelOf: (): typeof label => label } as const;

test('a field starts empty or with its defined value, and in a copy with the stored value', () => {
  expect(text({ label, max: 5 })).toMatchObject({ initial: null, isCopied: true });
  expect(yesNo({ label, initial: false, isCopied: false })).toMatchObject({ initial: false, isCopied: false });
  expect(address({ label }).initial).toEqual(addressDraft(null));
});

test('a text is completed before it is validated', () => {
  const { rule } = text({ label, max: 5, complete: (typed) => `+${typed}` });
  expect(rule(null).parse(' 1234 ')).toBe('+1234');
  expect(rule(null).safeParse('12345').success).toBe(false);
  expect(rule(null).parse('  ')).toBeNull();
});

test('an expanded choice gives null when no option is selected, unless it is required', () => {
  expect([1, 7, null].map((value) => select(list).rule(null).parse(value))).toEqual([1, null, null]);
  const { rule } = select({ ...list, required: true });
  expect([1, 7, null].map((value) => rule(null).safeParse(value).success)).toEqual([true, false, false]);
});

test('a switch that was never set stays unset; where it is required it reads as no, and where asked no counts as unset', () => {
  expect([true, false, null].map((value) => yesNo({ label }).rule(null).parse(value))).toEqual([true, false, null]);
  expect(yesNo({ label, required: true }).rule(null).parse(null)).toBe(false);
  const { rule } = yesNo({ label, keepsUnset: true });
  expect([rule(null).parse(false), rule(true).parse(false), rule(false).parse(false), rule(null).parse(true)]).toEqual([
    null,
    false,
    false,
    true,
  ]);
});

test('a record, a whole number and a day may be empty; a required record may not', () => {
  const users = { label, resource: 'users', nameIn: 'creator' } as const;
  expect(record(users).rule(null).parse(null)).toBeNull();
  expect(
    record({ ...users, required: true })
      .rule(null)
      .safeParse(null).success,
  ).toBe(false);
  expect(integer({ label, min: 0, max: 9 }).rule(null).parse(null)).toBeNull();
  expect(integer({ label, min: 0, max: 9 }).rule(null).safeParse(10).success).toBe(false);
  expect(pastDay({ label }).rule(null).parse(today())).toBe(today());
  expect(pastDay({ label }).rule('9999-01-01').parse('9999-01-01')).toBe('9999-01-01');
});

test('a required whole number may not be empty, and keeps its bounds', () => {
  const { rule } = integer({ label, min: 1, max: 9, required: true });
  expect([null, '', 0, 1.5, 10].map((value) => rule(null).safeParse(value).success)).toEqual(Array(5).fill(false));
  expect(rule(null).parse(1)).toBe(1);
});

test('several records are held by their ids alone, ascending: neither names nor order make a change', () => {
  const { toDraft, rule, initial } = records({ label, resource: 'territories' });
  const stored = [
    { id: 12, name: 'Moselle' },
    { id: 3, name: 'Vosges' },
  ];
  expect(toDraft(stored, {})).toEqual([3, 12]);
  expect([rule(stored).parse([3, 12]), initial]).toEqual([[3, 12], []]);
});

test('an optional address is left out when it is empty, and a required one is refused', () => {
  expect(address({ label }).rule(null).parse(addressDraft(null))).toBeUndefined();
  expect(address({ label, required: true }).rule(null).safeParse(addressDraft(null)).success).toBe(false);
});
