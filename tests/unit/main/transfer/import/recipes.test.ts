import { expect, test } from 'vitest';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { call, openImportHarness } from '#tests/support/import-harness.ts';

const harness = openImportHarness();

const titles = 'Nom;Prénom;E-mail;Commune;Téléphone';
const file = `${titles}\nDurand;Zoé;a@b.fr;st die;06 39 98 00 01 (soir)\n`;

const options: ImportOptions = {
  mapping: ['familyName', 'givenName', 'email', 'addressLocality', 'telephone'],
  constants: { addressCountry: 'France' },
  repairs: [
    { column: 'addressLocality', value: 'st die', to: 'Saint-Dié' },
    { column: 'telephone', change: { kind: 'digits' }, cause: null },
    { leavesOut: 'cause', cause: 'email', column: 'email' },
    // Of one line, and of somebody's own data: of no use for the next file.
    { column: 'email', line: 2, record: 'x', to: 'zoe@b.fr' },
    { leavesOut: 'line', line: 2, record: 'x' },
    { column: 'email', value: 'a@b.fr', to: 'zoe@b.fr' },
  ],
};

const inspect = (text: string, type: 'users' | 'relaypoints' = 'users') =>
  harness.handlers['import.inspect']({ ...harness.choose(text), type, options: {} }, call());
const keep = (text: string, how = options) =>
  harness.handlers['import.keepRecipe']({ ...harness.choose(text), type: 'users', options: how }, call());

test('a recipe is found again by the titles of the next file, without what is of one line or of one person', async () => {
  expect((await inspect(file)).recipe).toBeNull();
  expect(await keep(file)).toBe(true);
  const other = `${titles}\nFaure;Noé;c@d.fr;Nancy;0639980002\n`;
  const { recipe } = await inspect(other);
  expect(recipe?.options).toEqual({ ...options, repairs: options.repairs?.slice(0, 3) });
  expect(JSON.stringify([...harness.remembered])).not.toMatch(/Durand|a@b\.fr|zoe@b\.fr|Commune/u);
  expect((await inspect(other, 'relaypoints')).recipe).toBeNull();
  expect((await inspect('Nom;Prénom;E-mail\nA;B;c@d.fr\n')).recipe).toBeNull();
});

test('the last recipe of the same titles takes the place of the one before', async () => {
  await keep(file);
  await keep(file, { constants: { addressCountry: 'Suisse' } });
  expect((await inspect(file)).recipe?.options).toEqual({ constants: { addressCountry: 'Suisse' } });
});

test('a file without titles keeps none', async () => {
  expect(await keep('Durand;Zoé;a@b.fr\n')).toBe(false);
  expect(harness.remembered.get('importRecipes')).toBeUndefined();
});
