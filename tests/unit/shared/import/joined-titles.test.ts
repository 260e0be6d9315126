import { describe, expect, test } from 'vitest';
import { findJoinedTitles, joinTitles } from '#shared/import/joined-titles.ts';
import { recognizeTitles } from '#shared/import/titles.ts';

const cells = (row: string) => row.split(';');

/** Two rows of titles, the one that is the header by itself (0, 1 or null), and the columns that both name. */
const joined = [
  [
    'titles of groups above their columns',
    'Nom;Prénom;Courriel;Adresse;;',
    ';;;Rue;Code postal;Ville',
    0,
    ['familyName', 'givenName', 'email', 'streetAddress', 'postalCode', 'addressLocality'],
  ],
  ['titles over two lines', 'Nom de;Prénom;Date de;E-', 'famille;;naissance;mail', null, null],
  [
    'groups that tell equal titles apart',
    'Identité;;Domicile;Travail',
    'Nom;Prénom;Téléphone;Téléphone',
    1,
    ['familyName', 'givenName', 'telephone', null],
  ],
  [
    'the first row names too little, the second too',
    'Nom;Prénom;;',
    ';;Courriel;Téléphone',
    null,
    ['familyName', 'givenName', 'email', 'telephone'],
  ],
  [
    'groups with brackets of their own',
    'Élève (nom complet;;Maison);Travail',
    'Nom;Prénom;Téléphone;Téléphone',
    1,
    null,
  ],
] as const;

describe('two rows of titles', () => {
  test.each(joined)('%s are one', (_, upper, lower, header, columns) => {
    const rows = [['Liste au 1er septembre'], cells(upper), cells(lower), cells('Martin;Léa;lea@example.org')];
    expect(findJoinedTitles('users', rows, header === null ? null : header + 1)).toBe(2);
    if (columns !== null) {
      expect(recognizeTitles('users', joinTitles('users', cells(upper), cells(lower)))).toEqual(columns);
    }
  });

  test('keep the words of both, a group in brackets', () => {
    expect(
      joinTitles('users', cells('Contact;;Code;Nom;Adresse'), cells('Téléphone;Courriel;postal;(majuscules);CP Ville')),
    ).toEqual(['Téléphone (Contact)', 'Courriel (Contact)', 'Code postal', 'Nom (majuscules)', 'CP Ville (Adresse)']);
  });
});

const alone = [
  ['the title of the file', 'Liste des bénéficiaires;;', 'Nom;Prénom;Courriel', 1],
  ['two cells about the file', 'Export du;12/03/2026;', 'Nom;Prénom;Courriel', 1],
  ['groups that add nothing', 'Identité;;Contact', 'Nom;Prénom;Courriel', 1],
  ['the first line of data', 'Nom;Prénom;Courriel;Ville', 'Martin;Léa;lea@example.org;Nom', 0],
  ['data without an address', 'Nom;Prénom;Courriel;', 'Martin;Léa;;Bordeaux', 0],
  ['too few titles together', 'Nom;Prénom;', ';;Remarque', null],
  ['equal titles below a title of the file', 'Liste;;', 'Nom;Prénom;Courriel;Courriel', 1],
] as const;

test.each(alone)('%s is no second row of titles', (_, upper, lower, header) => {
  expect(findJoinedTitles('users', [cells(upper), cells(lower)], header)).toBeNull();
});
