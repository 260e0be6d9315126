import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RelayPointsImportPage } from '#renderer/modules/relaypoints/import/RelayPointsImportPage.tsx';
import { instantOf } from '#shared/instant.ts';
import type { DifferingField, ImportChanges, ImportTerritory } from '#shared/ipc/import-national.ts';
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
    'import.check': ({ options }) =>
      reportOf({ type: 'relaypoints', leftOut: 316, repaired: options?.repairs?.map(() => 1) ?? [] }),
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

const nothing: ImportChanges = {
  known: 0,
  fresh: 0,
  uncompared: 0,
  unchanged: [],
  changed: [],
  edited: [],
  missing: [],
  twins: [],
  closed: [],
  gone: [],
  names: { relayPointTypeId: [], communityId: [] },
  points: 12,
  failure: null,
};
const field = { file: '', platform: '', by: 'hand', canKeep: true } as const;
const byFile: DifferingField = { ...field, column: 'places', file: '5', platform: '3', by: 'file' };
const moved: DifferingField[] = [
  { ...field, column: 'latitude', file: '48.691000', platform: '48.700000' },
  { ...field, column: 'longitude', file: '6.180000', platform: '6.190000' },
];
/** One line left out to be kept, one kept by the values of the platform. */
const edited: ImportChanges['edited'] = [
  { line: 5, record: 'e', name: 'Stade', point: { id: 51, name: 'Stade' }, metres: 1200, fields: moved },
  { line: 6, record: 'f', name: 'Halle', point: { id: 61, name: 'Halle' }, metres: 1200, fields: [...moved, byFile] },
];
const keptCells = moved.map(({ column, platform }) => ({
  column,
  line: 6,
  record: 'f',
  to: platform,
  from: 'platform',
}));
const out = (line: number, record: string) => ({ leavesOut: 'line', line, record });

/** Opens the check of a file that a recipe is for. */
async function openCheck(found: Partial<ImportChanges>): Promise<void> {
  changes = { ...nothing, known: 9, ...found };
  recipe = {
    savedAt: instantOf(0),
    options: { national: { departments: ['54'] }, values: { relayPointTypeId: { Parking: '3' } } },
  };
  await open();
  await click('Appliquer et vérifier');
  await waitFor(() => expect(bridge.requests('import.changes').length).toBeGreaterThan(0));
}
/** Waits for a check, and returns its corrections. */
async function checked(count: number): Promise<unknown> {
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(count));
  await waitFor(() => expect(screen.queryByText('Vérification des lignes…')).toBeNull());
  return bridge.requests('import.check').at(-1)?.options?.repairs;
}

test('what changed since the last import is told, and unchanged places are left out unasked', async () => {
  await openCheck({
    fresh: 2,
    unchanged: [
      { line: 2, record: 'a' },
      { line: 3, record: 'b' },
    ],
    changed: [{ line: 4, record: 'd', name: 'Gare', fields: [byFile] }],
    closed: [{ id: '54395-C-001', name: 'Dépôt' }],
    gone: [{ id: '54395-C-002', name: 'Halle' }],
  });
  expect(await status(/^2 lieux n’ont jamais été importés/u)).toBeDefined();
  expect(screen.getByText(/^Ligne 4, «.Gare.».: Places «.3.» devient «.5.»$/u)).toBeDefined();
  expect(screen.getByText(/^Dépôt \(54395-C-001\)$/u)).toBeDefined();
  expect(screen.getByText(/^Halle \(54395-C-002\)$/u)).toBeDefined();
  expect(screen.getByText(/^Comparé avec 12 points relais/u)).toBeDefined();
  expect(await checked(2)).toEqual([out(2, 'a'), out(3, 'b')]);
  expect(await status(/^2 lieux sont inchangés.: ils sont laissés de côté\.$/u)).toBeDefined();
  // One entry for all lines.
  expect(screen.getByText('2 lignes laissées de côté')).toBeDefined();
  await click('Les envoyer quand même');
  expect(await checked(3)).toEqual([]);
  // What is put back stays so, and the decisions did not compare anew.
  await click('Laisser de côté les lieux inchangés');
  expect(await checked(4)).toEqual([out(2, 'a'), out(3, 'b')]);
  expect(bridge.requests('import.changes')).toHaveLength(1);
});

test('what was changed by hand on the platform stays unasked, and goes by a press: of one place, or of all', async () => {
  await openCheck({ edited });
  expect(await checked(2)).toEqual([out(5, 'e'), ...keptCells]);
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Ligne/u });
  expect(boxes().map(({ checked: isKept }) => isKept)).toEqual([true, true]);
  expect(screen.getByText(/^Ligne 5, «.Stade.».: à 1,2.km de la position du fichier$/u)).toBeDefined();
  expect(screen.getByText(/^Ligne 6, .*position du fichier.; le fichier change aussi.: Places$/u)).toBeDefined();
  expect(screen.getByText('Gardés : 2. Remplacés par le fichier : 0.')).toBeDefined();
  expect(screen.getByText(/^Plus aucune erreur\. 2 lieux .*gardés 2, remplacés 0\.$/u)).toBeDefined();
  fireEvent.click(boxes()[1] as HTMLInputElement);
  expect(await checked(3)).toEqual([out(5, 'e')]);
  await click('Tout prendre du fichier');
  expect(await checked(4)).toEqual([]);
  expect(boxes().map(({ checked: isKept }) => isKept)).toEqual([false, false]);
  await click('Tout garder');
  expect(await checked(5)).toEqual([out(5, 'e'), ...keptCells]);
  expect(screen.getAllByRole('link', { name: /^Voir le point relais/u })[0]?.getAttribute('href')).toContain('51');
});

test('comparing again decides about what was found meanwhile only', async () => {
  await openCheck({ edited: edited.slice(0, 1) });
  expect(await checked(2)).toEqual([out(5, 'e')]);
  await click('Tout prendre du fichier');
  expect(await checked(3)).toEqual([]);
  changes = { ...nothing, known: 9, edited };
  await click('Comparer de nouveau avec la plateforme');
  expect(await checked(4)).toEqual(keptCells);
  expect(bridge.requests('import.changes').map(({ isAnew }) => isAnew)).toEqual([false, true]);
});

test('places that are gone from the platform are not made again unasked; twins are left out by choice', async () => {
  await openCheck({
    missing: [{ line: 7, record: 'g', name: 'Gare' }],
    twins: [{ line: 8, record: 'h', name: 'Parking', point: { id: 81, name: 'Parking nord' }, metres: 40 }],
  });
  expect(await checked(2)).toEqual([out(7, 'g')]);
  const twin = await screen.findByRole('checkbox', { name: /^Ligne 8, «.Parking.».: «.Parking nord.» à 40.m$/u });
  fireEvent.click(twin);
  expect(await checked(3)).toEqual([out(7, 'g'), out(8, 'h')]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Ligne 7/u }));
  expect(await checked(4)).toEqual([out(8, 'h')]);
});

test('nothing can be sent while the platform is read, and a failure is told with what it means', async () => {
  const reading = Promise.withResolvers<void>();
  bridge.answer('import.changes', async () => {
    await reading.promise;
    return changes;
  });
  await openCheck({ points: null, failure: { kind: 'server', status: 500, isUnreadable: false } });
  const next = await screen.findByRole('button', { name: 'Continuer' });
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
  reading.resolve();
  expect(await status(/^Escale n’a pas pu lire la plateforme/u)).toBeDefined();
  expect(screen.getByText(/l’envoi d’une ligne le remplacerait/u)).toBeDefined();
  await waitFor(() => expect(next.getAttribute('aria-disabled')).not.toBe('true'));
});

test('before the first import there is nothing to compare with', async () => {
  await openCheck({ known: 0, fresh: 3 });
  await waitFor(() => expect(bridge.requests('import.changes')).toHaveLength(1));
  expect(screen.queryByText('Depuis votre dernier import')).toBeNull();
});
