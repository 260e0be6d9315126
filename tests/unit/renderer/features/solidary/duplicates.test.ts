import { expect, it } from 'vitest';
import { duplicatesOf } from '#renderer/features/solidary/duplicates/duplicates.ts';

const person = (id: number, givenName: string | null, familyName: string | null, telephone: string | null = null) => ({
  id,
  givenName,
  familyName,
  telephone,
});
const found = (...people: ReturnType<typeof person>[]) =>
  duplicatesOf(people).map((group) => [group.people.map(({ id }) => id), group.likenesses]);

it('finds the same digits under different spellings', () => {
  expect(
    found(
      person(1, 'Anna', 'Roux', '06 12 34 56 78'),
      person(2, 'Léo', 'Blanc', '+33612345678'),
      person(3, 'Mia', 'Noir', '0612345679'),
    ),
  ).toEqual([[[1, 2], ['telephone']]]);
});

it('finds the same names whatever their case, accents, hyphens and order', () => {
  expect(
    found(
      person(1, 'Béa', 'Martin-Roy'),
      person(2, 'martin roy', 'BEA'),
      person(3, 'Béa', 'Martin'),
      person(4, null, 'Martin'),
      person(5, null, 'Martin'),
    ),
  ).toEqual([[[1, 2], ['names']]]);
});

it('makes one group of people who resemble one another in different ways', () => {
  expect(
    found(
      person(9, 'Anna', 'Roux', '0611111111'),
      person(4, 'Léo', 'Blanc', '0622222222'),
      person(7, 'Anna', 'Roux', '0622222222'),
    ),
  ).toEqual([
    [
      [9, 4, 7],
      ['telephone', 'names'],
    ],
  ]);
});

it('takes neither one person twice nor a few digits for duplicates', () => {
  expect(found(person(1, 'Anna', 'Roux', '0611111111'), person(1, 'Anna', 'Roux', '0611111111'))).toEqual([]);
  expect(found(person(1, 'Anna', 'Roux', '06'), person(2, 'Léo', 'Blanc', '06'))).toEqual([]);
});
