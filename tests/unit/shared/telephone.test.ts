import { expect, it } from 'vitest';
import { anyTelephone } from '#shared/resources/solidary/local.ts';
import { interpretSearch } from '#shared/resources/users/search.ts';
import {
  compactTelephone,
  isFormTelephone,
  isSameTelephone,
  isTelephone,
  nationalTelephone,
  telephoneSpellings,
} from '#shared/telephone.ts';

/** One number as people, other tools and the list itself write it. */
const typings = [
  '0612345678',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '06/12/34/56/78',
  '06\u00a012\u00a034\u00a056\u00a078',
  '06\u202f12\u202f34\u202f56\u202f78',
  '+33612345678',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '+33(0)612345678',
  '+33.6.12.34.56.78',
  '33612345678',
  '0033612345678',
  '612345678',
  'tel:+33612345678',
];

it('finds a French number under whatever spelling it is stored, whichever is typed', () => {
  for (const typed of [...typings, '0033 6 12 34 56 78', '(06) 12-34-56-78', '\u202a+33 6 12 34 56 78\u202c']) {
    const all = telephoneSpellings(typed);
    expect(all).toEqual(expect.arrayContaining(typings));
    expect(all).toContain(typed.trim());
    expect(new Set(all).size).toBe(all.length);
  }
});

it('tries first what forms and imports write, then what people and older tools do', () => {
  expect(telephoneSpellings('06 12 34 56 78').slice(0, 3)).toEqual(['0612345678', '+33612345678', '06 12 34 56 78']);
  expect(telephoneSpellings('+33 (0)6 12 34 56 78').slice(0, 2)).toEqual(['+33612345678', '0612345678']);
});

it('is looked for in the same way among users, beneficiaries and volunteers', () => {
  for (const typed of typings) {
    const spellings = telephoneSpellings(typed);
    expect(interpretSearch(typed)).toEqual({
      kind: 'telephone',
      params: spellings.map((spelling) => [['telephone', spelling]]),
    });
    expect(anyTelephone('telephone').toWire(typed)).toEqual(spellings.map((spelling) => [['telephone', spelling]]));
  }
});

it('leaves the digits of a foreign or unfinished number as they are', () => {
  expect(telephoneSpellings('+352 621 123 456')).toEqual([
    '+352621123456',
    '00352621123456',
    '352621123456',
    '+352 621 123 456',
  ]);
  expect(telephoneSpellings('061234')).toEqual(['061234']);
});

it('is saved without separators, in the form in which it was typed', () => {
  expect(new Set(typings.slice(0, 7).map(compactTelephone))).toEqual(new Set(['0612345678']));
  expect(new Set([...typings.slice(7, 12), 'tel:+33612345678'].map(compactTelephone))).toEqual(
    new Set(['+33612345678']),
  );
});

it('finds one number in all its spellings', () => {
  expect(new Set(typings.map(nationalTelephone))).toEqual(new Set(['0612345678']));
  expect(nationalTelephone('+352 621 123 456')).toBe('+352621123456');
});

it('tells a number from a name and from too few digits', () => {
  expect(['0612345678', '+33 6 12 34 56', '06.12.34'].map(isTelephone)).toEqual([true, true, true]);
  expect(['06123', 'Martin', '06 12 34 a', ''].map(isTelephone)).toEqual([false, false, false, false]);
});

it('takes 6 to 15 digits in a form, in any spelling', () => {
  expect(['36 39 36', '+33 (0)6 12 34 56 78', '+123456789012345'].map(isFormTelephone)).toEqual([true, true, true]);
  expect(['06 12 34 56 7', '06123', '+12345', '1234567890123456', 'demain', '--'].map(isFormTelephone)).toEqual(
    Array(6).fill(false),
  );
});

it('asks for one spelling after another under the name of the platform’s own filter', () => {
  const sets = anyTelephone('user.telephone').toWire('06 12 34 56 78');
  expect(sets[0]).toEqual([['user.telephone', '0612345678']]);
  expect(sets).toContainEqual([['user.telephone', '+33612345678']]);
  expect(anyTelephone('telephone').schema.safeParse('0612').success).toBe(false);
});

it('compares two spellings of one number as one', () => {
  expect(isSameTelephone('06 12 34 56 78', '+33612345678')).toBe(true);
  expect(isSameTelephone('06 12 34 56 78', '0612345679')).toBe(false);
  expect(isSameTelephone('', '')).toBe(true);
});
