import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { asInstant } from '#shared/instant.ts';
import type { UnfinishedImport } from '#shared/ipc/transfer.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { openScreen } from '#tests/support/screen.tsx';

const read = { encoding: 'utf-8', delimiter: ';', sheet: null, headerLine: 1 } as const;
const detection = detectionOf();
const checked = reportOf({ records: 450, valid: 450 });
const started: UnfinishedImport = {
  id: 'j1',
  fileName: 'personnes.csv',
  startedAt: asInstant('2026-06-15T10:00:00.000Z'),
  records: 450,
  settled: 200,
  uncertain: 200,
  waiting: 0,
  isRunning: false,
  choices: {},
  reading: { ...read, mapping: ['email', null] },
};

let bridge: FakeBridge;
/** The unfinished imports stored on this computer, and whether the chosen file is one of them. */
let stored: UnfinishedImport[];
let isSameFile: boolean;
let isSameReading: boolean;

beforeEach(() => {
  stored = [started];
  isSameFile = true;
  isSameReading = true;
  bridge = installFakeBridge({
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.csv', size: 2048 }),
    'import.reopen': () => ({ file: { selectionId: 's1', name: 'personnes.csv', size: 2048 } }),
    'import.inspect': () => detection,
    'import.check': () => checked,
    'import.discard': () => {
      stored = [];
    },
    'import.unfinished': ({ selectionId, checkId }) => {
      if (checkId !== undefined) return stored.map((one) => ({ ...one, isSameReading }));
      return selectionId === undefined || isSameFile ? stored : [];
    },
  });
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const open = () => openScreen(<ImportWizard kind="users" onShowList={() => {}} />);

test('a partly sent import is offered again, with its progress', async () => {
  await open();
  const bar = await screen.findByText(
    /^L’import de «\spersonnes\.csv\s», commencé le 15 juin(?: 2026)? à \d\d:\d\d, n’est pas terminé\.$/u,
  );
  const said = bar.closest('[role="status"]')?.textContent;
  expect(said).toContain('400 lignes envoyées sur 450.');
  expect(said).toContain('Pour 200 d’entre elles, l’import n’est pas confirmé.');
});

test('its corrections and values are restored, and the page says so', async () => {
  const choices = {
    constants: { addressCountry: 'Belgique' },
    repairs: [{ column: 'gender', value: 'fille', to: 'femme' }],
  };
  stored = [{ ...started, choices }];
  await open();
  await click('Continuer cet import');
  expect(
    await screen.findByText(/Vos corrections et les valeurs que vous aviez choisies sont reprises/u),
  ).toBeDefined();
  await click('Vérifier toutes les lignes');
  await waitFor(() => expect(bridge.requests('import.check')[0]?.options).toMatchObject(choices));
});

test('when they could not be stored, the person is asked for them before the rest is sent', async () => {
  stored = [{ ...started, choices: null }];
  await open();
  await click('Continuer cet import');
  expect(await screen.findByText(/ne peuvent pas être retrouvés.*Saisissez-les de nouveau/u)).toBeDefined();
});

test('the same file is read with the same settings, and the page says what will be sent', async () => {
  await open();
  await click('Continuer cet import');
  await screen.findByText('Une partie de ce fichier a déjà été envoyée.');
  expect(bridge.requests('import.inspect')).toEqual([{ selectionId: 's1', type: 'users', options: started.reading }]);
  await click('Vérifier toutes les lignes');
  await click('Continuer');
  expect(await screen.findByText(/^250 lignes de «\spersonnes\.csv\s» seront envoyées/u)).toBeDefined();
  expect(screen.getByText(/n’enverra que celles qui manquent/u)).toBeDefined();
  expect(screen.queryByText(/ont changé depuis le premier envoi/u)).toBeNull();
});

test('columns mapped differently are reported before the rest is sent', async () => {
  isSameReading = false;
  await open();
  await click('Continuer cet import');
  await click('Vérifier toutes les lignes');
  await click('Continuer');
  expect(await screen.findByText(/ont changé depuis le premier envoi/u)).toBeDefined();
});

test('a file with other content is refused, and not read', async () => {
  isSameFile = false;
  await open();
  await click('Continuer cet import');
  expect((await screen.findByRole('alert')).textContent).toContain('Ce n’est pas le fichier de cet import');
  expect(bridge.requests('import.inspect')).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Continuer cet import' })).toBeDefined();
});

test('its file is opened where it lay, without a dialog', async () => {
  await open();
  await click('Continuer cet import');
  await screen.findByText('Une partie de ce fichier a déjà été envoyée.');
  expect(bridge.requests('import.reopen')).toEqual([{ type: 'users', id: 'j1' }]);
  expect(bridge.requests('files.choose')).toEqual([]);
});

test.each([
  ['unknown', /Escale ne sait pas où se trouve ce fichier/u],
  ['gone', /Le fichier n’est plus à sa place/u],
  ['changed', /Le fichier a été modifié depuis l’envoi/u],
] as const)('a file that is not opened again is asked for, and the page says why: %s', async (why, words) => {
  bridge.answer('import.reopen', () => ({ why }));
  await open();
  await click('Continuer cet import');
  expect(await screen.findByText(words)).toBeDefined();
  expect(bridge.requests('files.choose')).toEqual([]);
  await click('Choisir le fichier…');
  expect(await screen.findByText('Une partie de ce fichier a déjà été envoyée.')).toBeDefined();
});

test('the same file chosen through the file dialog is recognised', async () => {
  await open();
  await click('Choisir un fichier…');
  expect(await screen.findByText('Une partie de ce fichier a déjà été envoyée.')).toBeDefined();
});

test('another file starts a new import', async () => {
  isSameFile = false;
  await open();
  await click('Choisir un fichier…');
  await screen.findByRole('button', { name: 'Vérifier toutes les lignes' });
  expect(screen.queryByText('Une partie de ce fichier a déjà été envoyée.')).toBeNull();
  expect(bridge.requests('import.inspect')[0]?.options).toEqual({});
});

test('an unfinished import is discarded only after a question, and then no longer offered', async () => {
  await open();
  await click('Supprimer cet import');
  expect(bridge.requests('import.discard')).toEqual([]);
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Supprimer cet import' }));
  await waitFor(() => expect(screen.queryByText(/n’est pas terminé/u)).toBeNull());
  expect(bridge.requests('import.discard')).toEqual([{ type: 'users', id: 'j1' }]);
});

test('an import whose last batch has no answer yet cannot be discarded', async () => {
  stored = [{ ...started, isRunning: true }];
  await open();
  expect(await screen.findByText(/la reprise attendra sa fin/u)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Supprimer cet import' })).toHaveProperty('disabled', true);
});
