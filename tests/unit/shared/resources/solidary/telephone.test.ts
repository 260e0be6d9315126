import { expect, it } from 'vitest';
import { anyTelephone } from '#shared/resources/solidary/local.ts';
import {
  isFormTelephone,
  isTelephone,
  nationalTelephone,
  telephoneSpellings,
} from '#shared/resources/solidary/telephone.ts';

it('spells a French number in every form of the screens, whichever was typed', () => {
  const spellings = ['0612345678', '06 12 34 56 78', '06.12.34.56.78', '+33612345678'];
  for (const typed of [...spellings, '+33 6 12 34 56 78', '0033612345678', '+33 (0)6 12 34 56 78', '06-12-34-56-78']) {
    const all = telephoneSpellings(typed);
    expect(all[0]).toBe(typed);
    expect(all).toEqual(expect.arrayContaining(spellings));
    expect(new Set(all).size).toBe(all.length);
  }
});

it('leaves the digits of a foreign or unfinished number as they are', () => {
  expect(telephoneSpellings('+352 621 123 456')).toEqual(['+352 621 123 456', '+352621123456']);
  expect(telephoneSpellings('061234')).toEqual(['061234']);
});

it('finds one number in all its spellings', () => {
  expect(
    new Set(['0612345678', '06 12 34 56 78', '+33612345678', '+33 (0)6 12 34 56 78'].map(nationalTelephone)),
  ).toEqual(new Set(['0612345678']));
  expect(nationalTelephone('+352 621 123 456')).toBe('+352621123456');
});

it('tells a number from a name and from too few digits', () => {
  expect(['0612345678', '+33 6 12 34 56', '06.12.34'].map(isTelephone)).toEqual([true, true, true]);
  expect(['06123', 'Martin', '06 12 34 a', ''].map(isTelephone)).toEqual([false, false, false, false]);
});

it('takes 6 to 15 digits in a form, in any spelling', () => {
  expect(['06.12.34', '+33 (0)6 12 34 56 78', '+123456789012345'].map(isFormTelephone)).toEqual([true, true, true]);
  expect(['06123', '+12345', '1234567890123456', 'demain', '--'].map(isFormTelephone)).toEqual(Array(5).fill(false));
});

it('asks for one spelling after another under the name of the platform’s own filter', () => {
  const sets = anyTelephone('user.telephone').toWire('06 12 34 56 78');
  expect(sets[0]).toEqual([['user.telephone', '06 12 34 56 78']]);
  expect(sets).toContainEqual([['user.telephone', '+33612345678']]);
  expect(anyTelephone('telephone').schema.safeParse('0612').success).toBe(false);
});
