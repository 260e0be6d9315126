import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importColumns } from '#shared/import/columns.ts';
import type { Locale } from '#shared/preferences.ts';
import { openImportHarness } from '#tests/support/import-harness.ts';
import { openWizard, slow } from '#tests/support/import-wizard.tsx';
import { checkText, line } from '#tests/support/imports.ts';

const harness = openImportHarness();
const titles = importColumns.users.join(';');
const words = {
  fr: { save: 'Enregistrer ces lignes dans un fichier…', done: /^Lignes enregistrées\s: erreurs\.csv$/u },
  en: { save: 'Save these lines in a file…', done: 'Lines saved: erreurs.csv' },
} as const;

/** The file that the shown check saves. */
async function saved({ click }: Awaited<ReturnType<typeof openWizard>>, locale: Locale = 'fr') {
  harness.savePath = join(harness.folder, 'erreurs.csv');
  await click(words[locale].save);
  expect(await screen.findByText(words[locale].done, {}, slow)).toBeDefined();
  const text = readFileSync(harness.savePath, 'utf8');
  return { text, lines: text.trimEnd().split('\r\n') };
}

async function checked(text: string, locale: Locale = 'fr') {
  const wizard = await openWizard(harness, text, 'users', locale);
  await wizard.check();
  return wizard;
}

test.each([
  [
    'fr',
    'E-mail, Genre',
    /^E-mail\u00a0: Adresse e-mail non valide\. .+ \/ Genre\u00a0: Genre non reconnu\. /u,
    /^Adresse e-mail non valide\. /u,
  ],
  [
    'en',
    'E-mail, Gender',
    /^E-mail: E-mail address not valid\. .+ \/ Gender: Gender not recognised\. /u,
    /^E-mail address not valid\. /u,
  ],
] as const)('a line with two errors is saved once, in file order, with both errors (%s)', async (...row) => {
  const [locale, fields, both, one] = row;
  const people = [
    line({ email: 'b@c.fr', gender: 'fille' }),
    line({ email: 'rien', gender: 'fille' }),
    line({ email: 'a@b.fr' }),
    line({ email: 'nul' }),
  ];
  const { lines } = await saved(await checked([titles, ...people].join('\n'), locale), locale);
  expect(lines.slice(1).map((text) => text.split(';')[0])).toEqual(['b@c.fr', 'rien', 'nul']);
  const [, second = '', third = ''] = lines.slice(1).map((text) => text.slice(text.indexOf(';;;;;;;;;') + 10));
  expect(second.startsWith(`3;${fields};`)).toBe(true);
  const said = (text: string) => text.split(';').slice(2).join(';').replace(/^"/, '');
  expect(said(second)).toMatch(both);
  expect(said(third)).toMatch(one);
});

test('the saved lines hold the corrections made on the screen, and are read back with them', async () => {
  const people = [line({ email: 'rien', gender: 'fille' }), line({ email: 'nul', gender: 'Fille', telephone: '' })];
  const wizard = await checked([titles, ...people].join('\n'));
  const correct = async (which: number, label: RegExp, value: string) => {
    const button = (await screen.findAllByRole('button', { name: /^Corriger ici/u }, slow))[which];
    if (button === undefined) throw new Error('there is nothing to correct');
    await wizard.person.click(button);
    fireEvent.change(await screen.findByLabelText(label, {}, slow), { target: { value } });
    await wizard.click(/^Appliquer à \d/u);
  };
  await correct(0, /^Ligne 3.*devient$/u, '+33639980002');
  expect(await screen.findByText('4 erreurs à corriger', {}, slow)).toBeDefined();
  await correct(1, /^«\sfille\s».*devient$/u, 'femme');
  expect(await screen.findByText('2 erreurs à corriger', {}, slow)).toBeDefined();
  const { text, lines } = await saved(wizard);
  expect(lines[1]).toMatch(/^rien;Camille;Durand;femme;/u);
  expect(lines[2]).toMatch(/^nul;Camille;Durand;femme;1984-05-17;'\+33639980002;/u);
  cleanup();
  await checked(text);
  expect(await screen.findByText('2 erreurs à corriger', {}, slow)).toBeDefined();
});

test('the saved file keeps columns mapped by hand and the same value for all lines', async () => {
  const text = 'Contact;Ville;Prénom;Nom;Commune (2);Naissance;Tél\nrien;X;Zoé;Durand;Nancy;1984-05-17;0639980001';
  const wizard = await openWizard(harness, text);
  const { person, click } = wizard;
  const link = async (title: RegExp, column: string) => {
    await person.selectOptions(await screen.findByRole('combobox', { name: title }, slow), column);
    await screen.findByRole('button', { name: 'Vérifier toutes les lignes' }, slow);
  };
  await link(/Contact/u, 'email');
  await link(/Ville/u, '');
  await link(/Commune/u, 'addressLocality');
  fireEvent.change(await screen.findByLabelText('Donnée', {}, slow), { target: { value: 'gender' } });
  fireEvent.change(screen.getByLabelText('Valeur'), { target: { value: 'femme' } });
  await click('Ajouter');
  await screen.findByText(/^Genre\s: femme$/u, {}, slow);
  await wizard.check();
  const file = await saved(wizard);
  const fixed = file.text.replace('rien;', 'zoe@b.fr;');
  expect(checkText(fixed.replace(';femme;', ';1;'), { sample: 1 })).toMatchObject({
    records: 1,
    valid: 1,
    sample: { values: { email: 'zoe@b.fr', givenName: 'Zoé', gender: '1', addressLocality: 'Nancy' } },
  });
  cleanup();
  await checked(fixed);
  expect(await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow)).toBeDefined();
});

test('the error column is never read as data, even when the saved file has as many columns as the platform expects', async () => {
  const twelve = (text: string) => text.split(';').slice(0, 12).join(';');
  const { text } = await saved(await checked([titles, line({ email: 'rien' })].map(twelve).join('\n')));
  expect(checkText(text.replace('rien', 'a@b.fr'))).toMatchObject({ records: 1, valid: 1 });
});

test('every line in error is saved, however many there are', async () => {
  const people = Array.from({ length: 12_000 }, (_, index) => line({ email: `rien${index}` }));
  const { lines } = await saved(await checked([titles, ...people].join('\n')));
  expect(lines.slice(1).map((text) => text.slice(0, text.indexOf(';')))).toEqual(
    people.map((text) => text.slice(0, text.indexOf(';'))),
  );
});

test('a line with misplaced cells is saved unchanged', async () => {
  const long = `${line({ email: 'a@b.fr', gender: 'fille' })};trop`;
  const wizard = await checked([titles, line({ email: 'c@d.fr', gender: 'fille' }), long].join('\n'));
  await wizard.click(/^Corriger ici/u);
  fireEvent.change(await screen.findByLabelText(/devient$/u, {}, slow), { target: { value: 'femme' } });
  await wizard.click('Appliquer à 1 ligne et vérifier');
  expect(await screen.findByText('1 erreur à corriger', {}, slow)).toBeDefined();
  const { lines } = await saved(wizard);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^a@b\.fr;Camille;Durand;fille;.*;3;[^;]+;.*;trop$/u);
});
