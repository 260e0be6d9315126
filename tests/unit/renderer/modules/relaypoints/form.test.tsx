import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { pointNorth, readPoint } from './point.ts';

const RelayPointCreatePage = await createPage('relaypoints_create');
const RelayPointEditPage = await editPage('relaypoints_edit');

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
/** The relay points of the platform. */
let points: RelayPoint[];

const pageOf = <Row,>(rows: Row[]) => ({ rows, unreadable: [], total: rows.length, page: 1, perPage: 500 });

beforeEach(() => {
  points = [];
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'files.release': () => undefined,
    'relaypoints.list': () => pageOf(points),
    'relaypoints.get': ({ id }) => readPoint({ id }),
    'relaypoints.create': () => ({ id: 50 }),
    'relaypoints.update': ({ id }) => ({ id }),
    'relaypointtypes.list': () => pageOf([]),
    'users.list': () => pageOf([]),
  });
});

const everything: ScreenOptions = {
  rights: permissions,
  config: { modules: { solidary: true, community: true } },
  structures: [{ id: 2, name: 'Relais mobilité' }],
};
const openNew = (options: ScreenOptions = {}) => openScreen(<RelayPointCreatePage />, { ...everything, ...options });
const openStored = (id = 12) => openScreen(<RelayPointEditPage id={id} />, everything);

const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = async (name: RegExp | string, value: string) => fireEvent.change(await field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByText('Enregistrer'));
const created = () => bridge.requests('relaypoints.create');
const asked = () => bridge.requests('relaypoints.list').map(({ filters }) => filters.around);

async function place(latitude = '48.6899', longitude = '6.1746') {
  await type('Latitude', latitude);
  await type('Longitude', longitude);
}

async function fillIn() {
  await type(/^Nom/, 'Gare de Nancy');
  await place();
}

/** Without a layout, Fluent's focus engine hides an open dialog from the accessibility tree a moment later. */
const hidden = true;
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog', { hidden })).getByRole('button', { name, hidden }));

test('a new point is sent with its defaults, and without empty fields', async () => {
  await openNew();
  await fillIn();
  await type(/^Places facultatif$/, '40');
  save();
  expect(await screen.findByText('Address: /relaypoints/show/50')).toBeDefined();
  expect(created()).toEqual([
    {
      name: 'Gare de Nancy',
      status: 1,
      address: expect.objectContaining({ latitude: 48.6899, longitude: 6.1746, country: null }),
      places: 40,
      isFree: true,
      isSecured: false,
      isOfficial: false,
      isSuggested: false,
      isPrivate: false,
      creatorId: 1,
      attempt: expect.any(String),
    },
  ]);
});

test('points within a hundred metres are shown before saving, and searched again when the place changes', async () => {
  points = [pointNorth(7, 60, { relayPointTypeName: 'Gare', status: 0 }), pointNorth(8, 99), pointNorth(9, 104)];
  await openNew();
  await place();
  expect(await screen.findByText('2 points relais se trouvent à moins de 100 m.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Point 7' });
  expect(link.getAttribute('href')).toBe('/relaypoints/show/7');
  expect(link.closest('li')?.textContent).toMatch(/^Point 7Gare · En attente · à 60\sm$/u);
  expect(asked()).toEqual([{ latitude: 48.6899, longitude: 6.1746, metres: 100 }]);

  points = [];
  await type('Latitude', '48.7');
  expect(await screen.findByText('Aucun point relais à moins de 100 m.')).toBeDefined();
  expect(asked().at(-1)).toEqual({ latitude: 48.7, longitude: 6.1746, metres: 100 });
});

test('saving next to another point causes a warning, and is not blocked', async () => {
  points = [pointNorth(7, 12)];
  await openNew();
  await fillIn();
  // At once: the search has not even been asked for.
  save();
  await answer('Revenir au formulaire');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden })).toBeNull());
  expect(created()).toEqual([]);
  expect((await field(/^Nom/)).value).toBe('Gare de Nancy');

  save();
  await answer('Enregistrer quand même');
  expect(await screen.findByText('Address: /relaypoints/show/50')).toBeDefined();
  expect(created()).toHaveLength(1);
});

test('a point already created by a save without an answer is shown before it is saved again', async () => {
  bridge.answer('relaypoints.create', () => {
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  });
  await openNew();
  await fillIn();
  expect(await screen.findByText('Aucun point relais à moins de 100 m.')).toBeDefined();
  save();
  expect(await screen.findByText(/^Escale n’a pas pu vérifier si c’est enregistré/u)).toBeDefined();

  points = [pointNorth(50, 0)];
  bridge.answer('relaypoints.create', () => ({ id: 51 }));
  save();
  await answer('Enregistrer quand même');
  expect(await screen.findByText('Address: /relaypoints/show/51')).toBeDefined();
  expect(created()).toHaveLength(2);
});

test('a failed search for nearby points is shown, and does not block saving', async () => {
  bridge.answer('relaypoints.list', () => {
    throw new AppFailure({ kind: 'denied', right: 'relay_point_list' });
  });
  await openNew();
  await fillIn();
  expect(await screen.findByText(/n’ont pas pu être recherchés/)).toBeDefined();
  save();
  expect(await screen.findByText('Address: /relaypoints/show/50')).toBeDefined();
});

test('an edit that keeps the place asks no question, and the point is not its own neighbour', async () => {
  points = [readPoint(), pointNorth(7, 12)];
  await openStored();
  expect(await screen.findByText('Un point relais se trouve à moins de 100 m.')).toBeDefined();
  await type(/^Nom/, 'Autre nom');
  save();
  await waitFor(() =>
    expect(bridge.requests('relaypoints.update')).toEqual([{ id: 12, changes: { name: 'Autre nom' } }]),
  );
});

test('more disabled spaces than spaces cause a warning', async () => {
  await openNew();
  await fillIn();
  await type(/^Places facultatif$/, '2');
  await type(/^Places pour personnes à mobilité réduite facultatif$/, '3');
  expect(
    await screen.findByText(/^Les places pour personnes à mobilité réduite sont plus nombreuses que les places/u),
  ).toBeDefined();
  save();
  await waitFor(() => expect(created()).toMatchObject([{ places: 2, placesDisabled: 3 }]));
});

test('private is offered once a community or a structure is chosen', async () => {
  await openNew();
  const isPrivate = await screen.findByRole<HTMLInputElement>('switch', { name: 'Privé' });
  expect(isPrivate.disabled).toBe(true);
  fireEvent.click(screen.getByRole('combobox', { name: 'Structure' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Relais mobilité', hidden }));
  await waitFor(() => expect(isPrivate.disabled).toBe(false));
});

test.each([
  ['the module is off', { config: { modules: { community: true } } }],
  ['the right is missing', { rights: permissions.filter((right) => right !== 'structure_list') }],
])('no structure is asked for when %s', async (_, options) => {
  await openNew(options);
  await screen.findByRole('combobox', { name: 'Communauté' });
  expect(screen.queryByRole('combobox', { name: 'Structure' })).toBeNull();
});

const refusal = { kind: 'server', status: 500, isUnreadable: false } as const;

/** Creates the point 50, whose structure the platform does not take. */
async function createWithoutStructure() {
  bridge.answer('relaypoints.create', () => ({ id: 50, notStored: { fields: ['structureId'], error: refusal } }));
  const { client, unmount } = await openNew();
  await fillIn();
  fireEvent.click(screen.getByRole('combobox', { name: 'Structure' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Relais mobilité', hidden }));
  save();
  expect(await screen.findByText('Address: /relaypoints/50')).toBeDefined();
  unmount();
  return client;
}

test('a structure refused by the platform keeps the form open, and is sent again on the next save', async () => {
  const client = await createWithoutStructure();

  bridge.answer('relaypoints.update', () => {
    throw new AppFailure(refusal);
  });
  await openScreen(<RelayPointEditPage id={50} />, { ...everything, client });
  const bar = (await screen.findByText('Le point relais est créé, mais sa structure n’a pas été enregistrée.')).closest(
    '[role="alert"]',
  );
  if (!(bar instanceof HTMLElement)) throw new Error('the refusal is no alert');
  expect(bar.textContent).toContain('Relais mobilité');
  const retry = () => within(bar).findByRole('button', { name: 'Réessayer' });
  fireEvent.click(await retry());
  await waitFor(() => expect(bridge.requests('relaypoints.update')).toHaveLength(1));
  bridge.answer('relaypoints.update', ({ id }) => ({ id }));
  await type(/^Nom/, 'Gare Est');
  fireEvent.click(await retry());
  await waitFor(() => expect(bar.isConnected).toBe(false));
  expect(bridge.requests('relaypoints.update').at(-1)).toEqual({ id: 50, changes: { structureId: 2 } });
  // The form has it now, beside what was typed meanwhile.
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Structure' }).value).toBe('Relais mobilité');
  expect((await field(/^Nom/)).value).toBe('Gare Est');
  save();
  await waitFor(() => expect(bridge.requests('relaypoints.update')).toHaveLength(3));
  expect(bridge.requests('relaypoints.update').at(-1)).toEqual({ id: 50, changes: { name: 'Gare Est' } });
});

test('a point that got its structure elsewhere is not reported as lacking one', async () => {
  const client = await createWithoutStructure();
  bridge.answer('relaypoints.get', ({ id }) => readPoint({ id, structureId: 2, structureName: 'Relais mobilité' }));
  await openScreen(<RelayPointEditPage id={50} />, { ...everything, client });
  await field(/^Nom/);
  expect(screen.queryByText(/sa structure n’a pas été enregistrée/u)).toBeNull();
});

test('a refusal without a reason is scrolled into view with its known causes, and nothing is lost', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    shown.push(this.textContent);
  });
  bridge.answer('relaypoints.create', () => {
    throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false, readBack: 'notDone' });
  });
  await openNew();
  await fillIn();
  for (const times of [1, 2]) {
    save();
    await waitFor(() => expect(shown).toHaveLength(times));
  }
  expect(shown[1]).toContain('l’auteur a été supprimé entre-temps');
  expect((await field(/^Nom/)).value).toBe('Gare de Nancy');
  vi.mocked(Element.prototype.scrollIntoView).mockRestore();
});

test('a picture whose file another point of that name would share stops the save before anything is written', async () => {
  bridge.answer('files.choose', () => ({ selectionId: 's1', name: 'gare.png', size: 2000 }));
  bridge.answer('images.findDuplicate', () => ({ id: 7, name: 'gare de nancy' }));
  await openNew();
  await fillIn();
  fireEvent.click(screen.getByRole('button', { name: /Choisir une (image|photo)…/u }));
  await screen.findByText(/gare\.png/u);
  save();
  await waitFor(async () => expect((await field(/^Nom/)).getAttribute('aria-invalid')).toBe('true'));
  expect(created()).toEqual([]);
  expect(bridge.requests('images.findDuplicate')).toEqual([{ resource: 'relaypoints', name: 'Gare de Nancy' }]);
});
