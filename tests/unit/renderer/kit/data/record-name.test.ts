import { expect, it } from 'vitest';
import { recordName } from '#renderer/kit/data/record-name.ts';

it.each([
  [{ id: 4, name: 'Marché' }, 'Marché'],
  [{ id: 4, title: 'Aide' }, 'Aide'],
  [{ id: 4, givenName: 'Agnès', familyName: 'Ménard' }, 'Agnès Ménard'],
  [{ id: 4, givenName: null, familyName: 'Ménard' }, 'Ménard'],
  [{ id: 4, name: null, givenName: null, familyName: '' }, '#4'],
])('a record %o is called %s', (record, name) => {
  expect(recordName(record)).toBe(name);
});
