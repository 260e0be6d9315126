import { describe, expect, it, test } from 'vitest';
import { contains, folded } from '#shared/folded.ts';
import { resources } from '#shared/resources/index.ts';
import { interpretSearch } from '#shared/resources/users/search.ts';
import { nameSpellings, writtenName } from '#shared/spelling.ts';
import { likeKey } from '#training/data/names.ts';

/** Names in the spellings in which forms, files and other tools hold them; the first is the written one. */
const names: readonly (readonly [string, ...string[]])[] = [
  ["O'Neill", 'O’Neill', 'O‘Neill', 'Oʼneill', 'O´Neill', 'O\u2032Neill', 'O`Neill'],
  ['Hélène', 'He\u0301le\u0300ne'],
  ['Saint-Just', 'Saint\u2011Just', 'Saint\u2010Just', 'Saint\u2013Just', 'Saint\u2212Just'],
  ['Le Goff', 'Le\u00a0Goff', 'Le\u202fGoff', ' Le  Goff\u200b '],
  ["Noël d'Étampes-Œuf", 'Noe\u0308l d’E\u0301tampes\u2011Œuf'],
];

describe('a name', () => {
  test.each(names)('is written as %s, however it is typed', (written, ...others) => {
    for (const typed of [written, ...others]) expect(writtenName(typed).toLowerCase()).toBe(written.toLowerCase());
  });

  test.each(names)('%s is the same as its other spellings', (written, ...others) => {
    for (const typed of others) {
      expect(folded(typed)).toBe(folded(written));
      expect(contains(`x ${typed} y`, written)).toBe(true);
    }
  });

  it.each([
    ["O'Neill", 'O’Neill'],
    ['Hélène', 'He\u0301le\u0300ne'],
    ['Saint-Just', 'Saint\u2011Just'],
    ['Saint-Just', 'Saint\u2013Just'],
    ['Le Goff', 'Le\u00a0Goff'],
    ['Lœwenbruck', 'Loewenbruck'],
    ['Loewenbruck', 'Lœwenbruck'],
    ["d'Étampes", 'd’E\u0301tampes'],
  ])('%s is asked for as %s where older tools wrote it so', (typed, stored) => {
    const asked = nameSpellings(typed).map(likeKey);
    expect(asked[0]).toBe(likeKey(writtenName(typed)));
    expect(asked).toContain(likeKey(stored));
    expect(nameSpellings(stored).map(likeKey)).toContain(likeKey(typed));
  });

  it('is asked for once where it has one spelling', () => {
    expect(nameSpellings('Martin')).toEqual(['Martin']);
    expect(interpretSearch(' Martin ')?.params).toEqual([[['q', 'Martin']]]);
  });

  it('is asked for among users with both apostrophes, and never in q, whose query one breaks', () => {
    for (const typed of ["O'Neill", 'O’Neill']) {
      expect(interpretSearch(typed)?.params).toEqual(
        ["O'Neill", 'O’Neill'].flatMap((name) => [[['familyName', name]], [['givenName', name]]]),
      );
    }
  });
});

it('compares ligatures and letters with a stroke as people type them', () => {
  expect(['Cœur', 'Ægidius', 'Straße', 'Łódź', 'Đorđević', 'Sørensen'].map(folded)).toEqual([
    'coeur',
    'aegidius',
    'strasse',
    'lodz',
    'dordevic',
    'sorensen',
  ]);
});

describe('every list', () => {
  /** What each list finds by part of a name or a title. */
  const filters = [
    ['users', 'givenName'],
    ['users', 'familyName'],
    ['communities', 'name'],
    ['events', 'name'],
    ['campaigns', 'name'],
    ['relaypoints', 'name'],
    ['relaypointtypes', 'name'],
    ['articles', 'title'],
    ['editorials', 'title'],
    ['territories', 'name'],
    ['solidaryrecords', 'familyName'],
    ['solidarybeneficiaries', 'givenName'],
    ['solidaryvolunteers', 'familyName'],
  ] as const;

  it.each(filters)('%s asks for its %s in both apostrophes', (resource, name) => {
    const definition: Readonly<Record<string, { toWire: (value: never) => readonly unknown[] }>> =
      resources[resource].filters;
    const sets = definition[name]?.toWire('L’Été' as never);
    expect(sets?.slice(0, 2)).toEqual([[[name, "L'Été"]], [[name, 'L’Été']]]);
  });
});
