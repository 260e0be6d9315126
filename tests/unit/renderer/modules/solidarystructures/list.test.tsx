import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure, fakeStructureRow } from '#tests/support/fake-structures.ts';
import { chooseInListMenu, openListMenu, openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const StructuresListPage = await addressPage('solidarystructures');

let rows = [fakeStructureRow(1)];
let bridge: FakeBridge;

beforeEach(() => {
  rows = [
    fakeStructureRow(1, { name: 'Mobilité', mode: 1, solidaryTransport: false }),
    fakeStructureRow(2, { name: 'Entraide', telephone: null, mode: null, solidaryTransport: true, signature: 'Nous' }),
  ];
  bridge = installFakeBridge({
    'solidarystructures.list': ({ page, perPage }) => ({ rows, unreadable: [], total: rows.length, page, perPage }),
    'session.chooseStructure': () => ({ status: 'signedOut' }),
    'app.copyText': () => undefined,
  });
});

const structures = [
  { id: 1, name: 'Mobilité' },
  { id: 2, name: 'Entraide' },
];
const open = (options: PageOptions = {}) =>
  openListPage((props) => <StructuresListPage {...props} />, { structures, ...options });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const without = (...lacking: string[]) => permissions.filter((right) => !lacking.includes(right));

async function menuOf(name: string) {
  const person = userEvent.setup();
  await person.click(within(await row(name)).getByLabelText(/^Actions/u));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  return { person, items };
}

test('shows name, telephone in pairs, entry mode and transport: null is full, and the flag is inverted', async () => {
  await open();
  expect((await row('Mobilité')).textContent).toContain('Mobilité03 83 00 00 00SimplifiéeOui');
  expect((await row('Entraide')).textContent).toContain('Entraide–ComplèteNon');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.filter(Boolean).slice(0, -1)).toEqual(['Nom', 'Téléphone', 'Saisie', 'Transport solidaire']);
});

test('is sorted by name, and takes transport and entry mode as filters', async () => {
  await open({ at: '/users?hasTransport=yes&mode=light&name=mob' });
  await row('Mobilité');
  expect(bridge.requests('solidarystructures.list')).toEqual([
    expect.objectContaining({
      sort: [{ field: 'name', direction: 'asc' }],
      filters: { name: 'mob', hasTransport: true, mode: 'light' },
    }),
  ]);
});

test('offers to open, to edit and to make current, by the rights of each', async () => {
  await open();
  const { items, person } = await menuOf('Entraide');
  expect(items.join(' ')).toMatch(/^Ouvrir\S* Aperçu\S* Modifier\S* Choisir cette structure$/u);
  await person.click(screen.getByRole('menuitem', { name: 'Choisir cette structure' }));
  expect(bridge.requests('session.chooseStructure')).toEqual([{ structureId: 2 }]);
});

test.each([
  ['structure_read', 'Ouvrir'],
  ['structure_update', 'Modifier'],
])('without %s there is no “%s”', async (right, item) => {
  await open({ rights: without(right) });
  expect((await menuOf('Entraide')).items).not.toContain(item);
});

test('a structure that the session does not name cannot be made current', async () => {
  await open({ structures: structures.slice(0, 1) });
  expect((await menuOf('Entraide')).items).not.toContain('Choisir cette structure');
});

test('the telephone is copied from the menu of its row', async () => {
  await open();
  const { person } = await menuOf('Mobilité');
  await person.click(screen.getByRole('menuitem', { name: 'Copier le téléphone' }));
  expect(bridge.requests('app.copyText')).toEqual([{ text: '0383000000' }]);
});

test('a new structure needs structure_create, and nothing is done to several at once', async () => {
  const { unmount } = await open();
  await row('Mobilité');
  expect(screen.getByText('Nouvelle structure')).toBeDefined();
  unmount();
  await open({ rights: without('structure_create') });
  await row('Mobilité');
  expect(screen.queryByText('Nouvelle structure')).toBeNull();
});

test.each([
  ['holds structure_manage', permissions, 'Aucune structure'],
  ['neither operates one nor manages them', without('structure_manage'), 'Vous n’êtes opérateur d’aucune structure'],
])('says why it is empty to who %s', async (_, rights, words) => {
  rows = [];
  await open({ rights });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText(/^Une structure accompagne des bénéficiaires/u)).toBeDefined();
});

describe('the matrix of operators', () => {
  const omar = { id: 4, givenName: 'Omar', familyName: 'Opérateur', email: null, operatorDate: null };
  const sol = { id: 9, givenName: 'Sol', familyName: 'Idaire', email: null, operatorDate: null };
  let refused: Set<number>;

  beforeEach(() => {
    rows = [1, 2, 3, 4].map((id) => fakeStructureRow(id));
    refused = new Set();
    bridge.answer('solidarystructures.get', ({ id }) => {
      if (refused.has(id)) throw new AppFailure({ kind: 'notFound' });
      return fakeStructure(id, { operators: { 1: [omar, sol], 2: [omar], 3: [], 4: [sol] }[id] ?? [] });
    });
  });

  const openMatrix = async (options: PageOptions = {}) => {
    const person = userEvent.setup();
    await open(options);
    await row('Structure 1');
    await chooseInListMenu('Voir les opérateurs');
    const dialog = await screen.findByRole('dialog', { name: 'Opérateurs des structures' });
    await within(dialog).findByRole('status');
    return { person, dialog };
  };
  const linesOf = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('row')
      .map((line) => [...line.children].map(({ textContent }) => textContent));

  test('names who operates which structure, and those with one operator or none', async () => {
    const { person, dialog } = await openMatrix();
    await within(dialog).findByText('1 structure sans opérateur · 2 structures avec un seul opérateur');
    expect(linesOf(dialog)).toEqual([
      ['Structure', 'Opérateurs', 'Omar Opérateur', 'Sol Idaire'],
      ['Structure 1', '2', 'est opérateur', 'est opérateur'],
      ['Structure 2', 'Un seul opérateur', 'est opérateur', ''],
      ['Structure 3', 'Aucun opérateur', '', ''],
      ['Structure 4', 'Un seul opérateur', '', 'est opérateur'],
      ['Ses structures', '', '2', '2'],
    ]);
    expect(within(dialog).getByRole('link', { name: 'Omar Opérateur' }).getAttribute('href')).toMatch(
      /users\/show\/4$/,
    );
    // One after another, each once.
    expect(bridge.requests('solidarystructures.get').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    await person.click(within(dialog).getByRole('switch', { name: 'Seulement celles sans opérateur ou avec un seul' }));
    expect(linesOf(dialog).map(([name]) => name)).toEqual([
      'Structure',
      'Structure 2',
      'Structure 3',
      'Structure 4',
      'Ses structures',
    ]);
  });

  test('a structure that cannot be read is unknown, not without operators, and is read again on demand', async () => {
    refused.add(3);
    const { person, dialog } = await openMatrix();
    await within(dialog).findByText(
      '0 structure sans opérateur · 2 structures avec un seul opérateur · 1 structure non chargée',
    );
    const line = within(dialog).getByRole('row', { name: /^Structure 3/u });
    expect(line.textContent).toContain('Cette structure n’existe pas, ou vous n’en êtes pas opérateur');
    expect(line.textContent).not.toContain('Aucun opérateur');
    refused.clear();
    await person.click(within(line).getByRole('button', { name: 'Réessayer' }));
    await within(dialog).findByText('1 structure sans opérateur · 2 structures avec un seul opérateur');
  });

  test('takes the right to read structures, and links to people that to read them', async () => {
    await open({ rights: without('structure_read') });
    await row('Structure 1');
    expect((await openListMenu()).queryByText('Voir les opérateurs')).toBeNull();
  });
});
