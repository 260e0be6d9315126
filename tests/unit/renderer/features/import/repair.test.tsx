import { readFileSync, writeFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import type { Locale } from '#shared/preferences.ts';
import { call, hereRunner, openImportHarness } from '#tests/support/import-harness.ts';
import { openWizard, slow } from '#tests/support/import-wizard.tsx';
import { line } from '#tests/support/imports.ts';

const harness = openImportHarness();
let bridge: Wizard['bridge'];
let path = '';
let checked: Wizard['checked'];
type Wizard = Awaited<ReturnType<typeof openWizard>>;

async function check(lines: readonly string[], type: ImportType = 'users', locale: Locale = 'fr') {
  const wizard = await openWizard(harness, [importColumns[type].join(';'), ...lines].join('\n'), type, locale);
  ({ bridge, path, checked } = wizard);
  await wizard.check();
  return wizard;
}

const write = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, {}, slow), { target: { value } });
/** The column as the lines without error would be sent. */
async function sent(column: string): Promise<string[]> {
  const { type, options } = lastCheck();
  const read = { ...options, values: withBuiltInValues(type, options.values) };
  const records = await hereRunner.run('pick', { path, type, options: read, today: '2026-06-15', limit: 10 }, call());
  const columns: readonly string[] = importColumns[type];
  return records.map(({ values }) => values[columns.indexOf(column)] ?? '');
}
function lastCheck(): { selectionId: string; type: ImportType; options: ImportOptions } {
  const last = bridge.requests('import.check').at(-1);
  if (last === undefined) throw new Error('nothing was checked');
  return { ...last, options: last.options ?? {} };
}

const three = ['a@b.fr', 'c@d.fr', 'e@f.fr'].map((email) => line({ email }));

test('an empty cell is filled in the chosen line only', async () => {
  const { click } = await check([
    line({ email: 'a@b.fr', givenName: 'Zoé', telephone: '' }),
    line({ email: 'c@d.fr', givenName: 'Noé', telephone: '' }),
    line({ email: 'e@f.fr', givenName: 'Léa', telephone: '' }),
  ]);
  await click(/^Corriger ici/u);
  await write(/^Ligne 3, Noé Durand\s: \(vide\) devient$/u, '0639980002');
  await click('Appliquer à 1 ligne et vérifier');
  expect(await screen.findByText('2 erreurs à corriger', {}, slow)).toBeDefined();
  expect(screen.getByText(/^Téléphone, ligne 3\s: «\s0639980002\s»$/u)).toBeDefined();
  expect(await sent('telephone')).toEqual(['0639980002']);
});

test('all empty cells of a column are filled only on request, with their number and lines shown', async () => {
  const { person, click } = await check([line({ email: 'a@b.fr', gender: '' }), line({ email: 'c@d.fr', gender: '' })]);
  await click(/^Corriger ici/u);
  await person.click(await screen.findByRole('radio', { name: 'les 2 lignes ensemble, par la même valeur' }, slow));
  expect(screen.getByText('Lignes 2, 3.')).toBeDefined();
  await write('Écrire dans ces 2 lignes', 'femme');
  await click('Appliquer à 2 lignes et vérifier');
  expect(await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow)).toBeDefined();
  expect(screen.getByText(/^Genre\s: \(vide\) devient «\sfemme\s» \(2 lignes\)$/u)).toBeDefined();
  expect(await sent('gender')).toEqual(['1', '1']);
});

test.each(['femme', 'F', ' Madame ', '1'])('a wrong gender is corrected by %j, as in a file', async (word) => {
  const { click } = await check([line({ gender: 'fille' })]);
  await click(/^Corriger ici/u);
  await write(/«\sfille\s» devient$/u, word);
  await click(/^Appliquer à 1 ligne/u);
  expect(await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow)).toBeDefined();
  expect(await sent('gender')).toEqual(['1']);
});

test('a value corrected to another invalid one can be corrected again', async () => {
  const { click } = await check([
    line({ email: 'a@b.fr', gender: 'fille' }),
    line({ email: 'c@d.fr', gender: 'Fille' }),
  ]);
  await click(/^Corriger ici/u);
  await write(/^«\sfille\s» \(2 lignes\s: 2 et 3\) devient$/u, 'fem');
  await click('Appliquer à 2 lignes et vérifier');
  await click(/^Corriger ici/u);
  await write(/^«\sfille\s», corrigé en «\sfem\s», \(2 lignes/u, 'femme');
  await click('Appliquer à 2 lignes et vérifier');
  expect(await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow)).toBeDefined();
  expect(lastCheck().options.repairs).toHaveLength(1);
});

test('a text of thousands of characters is shown whole, shortened and accepted', async () => {
  const long = `${'Parking à côté de la gare. '.repeat(60)}Fin.`;
  const { click } = await check([line({ description: long }, 'relaypoints')], 'relaypoints');
  await click(/^Corriger ici/u);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Parking à côté/u, { selector: 'textarea' }, slow);
  expect(field.value).toBe(long);
  fireEvent.change(field, { target: { value: 'Parking à côté de la gare.' } });
  await click('Appliquer à 1 ligne et vérifier');
  expect(await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow)).toBeDefined();
});

test('a text too long to be corrected on the screen is reported as such, and blocks nothing', async () => {
  const { click } = await check([line({ description: 'é'.repeat(6000) }, 'relaypoints')], 'relaypoints');
  await click(/^Corriger ici/u);
  expect(await screen.findByText(/ce texte est trop long pour être corrigé ici/u, {}, slow)).toBeDefined();
});

test('the e-mail of the second of two lines is corrected without changing the first', async () => {
  const { click } = await check([...three, line({ email: 'A@b.fr', givenName: 'Zoé' })]);
  await click(/^Corriger ici/u);
  await write(/^Ligne 5, Zoé Durand\s: «\sA@b\.fr\s» devient$/u, 'zoe@b.fr');
  await click('Appliquer à 1 ligne et vérifier');
  await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow);
  expect(await sent('email')).toEqual(['a@b.fr', 'c@d.fr', 'e@f.fr', 'zoe@b.fr']);
});

test('an optional cell can be emptied, as its advice says; both coordinates too', async () => {
  const { person, click } = await check([
    line({ email: 'a@b.fr', communityId: 'douze' }),
    line({ email: 'c@d.fr', latitude: '48.69' }),
  ]);
  const [first, second] = await screen.findAllByRole('button', { name: /^Corriger ici/u }, slow);
  if (first === undefined || second === undefined) throw new Error('two groups were expected');
  // Their names tell them apart; the list is named by the heading above it.
  expect(first.getAttribute('aria-label')).not.toBe(second.getAttribute('aria-label'));
  expect(first.getAttribute('aria-label')).toContain('Communauté');
  expect(screen.getByRole('list', { name: 'Erreurs' })).toBeDefined();
  await person.click(first);
  await person.click(await screen.findByRole('checkbox', { name: /^Laisser la case vide/u }, slow));
  await click('Appliquer à 1 ligne et vérifier');
  await screen.findByText(/^1 erreur à corriger$/u, {}, slow);
  await click(/^Corriger ici/u);
  await person.click(await screen.findByRole('checkbox', { name: /^Vider plutôt l’autre case \(Latitude\)/u }, slow));
  await click('Appliquer à 1 ligne et vérifier');
  await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow);
  expect(await sent('latitude')).toEqual(['', '']);
});

test('a correction of one line is not applied to a file changed meanwhile, and the person is told', async () => {
  const { click } = await check([line({ email: 'a@b.fr' }), line({ email: 'c@d.fr', telephone: '' })]);
  await click(/^Corriger ici/u);
  await write(/^Ligne 3/u, '0639980009');
  await click('Appliquer à 1 ligne et vérifier');
  await screen.findByText('Aucune erreur : le fichier peut être envoyé.', {}, slow);
  const text = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [text[0], text[1], line({ email: 'new@d.fr', telephone: '' }), text[2]].join('\n'));
  await click('Vérifier de nouveau');
  expect(
    await screen.findByText(/^Téléphone, ligne 3\s: le fichier a changé.*«\s0639980009\s»/u, {}, slow),
  ).toBeDefined();
  expect(screen.getByText('2 erreurs à corriger')).toBeDefined();
});

test('each correction can be undone by itself, also after a failed check', async () => {
  const { person, click } = await check([line({ gender: 'fille' })]);
  await click(/^Corriger ici/u);
  await write(/devient$/u, '1');
  await click(/^Appliquer à 1 ligne/u);
  await click(/^Retirer\s: Genre/u);
  expect(await screen.findByText('1 erreur à corriger', {}, slow)).toBeDefined();
  await click(/^Corriger ici/u);
  await write(/devient$/u, '2');
  bridge.answer('import.check', () => {
    throw new Error('the check broke');
  });
  await click(/^Appliquer à 1 ligne/u);
  const undo = await screen.findByRole('button', { name: 'Annuler la dernière correction' }, slow);
  bridge.answer('import.check', checked);
  await person.click(undo);
  expect(await screen.findByText('1 erreur à corriger', {}, slow)).toBeDefined();
});

test('corrections work in English too', async () => {
  const { click } = await check([line({ gender: 'girl' })], 'users', 'en');
  await click(/^Correct here/u);
  await write(/^Line 2, Camille Durand: “girl” becomes$/u, 'woman');
  await click('Apply to 1 line and check');
  expect(await screen.findByText('No error: the file can be sent.', {}, slow)).toBeDefined();
  expect(screen.getByText('Gender, line 2: “woman”')).toBeDefined();
});
