import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RelayPointTypeShowPage } from '#renderer/modules/relaypointtypes/RelayPointTypeShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { cacheOfList, icons, pageOf, readType } from './types.ts';

const RelayPointTypeCreatePage = await createPage('relaypointtypes_create');
const RelayPointTypeEditPage = await editPage('relaypointtypes_edit');

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
/** The types of the platform. */
let types: RelayPointType[];

beforeEach(() => {
  types = [readType(), readType({ id: 5, name: 'Métro' })];
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'icons.list': () => [...icons],
    'relaypointtypes.list': () => pageOf(types),
    'relaypointtypes.get': ({ id }) => types.find((type) => type.id === id) ?? readType({ id }),
    'relaypointtypes.create': () => ({ id: 50 }),
    'relaypointtypes.update': ({ id }) => ({ id }),
  });
});

const fails = () => {
  throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
};
const openNew = (options: ScreenOptions = {}) =>
  openScreen(<RelayPointTypeCreatePage />, { rights: permissions, ...options });
const openStored = (id = 4, options: ScreenOptions = {}) =>
  openScreen(<RelayPointTypeEditPage id={id} />, { rights: permissions, ...options });

const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Nom/);
async function typeName(value: string) {
  const field = await nameField();
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
const choose = async (icon: RegExp) => fireEvent.click(await screen.findByRole('radio', { name: icon }));
const save = () => fireEvent.click(screen.getByText('Enregistrer'));
const created = () => bridge.requests('relaypointtypes.create').map(({ attempt: _, ...values }) => values);
const updated = () => bridge.requests('relaypointtypes.update');
const isBlocked = () => screen.getByText('Enregistrer').getAttribute('aria-disabled') === 'true';
/** The button, its key, and Enter in a field. */
function tryEverySave() {
  save();
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  fireEvent.submit(screen.getByText('Enregistrer'));
}
const retry = () => fireEvent.click(screen.getByText('Réessayer'));

test('a new type is sent with its name and its icon', async () => {
  await openNew();
  await typeName(' Embarcadère ');
  await choose(/^Parking$/);
  save();
  expect(await screen.findByText('Address: /relaypointtypes/show/50')).toBeDefined();
  expect(created()).toEqual([{ name: 'Embarcadère', iconId: 3 }]);
});

test('a name and an icon are required before anything is sent', async () => {
  await openNew();
  await screen.findByRole('radio', { name: /^Parking/ });
  save();
  expect(await screen.findByText(/Nom : Ce champ est obligatoire/)).toBeDefined();
  expect(screen.getByText(/Icône : Choisissez une valeur/)).toBeDefined();
  await typeName('x'.repeat(256));
  expect((await screen.findAllByText(/255 caractères au plus/)).length).toBeGreaterThan(0);
  expect(created()).toEqual([]);
});

test('every icon is an option with its name, and says whether private points have another', async () => {
  await openStored();
  const choices = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Point', 'Voiture', 'Parking']);
  expect(choices.map(({ checked }) => checked)).toEqual([false, true, false]);
  // One group: the arrows go from one to another.
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(screen.getAllByAltText('avec une icône pour les points privés')).toHaveLength(2);
  expect(bridge.requests('icons.list')).toHaveLength(1);
});

describe('the name of a type has to be unique', () => {
  test.each(['gare', ' GARE ', 'métro', 'Metro'])('%s is reported when the field is left', async (name) => {
    await openNew();
    await choose(/^Parking$/);
    await waitFor(() => expect(bridge.requests('relaypointtypes.list')).toHaveLength(1));
    await typeName(name);
    expect(await screen.findByText(/porte déjà ce nom/)).toBeDefined();
    expect(created()).toEqual([]);
  });

  test('a duplicate beyond the first 500 types is found too', async () => {
    types = Array.from({ length: 501 }, (_, index) => readType({ id: 100 + index, name: `Type ${index}` }));
    bridge.answer('relaypointtypes.list', ({ page, perPage }) => ({
      ...pageOf(types.slice((page - 1) * perPage, page * perPage), types.length),
      page,
    }));
    await openNew();
    await waitFor(() => expect(bridge.requests('relaypointtypes.list').map(({ page }) => page)).toEqual([1, 2]));
    await typeName('type 500');
    expect(await screen.findByText(/porte déjà ce nom/)).toBeDefined();
  });

  test('the page of a type opens after its form has read the names of the others', async () => {
    const { client, unmount } = await openStored();
    await waitFor(() => expect(bridge.requests('relaypointtypes.list')).toHaveLength(1));
    unmount();
    bridge.answer('relaypoints.list', () => pageOf([]));
    await openScreen(<RelayPointTypeShowPage id={4} />, { rights: permissions, client });
    expect(await screen.findByText('Aucun point relais de ce type')).toBeDefined();
  });

  test('its own name in another case is accepted', async () => {
    await openStored();
    await typeName('GARE');
    save();
    await waitFor(() => expect(updated()).toEqual([{ id: 4, changes: { name: 'GARE' } }]));
  });

  test('a name taken since the form was opened is reported at the field, and not sent', async () => {
    await openNew();
    await choose(/^Parking$/);
    await typeName('Ponton');
    types.push(readType({ id: 6, name: 'ponton' }));
    save();
    expect((await screen.findAllByText(/Le type « ponton » porte déjà ce nom/)).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(await nameField());
    expect(created()).toEqual([]);
  });

  test('a person who may not read the list can still save', async () => {
    bridge.answer('relaypointtypes.list', () => {
      throw new AppFailure({ kind: 'denied', right: 'relay_point_type_list' });
    });
    await openNew();
    await choose(/^Parking$/);
    await typeName('Gare');
    save();
    await waitFor(() => expect(created()).toEqual([{ name: 'Gare', iconId: 3 }]));
  });
});

describe('the form without the icons', () => {
  test('opens with the icon of the type, says so, and cannot save until the icons are loaded', async () => {
    bridge.answer('icons.list', fails);
    await openStored();
    expect(await screen.findByText('Icône ou type non chargé')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Voiture/ }).checked).toBe(true);
    await typeName('Gare SNCF');
    expect(isBlocked()).toBe(true);
    tryEverySave();
    bridge.answer('icons.list', () => [...icons]);
    retry();
    await screen.findByRole('radio', { name: /^Parking/ });
    expect(screen.queryByText('Icône ou type non chargé')).toBeNull();
    expect((await nameField()).value).toBe('Gare SNCF');
    // Saving would have read the type again before anything else.
    expect(bridge.requests('relaypointtypes.get')).toHaveLength(1);
    save();
    await waitFor(() => expect(updated()).toEqual([{ id: 4, changes: { name: 'Gare SNCF' } }]));
  });

  test('a new type waits for them, and keeps what was typed', async () => {
    bridge.answer('icons.list', fails);
    await openNew();
    await screen.findByText('Icône ou type non chargé');
    await typeName('Ponton');
    expect(isBlocked()).toBe(true);
    bridge.answer('icons.list', () => [...icons]);
    retry();
    await choose(/^Point/);
    expect((await nameField()).value).toBe('Ponton');
    save();
    await waitFor(() => expect(created()).toEqual([{ name: 'Ponton', iconId: 1 }]));
  });
});

describe('the form without the type', () => {
  test('opens with the data of the list, and saves once the type was read', async () => {
    bridge.answer('relaypointtypes.get', fails);
    await openStored(4, { client: cacheOfList(readType()) });
    expect(await screen.findByText('Icône ou type non chargé')).toBeDefined();
    expect((await nameField()).value).toBe('Gare');
    await choose(/^Parking/);
    expect(isBlocked()).toBe(true);
    tryEverySave();

    // Meanwhile somebody else has renamed it: what was not touched here is not sent.
    bridge.answer('relaypointtypes.get', () => readType({ name: 'Gare routière' }));
    retry();
    await waitFor(() => expect(isBlocked()).toBe(false));
    expect(bridge.requests('relaypointtypes.get')).toHaveLength(2);
    save();
    await waitFor(() => expect(updated()).toEqual([{ id: 4, changes: { iconId: 3 } }]));
  });

  test('opens with what the list has of it when its address was typed', async () => {
    bridge.answer('relaypointtypes.get', fails);
    await openStored();
    expect(await screen.findByText('Icône ou type non chargé')).toBeDefined();
    expect((await nameField()).value).toBe('Gare');
    expect(isBlocked()).toBe(true);
  });

  test('a deleted type is not found, even when the list still shows it', async () => {
    bridge.answer('relaypointtypes.get', () => {
      throw new AppFailure({ kind: 'notFound' });
    });
    await openStored(4, { client: cacheOfList(readType()) });
    expect(await screen.findByText('Introuvable')).toBeDefined();
    expect(screen.queryByLabelText(/^Nom/)).toBeNull();
  });
});

test.each([
  [1, 1],
  [2, 0],
])('icon %i is marked as the default one %i times', async (iconId, times) => {
  types = [readType({ iconId })];
  await openStored();
  await screen.findByRole('radio', { name: /^Parking/ });
  expect(screen.queryAllByText(/aucune choisie/)).toHaveLength(times);
});
