import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RecipeFile } from '#main/transfer/import/recipe/recipe-file.ts';
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

describe('a recipe in a file', () => {
  const path = () => join(harness.folder, 'recette.json');
  const save = async () => {
    harness.savePath = path();
    const request = { ...harness.choose(file), type: 'users' as const, options, name: 'Recette: liste/mai' };
    return harness.handlers['import.saveRecipe'](request, call());
  };
  const open = (text = file, type: 'users' | 'relaypoints' = 'users') => {
    harness.openPath = { path: path(), name: 'recette.json', size: 100 };
    return harness.handlers['import.openRecipe']({ ...harness.choose(text), type, options: {} }, call());
  };
  const edit = (change: (saved: RecipeFile) => object) => {
    const saved: RecipeFile = JSON.parse(readFileSync(path(), 'utf8'));
    writeFileSync(path(), JSON.stringify({ ...saved, ...change(saved) }));
  };

  test('is read as it was saved, and holds nothing of a line or of a person', async () => {
    expect(await save()).toEqual({ fileName: 'recette.json' });
    expect(readFileSync(path(), 'utf8')).not.toMatch(/Durand|a@b\.fr|zoe@b\.fr/u);
    expect(await open()).toMatchObject({
      recipe: { options: { ...options, repairs: options.repairs?.slice(0, 3) } },
      lacking: [],
      isOtherPlatform: false,
    });
  });

  test('finds its columns by their titles, and says which ones the file lacks', async () => {
    await save();
    const { recipe, lacking } = await open('Remarque;Commune;NOM;Courriel;Prenom\nx;Nancy;Faure;c@d.fr;Noé\n');
    expect(recipe.options.mapping).toEqual([null, 'addressLocality', 'familyName', 'email', 'givenName']);
    expect(lacking).toEqual(['E-mail', 'Téléphone']);
  });

  test('leaves out what it leaves out, and gives a column of the file to nobody else', async () => {
    await save();
    edit(({ recipe }) => ({
      titles: ['E-mail', 'Prénom', 'Nom', 'Commune'],
      recipe: { ...recipe, options: { mapping: ['email', 'givenName', 'telephone', null] } },
    }));
    expect((await open()).recipe.options.mapping).toEqual(['telephone', 'givenName', 'email', null, null]);
  });

  test('makes its columns of the same ones wherever they stand, and none of those that are missing', async () => {
    await save();
    const derived = [
      { kind: 'join', of: [0, 1], with: ' ' },
      { kind: 'split', of: 5, at: 'capitals', text: '' },
      { kind: 'split', of: 3, at: 'postcode', text: '' },
    ];
    const mapping = [null, null, 'email', null, null, null, 'familyName', 'givenName', 'postalCode', 'addressLocality'];
    edit(({ recipe }) => ({ recipe: { ...recipe, options: { mapping, derived } } }));
    const { recipe, lacking } = await open('E-mail;Prénom;Nom\na@b.fr;Zoé;Durand\n');
    expect(recipe.options).toEqual({
      mapping: ['email', null, null, null, 'familyName', 'givenName'],
      derived: [
        { kind: 'join', of: [2, 1], with: ' ' },
        { kind: 'split', of: 3, at: 'capitals', text: '' },
      ],
    });
    expect(lacking).toEqual(['Commune']);
  });

  test('of another platform names none of its records', async () => {
    await save();
    edit(({ recipe }) => ({
      platform: 'https://elsewhere.example',
      recipe: {
        ...recipe,
        options: {
          values: { communityId: { nancy: '7' }, gender: { dame: '1' } },
          constants: { communityId: '7', addressCountry: 'France' },
          repairs: [
            { column: 'communityId', value: 'x', to: '7' },
            { column: 'addressLocality', value: 'st die', to: 'Saint-Dié' },
          ],
        },
      },
    }));
    expect(await open()).toMatchObject({
      isOtherPlatform: true,
      recipe: {
        options: {
          values: { gender: { dame: '1' } },
          constants: { addressCountry: 'France' },
          repairs: [{ column: 'addressLocality' }],
        },
      },
    });
  });

  test('keeps no correction of a line that was written into it by hand', async () => {
    await save();
    edit(({ recipe }) => ({ recipe: { ...recipe, options: { repairs: options.repairs } } }));
    expect((await open()).recipe.options.repairs).toHaveLength(3);
  });

  test.each([
    ['another JSON', () => '{"format":"escale-views","version":1}'],
    ['no JSON', () => 'Nom;Prénom'],
    ['an unknown change', (saved: string) => saved.replace('"digits"', '"eval"')],
  ])('%s is refused', async (_, write) => {
    await save();
    writeFileSync(path(), write(readFileSync(path(), 'utf8')));
    await expect(open()).rejects.toMatchObject({ error: { kind: 'file', reason: 'notRecipe' } });
  });

  test('one of another kind of file is refused, and a dialog that is closed changes nothing', async () => {
    await save();
    await expect(open('Nom;Type;Latitude;Longitude\n', 'relaypoints')).rejects.toMatchObject({
      error: { kind: 'file', reason: 'otherRecipe' },
    });
    harness.openPath = null;
    const request = { ...harness.choose(file), type: 'users' as const, options: {} };
    await expect(harness.handlers['import.openRecipe'](request, call())).rejects.toMatchObject({
      error: { kind: 'cancelled' },
    });
  });
});
