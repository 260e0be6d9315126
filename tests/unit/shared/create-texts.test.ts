import { expect, it } from 'vitest';
import { createTexts } from '#shared/texts/create.ts';

const texts = createTexts(
  {
    menu: { quit: 'Quitter {{name}}', file: { open: 'Ouvrir {z}' } },
    list: { rows_one: '{{count}} ligne', rows_other: '{{count}} lignes', one: 'Demande n° {{id}}' },
  },
  {
    menu: { quit: 'Quit {{name}}', file: { open: 'Open {z}' } },
    list: { rows_one: '{{count}} row', rows_other: '{{count}} rows', one: 'Record no. {{id}}' },
  },
);

it('finds a text by its namespace and its path, in each language', () => {
  expect(texts('fr')('menu:file.open')).toBe('Ouvrir {z}');
  expect(texts('en')('menu:file.open')).toBe('Open {z}');
  // @ts-expect-error: there is no such text
  expect(texts('en')('menu:file.close')).toBe('file.close');
  // @ts-expect-error: a plural is asked for by its stem
  expect(texts('en')('list:rows_one', { count: 1 })).toBe('1 row');
});

it('puts values in as they are: no markup is escaped, and nothing in them is read as a value or a key', () => {
  const name = '<b>"Escale"</b> & {{id}} $t(menu:file.open)';
  expect(texts('en')('menu:quit', { name })).toBe(`Quit ${name}`);
});

it('chooses the plural by the count, for a million in French too, and writes numbers as the language does', () => {
  expect(texts('fr')('list:rows', { count: 0 })).toBe('0 ligne');
  expect(texts('fr')('list:rows', { count: 2473 })).toMatch(/^2\s473 lignes$/u);
  expect(texts('fr')('list:rows', { count: 2_000_000 })).toMatch(/^2\s000\s000 lignes$/u);
  expect(texts('en')('list:rows', { count: 2473 })).toBe('2,473 rows');
});

it('writes a number that names something without groups of digits', () => {
  expect(texts('fr')('list:one', { id: 12_345 })).toBe('Demande n° 12345');
});

it('does not compile where the English texts lack a key', () => {
  // @ts-expect-error: `b` is missing
  createTexts({ menu: { a: 'A', b: 'B' } }, { menu: { a: 'A' } });
});
