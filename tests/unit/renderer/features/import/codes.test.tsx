import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import { call, hereRunner, openImportHarness } from '#tests/support/import-harness.ts';
import { openWizard, slow } from '#tests/support/import-wizard.tsx';
import { line } from '#tests/support/imports.ts';

const harness = openImportHarness();
type Wizard = Awaited<ReturnType<typeof openWizard>>;

const national = [
  ['1', 'Paul'],
  ['2', 'Marie'],
  ['2', 'Jeanne'],
  ['2', 'Marie'],
  ['2', 'Léa'],
  ['2', 'Zoé'],
].map(([gender = '', givenName = ''], at) => line({ email: `p${at}@example.org`, gender, givenName }));

const open = (lines: readonly string[]) => openWizard(harness, [importColumns.users.join(';'), ...lines].join('\n'));
const press = ({ click }: Wizard) => click('Vérifier toutes les lignes');
const lastCheck = ({ bridge }: Wizard) => bridge.requests('import.check').at(-1);

/** A column as the lines without error would be sent. */
async function sent(wizard: Wizard, column: string): Promise<string[]> {
  const last = lastCheck(wizard);
  if (last === undefined) throw new Error('nothing was checked');
  const { type, options = {} } = last;
  const read = { ...options, values: withBuiltInValues(type, options.values) };
  const file = { path: wizard.path, type, options: read };
  const records = await hereRunner.run('pick', { ...file, today: '2026-06-15', limit: 10 }, call());
  const columns: readonly string[] = importColumns[type satisfies ImportType];
  return records.map(({ values }) => values[columns.indexOf(column)] ?? '');
}

const table = () => screen.findByRole('table', { name: /^Genre/u }, slow);
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the codes of a gender are shown with their lines, three first names and both meanings, and asked once', async () => {
  const wizard = await open(national);
  await press(wizard);
  expect(await rows()).toEqual([
    ['2', '5', 'Marie, Jeanne, Léa', 'homme', 'femme'],
    ['1', '1', 'Paul', 'femme', 'homme'],
  ]);
  expect(wizard.bridge.requests('import.check')).toEqual([]);
  await wizard.click('1 = homme, 2 = femme (codes nationaux\u00a0: Insee, Sécurité sociale)');
  await screen.findByText(/^Genre\s: 1 = homme, 2 = femme/u, {}, slow);
  expect(lastCheck(wizard)?.options?.codes).toEqual({ gender: 'national' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Codes/u),
  );
  expect(await sent(wizard, 'gender')).toEqual(['2', '1', '1', '1', '1', '1']);
  await wizard.click('Vérifier de nouveau');
  await waitFor(() => expect(wizard.bridge.requests('import.check')).toHaveLength(2));
  expect(lastCheck(wizard)?.options?.codes).toEqual({ gender: 'national' });

  // The other reading is one press away.
  await wizard.click('Changer de sens');
  await table();
  await wizard.click('1 = femme, 2 = homme (codes de la plateforme)');
  await screen.findByText(/^Genre\s: 1 = femme, 2 = homme/u, {}, slow);
  expect(await sent(wizard, 'gender')).toEqual(['1', '2', '2', '2', '2', '2']);
});

test('words beside codes keep their meaning, and so does what is corrected by hand', async () => {
  const wizard = await open([
    line({ email: 'a@example.org', gender: '1' }),
    line({ email: 'b@example.org', gender: 'Femme' }),
    line({ email: 'c@example.org', gender: 'x' }),
  ]);
  await press(wizard);
  await table();
  await wizard.click(/codes nationaux/u);
  await screen.findByText(/^Genre\s: 1 = homme/u, {}, slow);
  const { selectionId, type, options } = lastCheck(wizard) ?? {};
  if (selectionId === undefined || type === undefined) throw new Error('nothing was checked');
  const repairs = [{ column: 'gender', value: 'x', to: '1' }];
  const read = { ...options, repairs, values: withBuiltInValues(type) };
  const file = { path: wizard.path, type, options: read };
  const records = await hereRunner.run('pick', { ...file, today: '2026-06-15', limit: 10 }, call());
  expect(records.map(({ values }) => values[importColumns.users.indexOf('gender')])).toEqual(['2', '1', '1']);
});

test.each(['F', 'Homme', 'autre', '3'])('a file whose genders are %s is asked nothing', async (gender) => {
  const wizard = await open([line({ gender })]);
  await press(wizard);
  await waitFor(() => expect(wizard.bridge.requests('import.check')).toHaveLength(1), slow);
  expect(lastCheck(wizard)?.options?.codes).toBeUndefined();
});

test('another column for the genders is asked about anew', async () => {
  const wizard = await open(national);
  await wizard.check();
  await wizard.click('Revenir aux colonnes');
  await wizard.person.selectOptions(await screen.findByRole('combobox', { name: /gender$/u }, slow), '');
  await wizard.person.selectOptions(await screen.findByRole('combobox', { name: /newsSubscription$/u }), 'gender');
  await waitFor(() => expect(wizard.bridge.requests('import.inspect').at(-1)?.options?.codes).toBeUndefined());
});
