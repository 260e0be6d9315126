import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SendingWatch } from '#renderer/features/import/sending/SendingWatch.tsx';
import { RelayPointsImportPage } from '#renderer/modules/relaypoints/import/RelayPointsImportPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { reportOf } from '#tests/support/import-detection.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const detection: ImportDetection = {
  type: 'relaypoints',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  headerLine: 1,
  joinsTitles: false,
  columns: [
    { title: 'Nom', column: 'name', samples: ['Gare'], filled: 3 },
    { title: 'Type', column: 'relayPointTypeId', samples: ['Gare'], filled: 3 },
    { title: 'Latitude', column: 'latitude', samples: ['48.69'], filled: 3 },
    { title: 'Longitude', column: 'longitude', samples: ['6.17'], filled: 3 },
  ],
  start: [],
  workbook: null,
  encodings: [],
  isDoubtful: false,
  sampled: 4,
  isRemembered: false,
  recipe: null,
  schema: null,
  missing: [],
  size: 2048,
};

const clean = reportOf({ type: 'relaypoints' });

const types = [
  { id: 1, name: 'Aire de covoiturage' },
  { id: 3, name: 'Gare' },
].map((one) => ({
  ...one,
  iconId: 1,
  iconName: null,
  iconUrl: null,
  privateIconName: null,
  privateIconUrl: null,
}));

const result: ImportResult = {
  counts: { added: 1, existing: 1, updated: 1, refused: 0, uncertain: 0, notSent: 0 },
  batches: 1,
  lines: [
    { line: 3, label: 'Mairie', outcome: 'existing', message: 'already exists and will be ignored', recordId: 12 },
    { line: 4, label: 'Halle', outcome: 'updated', message: 'already exists and will be updated', recordId: 13 },
  ],
};

let bridge: FakeBridge;
let values: ResponseOf<'import.values'>['values'];

beforeEach(() => {
  values = [
    { value: 'gare', count: 40, examples: [] },
    { value: 'Vieille halte', count: 3, examples: [] },
    { value: '1', count: 2, examples: [] },
    { value: '99', count: 1, examples: [] },
  ];
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.announce': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'points.csv', size: 2048 }),
    'files.release': () => undefined,
    'import.inspect': () => detection,
    'import.values': () => ({ values, isComplete: true }),
    'import.unfinished': () => [],
    'import.check': () => clean,
    'import.changes': () => null,
    'import.places': () => ({ places: [], total: 0, duplicates: 0 }),
    'import.send': () => result,
    'relaypointtypes.list': ({ filters, page, perPage }) => {
      const rows = types.filter(({ name }) => name.toLowerCase().includes(filters.name?.toLowerCase() ?? ''));
      return { rows, unreadable: [], total: rows.length, page, perPage };
    },
  });
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const row = async (value: string) => {
  const found = (await screen.findByRole('rowheader', { name: value })).closest('tr');
  if (found === null) throw new Error(`no row tells of ${value}`);
  return within(found);
};
const picked = async (value: string) => (await row(value)).getByRole<HTMLInputElement>('combobox').value;

async function toValues(options: ScreenOptions = {}) {
  const opened = await openScreen(
    <>
      <RelayPointsImportPage />
      <SendingWatch />
    </>,
    { rights: permissions, ...options },
  );
  await click('Choisir un fichier…');
  await click('Vérifier toutes les lignes');
  return opened;
}

test('each name is looked up once, and ids of the platform are not looked up', async () => {
  await toValues();
  await waitFor(async () => expect(await picked('gare')).toBe('Gare'));
  expect(await picked('Vieille halte')).toBe('');
  expect(await picked('99')).toBe('');
  expect(screen.queryByRole('rowheader', { name: '1' })).toBeNull();
  expect(screen.getByText(/^2 valeurs n’ont pas d’équivalent/u)).toBeDefined();
  expect((await row('gare')).getByText('40')).toBeDefined();

  fireEvent.click((await row('Vieille halte')).getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'Aire de covoiturage', hidden: true }));
  expect(await screen.findByText(/^Une valeur n’a pas d’équivalent/u)).toBeDefined();
  await click('Vérifier toutes les lignes');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
  expect(bridge.requests('import.check')[0]?.options).toEqual({
    values: { relayPointTypeId: { gare: '3', 'Vieille halte': '1' } },
  });

  // Back at the columns, what was chosen is still chosen.
  await click('Revenir aux colonnes');
  await click('Vérifier toutes les lignes');
  await waitFor(async () => expect(await picked('Vieille halte')).toBe('Aire de covoiturage'));
});

test('a file with ids only goes straight to the check', async () => {
  values = [{ value: '1', count: 2, examples: [] }];
  await toValues();
  expect(
    await screen.findByText('Aucune erreur\u00a0: le fichier peut être envoyé.', { normalizer: String }),
  ).toBeDefined();
  expect(bridge.requests('import.check')[0]?.options).toEqual({ values: { relayPointTypeId: {} } });
});

test('without the right to read types their names cannot be looked up, and the page says so', async () => {
  await toValues({ rights: permissions.filter((right) => right !== 'relay_point_type_list') });
  expect(
    await screen.findByText(/seuls les numéros sont acceptés.*voir la liste des types de points relais/u),
  ).toBeDefined();
  await click('Vérifier toutes les lignes');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
  expect(bridge.requests('relaypointtypes.list')).toEqual([]);
});

test('a failed search for types shows the reason and can be retried', async () => {
  bridge.answer('relaypointtypes.list', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await toValues();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vérifier toutes les lignes' }).disabled).toBe(true);
  bridge.answer('relaypointtypes.list', ({ page, perPage }) => ({
    rows: types,
    unreadable: [],
    total: 2,
    page,
    perPage,
  }));
  await click('Réessayer');
  await waitFor(async () => expect(await picked('gare')).toBe('Gare'));
});

test('the check reports duplicates in the file and, on request, points that already exist', async () => {
  values = [];
  const place = { latitude: 48.69, longitude: 6.17 };
  bridge.answer('import.places', () => ({
    places: [
      { line: 2, name: 'Gare', ...place },
      { line: 3, name: 'Gare bis', ...place, duplicate: { line: 2, by: 'place' } },
      { line: 4, name: 'Halte', latitude: 48.7, longitude: 6.2, duplicate: { line: 2, by: 'externalId' } },
    ],
    total: 3,
    duplicates: 2,
  }));
  bridge.answer('import.existing', () => [{ line: 4, record: 'd4', id: 12, name: 'Halte de Nancy' }]);
  await toValues();
  expect(await screen.findByText('3 points à placer')).toBeDefined();
  expect(screen.getByText(/Ligne 3, .*Gare bis.* même position que la ligne 2$/u)).toBeDefined();
  expect(screen.getByText(/Ligne 4, .*Halte.* même identifiant externe que la ligne 2$/u)).toBeDefined();
  expect(bridge.requests('import.existing')).toEqual([]);
  await click('Rechercher les points déjà présents');
  const link = await screen.findByRole('link', { name: 'Halte de Nancy' });
  expect(link.getAttribute('href')).toBe('/relaypoints/show/12');
  await click('Laisser cette ligne de côté');
  await waitFor(() =>
    expect(bridge.requests('import.check').at(-1)?.options?.repairs).toEqual([
      { leavesOut: 'line', line: 4, record: 'd4' },
    ]),
  );
});

test('the report links to the points that already existed', async () => {
  values = [];
  await toValues();
  await click('Continuer');
  expect(screen.getByText(/Personne ne sera prévenu/u)).toBeDefined();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'J’ai compris' }));
  await click('Envoyer maintenant');
  const links = await screen.findAllByRole('link', { name: /^Ouvrir la fiche/u });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/relaypoints/show/12', '/relaypoints/show/13']);
});

test.each([
  [true, ['Import de points relais terminé']],
  [false, []],
])('the end of the import is announced outside an unfocused window: %s', async (isLeft, titles) => {
  values = [];
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(!isLeft);
  await toValues();
  await click('Continuer');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'J’ai compris' }));
  await click('Envoyer maintenant');
  await screen.findByText('Bilan de l’import');
  await waitFor(() => expect(bridge.requests('app.announce').map(({ title }) => title)).toEqual(titles));
  focus.mockRestore();
});

test('the right that the platform requires is named before anything is chosen', async () => {
  await openScreen(<RelayPointsImportPage />, { rights: ['relay_point_update'] });
  expect(await screen.findByText(/créer des points relais/u)).toBeDefined();
});
