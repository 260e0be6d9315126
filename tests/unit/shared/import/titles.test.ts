import { describe, expect, test } from 'vitest';
import { isHeader, recognizeTitles } from '#shared/import/titles.ts';

describe('of several titles of one column', () => {
  test.each<[string[], number]>([
    [['Téléphone', 'Tél. mobile'], 1],
    [['Téléphone', 'Téléphone (portable)'], 1],
    [['Mobile (bureau)', 'Téléphone (domicile)'], 0],
    [['Téléphone (bureau)', 'Téléphone'], 1],
    [['Téléphone', 'Téléphone (domicile)'], 1],
    [['Téléphone (autre)', 'Téléphone (pro)'], 0],
    [['Téléphone (autre)', 'Téléphone'], 1],
    [['Téléphone (work)', 'Téléphone [privé]'], 1],
    [['Ville (bureau)', 'Ville (domicile)'], 1],
    [['Ville', 'Commune'], 0],
    // A word of a longer one is none: nobody works in a "probureau".
    [['Ville (probureau)', 'Ville (bureau)'], 0],
  ])('of %j number %i is taken', (titles, taken) => {
    const named = recognizeTitles('users', titles);
    expect(named.map((column) => column !== null)).toEqual(titles.map((_, at) => at === taken));
  });
});

test('a header names three different columns', () => {
  expect(isHeader('users', ['Nom', 'Prénom', 'Courriel'])).toBe(true);
  expect(isHeader('users', ['Nom', 'Nom de famille', 'Courriel'])).toBe(false);
});
