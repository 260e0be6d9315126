import { describe, expect, test } from 'vitest';
import {
  type Cut,
  cutText,
  type DerivedColumn,
  derivedTexts,
  likelyCut,
  withDerived,
  withoutDerived,
} from '#shared/import/derived-columns.ts';

const split = (of: number, at: Cut, text = ''): DerivedColumn => ({ kind: 'split', of, at, text });

describe('a text is cut', () => {
  test.each<[Cut, string, [string, string]]>([
    ['firstSpace', ' Léa Martin Durand ', ['Léa', 'Martin Durand']],
    ['firstSpace', 'Léa', ['Léa', '']],
    ['lastSpace', 'Jean Pierre Martin', ['Jean Pierre', 'Martin']],
    ['capitals', 'MARTIN Léa', ['MARTIN', 'Léa']],
    ['capitals', 'Léa MARTIN-DURAND', ['MARTIN-DURAND', 'Léa']],
    ['capitals', 'de LA TOUR Jean Pierre', ['de LA TOUR', 'Jean Pierre']],
    ['capitals', 'D’ARC Jeanne', ['D’ARC', 'Jeanne']],
    ['capitals', 'MARTIN LEA', ['MARTIN LEA', '']],
    ['capitals', 'Léa Martin', ['Léa Martin', '']],
    ['postcode', '54000 Nancy', ['54000', 'Nancy']],
    ['postcode', 'Nancy (54000)', ['54000', 'Nancy']],
    ['postcode', '12 rue Haute, 54000 NANCY CEDEX', ['54000', '12 rue Haute, NANCY CEDEX']],
    ['postcode', 'Nancy', ['', 'Nancy']],
    ['houseNumber', '12 rue Haute', ['12', 'rue Haute']],
    ['houseNumber', '12 bis, rue Haute', ['12 bis', 'rue Haute']],
    ['houseNumber', '12B rue Haute', ['12B', 'rue Haute']],
    ['houseNumber', '12 avenue Foch', ['12', 'avenue Foch']],
    ['houseNumber', 'Le Bourg', ['', 'Le Bourg']],
    ['text', 'a - b - c', ['a', 'b - c']],
    ['text', 'a', ['a', '']],
  ])('%s: %j', (at, text, parts) => {
    expect(cutText(text, at, ' - ')).toEqual(parts);
  });

  test('where it fits most of the texts of a column', () => {
    expect(likelyCut(['54000 Nancy', '', 'Toul 54200'])).toBe('postcode');
    expect(likelyCut(['MARTIN Léa', 'Ana RUIZ', 'Zoé'])).toBe('capitals');
    expect(likelyCut(['12 rue Haute', '3 bis quai Bas'])).toBe('houseNumber');
    expect(likelyCut(['Léa Martin', 'Ana'])).toBeNull();
    expect(likelyCut([])).toBeNull();
  });
});

test('columns are made in order, and of those that were made before', () => {
  const derived: DerivedColumn[] = [
    { kind: 'join', of: [0, 1], with: ' ' },
    split(2, 'postcode'),
    split(4, 'firstSpace'),
  ];
  expect(derivedTexts(['54000', 'Nancy Centre'], derived)).toEqual([
    '54000 Nancy Centre',
    '54000',
    'Nancy Centre',
    'Nancy',
    'Centre',
  ]);
  expect(derivedTexts(['', 'Nancy'], [{ kind: 'join', of: [0, 1], with: ', ' }])).toEqual(['Nancy']);
});

describe('the platform columns of what is made', () => {
  test('are those of its parts, in place of what it is made of', () => {
    expect(withDerived('users', ['familyName', 'email'], split(0, 'capitals'))).toEqual([
      null,
      'email',
      'familyName',
      'givenName',
    ]);
    expect(withDerived('users', [null, 'streetAddress'], { kind: 'join', of: [0, 1], with: ' ' })).toEqual([
      null,
      null,
      'streetAddress',
    ]);
  });

  test('are nobody else’s', () => {
    expect(withDerived('users', ['familyName', 'givenName'], split(0, 'capitals'))).toEqual([
      null,
      'givenName',
      'familyName',
      null,
    ]);
    expect(withDerived('relaypoints', ['name'], split(0, 'firstSpace'))).toEqual(['name', null, null]);
  });

  test('go with a column that is taken away, and with those that are made of it', () => {
    const derived = [split(0, 'firstSpace'), split(2, 'firstSpace'), split(1, 'postcode')];
    const mapping = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(withoutDerived(mapping, derived, 0)).toEqual({
      mapping: ['a', 'b', 'g', 'h'],
      derived: [split(1, 'postcode')],
    });
    expect(withoutDerived(mapping, derived, 1)).toEqual({
      mapping: ['a', 'b', 'c', 'd', 'g', 'h'],
      derived: [split(0, 'firstSpace'), split(1, 'postcode')],
    });
    const chain = [split(0, 'firstSpace'), split(1, 'postcode'), split(4, 'lastSpace')];
    expect(withoutDerived(mapping, chain, 0).derived).toEqual([split(1, 'postcode'), split(2, 'lastSpace')]);
  });
});
