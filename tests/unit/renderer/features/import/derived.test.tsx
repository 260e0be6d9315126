import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { type DerivedColumn, titlesOfDerived } from '#shared/import/derived-columns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf } from '#tests/support/import-detection.ts';
import { openScreen } from '#tests/support/screen.tsx';

const titles = ['Nom complet', 'N°', 'Rue'];
const start = [
  { line: 1, cells: titles },
  { line: 2, cells: ['MARTIN Léa', '12', 'rue Haute'] },
  { line: 3, cells: ['Ana RUIZ', '', 'Le Bourg'] },
];

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.csv', size: 2048 }),
    'import.unfinished': () => [],
    'import.inspect': ({ options }) => {
      const all = [...titles];
      for (const one of options?.derived ?? []) all.push(...titlesOfDerived(all, one));
      const mapping = options?.mapping ?? ['familyName', null, 'streetAddress'];
      return detectionOf({
        start,
        columns: all.map((title, at) => ({ title, column: mapping[at] ?? null, samples: [], filled: 0 })),
        sampled: 2,
      });
    },
  });
});

async function open() {
  const { person } = await openScreen(<ImportWizard kind="users" onShowList={() => {}} />);
  await person.click(await screen.findByRole('button', { name: 'Choisir un fichier…' }));
  const choose = async (column: string, item: string) => {
    await person.click(await screen.findByRole('button', { name: `Actions de la colonne ${column}` }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { person, choose };
}

const derivedNow = (): readonly DerivedColumn[] | undefined =>
  bridge.requests('import.inspect').at(-1)?.options?.derived;
const targetOf = (column: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(`— ${column}$`, 'u') });

test('a column is cut where its texts plainly say so, with its first lines shown before', async () => {
  const { person, choose } = await open();
  await choose('Nom complet', 'Couper en deux…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Couper la colonne/u }));
  expect(dialog.getByRole('radio', { name: 'Nom en capitales, puis prénom' })).toHaveProperty('checked', true);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MARTIN Léa → MARTIN | Léa',
    'Ana RUIZ → RUIZ | Ana',
  ]);
  await person.click(dialog.getByRole('button', { name: 'Couper' }));
  expect((await targetOf('Nom complet 1')).value).toBe('familyName');
  expect((await targetOf('Nom complet 2')).value).toBe('givenName');
  expect((await targetOf('Nom complet')).value).toBe('');
  await choose('Nom complet 2', 'Retirer cette colonne');
  await waitFor(() => expect(derivedNow()).toEqual([]));
  expect(screen.queryByRole('combobox', { name: /Nom complet 1$/u })).toBeNull();
});

test('a text to cut at is asked for, and nothing is cut without one', async () => {
  const { person, choose } = await open();
  await choose('Rue', 'Couper en deux…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Couper la colonne/u }));
  await person.click(dialog.getByRole('radio', { name: 'À un texte' }));
  const cut = dialog.getByRole('button', { name: 'Couper' });
  await person.click(cut);
  expect(derivedNow()).toBeUndefined();
  await person.type(dialog.getByRole('textbox', { name: 'Texte où couper' }), 'e ');
  await person.click(cut);
  await waitFor(() => expect(derivedNow()).toEqual([{ kind: 'split', of: 2, at: 'text', text: 'e ' }]));
});

test('two columns are joined in the order and with the text that are chosen', async () => {
  const { person, choose } = await open();
  await choose('Rue', 'Joindre à une autre colonne…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Joindre la colonne/u }));
  await person.click(dialog.getByRole('radio', { name: 'avant' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '12 | rue Haute → 12 rue Haute',
    '(vide) | Le Bourg → Le Bourg',
  ]);
  await person.click(dialog.getByRole('button', { name: 'Joindre' }));
  expect((await targetOf('N° \\+ Rue')).value).toBe('streetAddress');
  expect(derivedNow()).toEqual([{ kind: 'join', of: [1, 2], with: ' ' }]);
});
