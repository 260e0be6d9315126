import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RelayPointsImportPage } from '#renderer/modules/relaypoints/import/RelayPointsImportPage.tsx';
import { instantOf } from '#shared/instant.ts';
import type { ImportChanges, ImportTerritory } from '#shared/ipc/import-national.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { openScreen } from '#tests/support/screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const detection: ImportDetection = detectionOf({
  type: 'relaypoints',
  columns: [
    { title: 'nom_lieu', column: 'name', samples: ['Gare'], filled: 3 },
    { title: 'type', column: 'relayPointTypeId', samples: ['Parking'], filled: 3 },
    { title: 'insee', column: null, samples: ['54395'], filled: 3 },
  ],
  sampled: 3,
  schema: { joined: ['horaires', 'duree'] },
});

const departments: ImportTerritory['departments'] = [
  { code: '', rows: 1, closed: 0 },
  { code: '2A', rows: 40, closed: 0 },
  { code: '54', rows: 300, closed: 12 },
];
const communes: ImportTerritory['communes'] = [
  { code: '54395', name: 'Nancy', rows: 20 },
  { code: '54547', name: 'Vandœuvre-lès-Nancy', rows: 5 },
];
const type = { id: 3, name: 'Parc relais', iconId: 1 };

let bridge: FakeBridge;
let recipe: ImportDetection['recipe'];
let changes: ImportChanges | null;

beforeEach(() => {
  recipe = null;
  changes = null;
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.announce': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'bnlc.csv', size: 2048 }),
    'files.release': () => undefined,
    'import.inspect': () => ({ ...detection, recipe }),
    'import.territory': ({ options }) => ({
      departments,
      communes: options?.national?.departments?.includes('54') === true ? communes : [],
    }),
    'import.values': () => ({ values: [{ value: 'Parking', count: 3, examples: [] }], isComplete: true }),
    'import.unfinished': () => [],
    'import.check': () => reportOf({ type: 'relaypoints', leftOut: 316 }),
    'import.changes': () => changes,
    'import.places': () => ({ places: [], total: 0, duplicates: 0 }),
    'import.keepRecipe': () => true,
    'relaypointtypes.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'relaypointtypes.names': () => ({ names: [type], missing: [] }),
  } as Parameters<typeof installFakeBridge>[0]);
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pick = async (label: string, option: RegExp) => {
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: label });
  await waitFor(() => expect(field.disabled).toBe(false));
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: option, hidden: true }));
};
const status = (text: RegExp) => screen.findByText(text);

async function open() {
  await openScreen(<RelayPointsImportPage />, { rights: permissions });
  await click('Choisir un fichier…');
}

test('the territory is chosen with the number of rows of each part, and goes into the check', async () => {
  await open();
  expect(await status(/Aucun territoire n’est choisi.*341 lignes.*12 lieux du fichier sont fermés/u)).toBeDefined();
  expect(screen.getByText(/réunit en phrases les colonnes horaires, duree/u)).toBeDefined();
  await pick('Départements', /^54 Meurthe-et-Moselle \(300 lignes\)$/u);
  expect(await status(/^300 lignes de votre territoire, sur 341/u)).toBeDefined();
  await pick('Communes', /^54547 Vandœuvre-lès-Nancy \(5 lignes\)$/u);
  expect(await status(/^5 lignes de votre territoire, sur 341/u)).toBeDefined();
  const check = screen.getByRole('button', { name: 'Vérifier toutes les lignes' });
  await waitFor(() => expect(check.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(check);
  expect(await status(/^Une valeur n’a pas d’équivalent/u)).toBeDefined();
  await click('Vérifier toutes les lignes');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
  expect(bridge.requests('import.check')[0]?.options?.national).toEqual({ departments: ['54'], communes: ['54547'] });
  // The territory is worth a recipe.
  expect(await screen.findByRole('button', { name: 'Enregistrer la recette' })).toBeDefined();
});

test('a department that is taken away takes its communes with it', async () => {
  await open();
  await pick('Départements', /^54 /u);
  await pick('Communes', /^54395 /u);
  await pick('Départements', /^54 /u);
  expect(await status(/Aucun territoire n’est choisi/u)).toBeDefined();
  await waitFor(() =>
    expect(bridge.requests('import.inspect').at(-1)?.options?.national).toEqual({ departments: [], communes: [] }),
  );
});

test('the file of the next month takes two presses', async () => {
  recipe = {
    savedAt: instantOf(0),
    options: { national: { departments: ['54'] }, values: { relayPointTypeId: { Parking: '3' } } },
  };
  await open();
  await click('Appliquer et vérifier');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
  expect(bridge.requests('import.check')[0]?.options).toMatchObject({
    national: { departments: ['54'] },
    values: { relayPointTypeId: { Parking: '3' } },
  });
  expect(within(document.body).queryByText(/Aucun territoire/u)).toBeNull();
});

test('another file asks for no territory', async () => {
  bridge.answer('import.inspect', () => ({ ...detection, schema: null }));
  await open();
  await screen.findByRole('button', { name: 'Vérifier toutes les lignes' });
  expect(screen.queryByRole('combobox', { name: 'Départements' })).toBeNull();
  expect(bridge.requests('import.territory')).toEqual([]);
});

test('what changed since the last import is told, and unchanged places are left out by one press', async () => {
  recipe = {
    savedAt: instantOf(0),
    options: { national: { departments: ['54'] }, values: { relayPointTypeId: { Parking: '3' } } },
  };
  changes = {
    known: 9,
    fresh: 2,
    unchanged: [
      { line: 2, record: 'a' },
      { line: 3, record: 'b' },
    ],
    changed: [{ line: 4, name: 'Gare', columns: ['name', 'places'] }],
    closed: [{ id: '54395-C-001', name: 'Stade' }],
    gone: [{ id: '54395-C-002', name: 'Halle' }],
  };
  await open();
  await click('Appliquer et vérifier');
  expect(await status(/^2 lieux n’ont jamais été importés/u)).toBeDefined();
  expect(screen.getByText(/^Ligne 4, .*Gare.*Nom.*Places/u)).toBeDefined();
  expect(screen.getByText(/^Stade \(54395-C-001\)$/u)).toBeDefined();
  expect(screen.getByText(/^Halle \(54395-C-002\)$/u)).toBeDefined();
  expect(screen.getByText(/changé à la main sur la plateforme n’y paraît pas/u)).toBeDefined();
  await click('Laisser de côté les lieux inchangés');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(2));
  expect(bridge.requests('import.check')[1]?.options?.repairs).toEqual([
    { leavesOut: 'line', line: 2, record: 'a' },
    { leavesOut: 'line', line: 3, record: 'b' },
  ]);
});

test('before the first import there is nothing to compare with', async () => {
  changes = { known: 0, fresh: 3, unchanged: [], changed: [], closed: [], gone: [] };
  recipe = { savedAt: instantOf(0), options: { values: { relayPointTypeId: { Parking: '3' } } } };
  await open();
  await click('Appliquer et vérifier');
  await waitFor(() => expect(bridge.requests('import.changes')).toHaveLength(1));
  expect(screen.queryByText('Depuis votre dernier import')).toBeNull();
});
