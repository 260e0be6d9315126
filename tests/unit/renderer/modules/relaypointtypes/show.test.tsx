import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RelayPointTypeShowPage } from '#renderer/modules/relaypointtypes/RelayPointTypeShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { cacheOfList, pageOf, readType } from './types.ts';

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
/** How many relay points are of the type. */
let used: number;

const point = relayPoints.row.parse({ id: 9, name: 'Gare de Nancy', status: 1 });

beforeEach(() => {
  used = 3;
  bridge = installFakeBridge({
    'relaypointtypes.get': () => readType(),
    'relaypointtypes.list': () => pageOf([readType()]),
    'relaypointtypes.remove': () => undefined,
    'relaypoints.list': () => pageOf(used === 0 ? [] : [point], used),
  });
});

const fails = () => {
  throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
};
const open = (options: ScreenOptions = {}) =>
  openScreen(<RelayPointTypeShowPage id={4} />, { rights: permissions, ...options });
const without = (...lacking: string[]) => permissions.filter((right) => !lacking.includes(right));

test('both icons are shown on every background', async () => {
  await open();
  const backdrops = await screen.findAllByRole('figure');
  expect(backdrops.map((backdrop) => backdrop.textContent)).toEqual([
    'Sur fond clair',
    'Sur fond sombre',
    'Sur la carte',
  ]);
  for (const backdrop of backdrops) {
    expect(within(backdrop).getByAltText('Icône').getAttribute('src')).toContain('icons%2F2.svg');
    expect(within(backdrop).getByAltText('Icône des points privés').getAttribute('src')).toContain('private-2.svg');
  }
  expect(screen.queryByText(/aucune choisie/)).toBeNull();
});

test('an icon that nobody chose is marked as the default one', async () => {
  bridge.answer('relaypointtypes.get', () => readType({ iconId: 1, iconName: 'Point' }));
  await open();
  expect(await screen.findByText('icône par défaut (aucune choisie)')).toBeDefined();
});

describe('the relay points of a type', () => {
  test('are counted, named and linked', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Points relais 3' })).toBeDefined();
    expect(screen.getByText('Gare de Nancy').closest('a')?.getAttribute('href')).toBe('/relaypoints/show/9');
    const all = screen.getByText('Voir les 3 points relais de ce type');
    expect(all.closest('a')?.getAttribute('href')).toBe('/relaypoints?type=4');
    expect(bridge.requests('relaypoints.list')[0]?.filters).toEqual({ type: [4] });
  });

  test.each(['relay_point_manage', 'relay_point_type_list'])('are not linked without %s', async (right) => {
    await open({ rights: without(right) });
    await screen.findByRole('heading', { name: 'Points relais 3' });
    expect(screen.queryByText(/Voir les/)).toBeNull();
  });

  test('fail on their own', async () => {
    bridge.answer('relaypoints.list', fails);
    await open();
    expect(await screen.findByText('Refusé par la plateforme, sans raison indiquée')).toBeDefined();
    expect(screen.getByText('Sur fond clair')).toBeDefined();
  });
});

test('the data of the list are shown for a type that cannot be read', async () => {
  bridge.answer('relaypointtypes.get', fails);
  await open({ client: cacheOfList(readType()) });
  expect(await screen.findByText('Icône ou type non chargé')).toBeDefined();
  expect(screen.getByText('Sur la carte')).toBeDefined();
  bridge.answer('relaypointtypes.get', () => readType({ name: 'Gare routière' }));
  fireEvent.click(screen.getByText('Réessayer'));
  await waitFor(() => expect(screen.queryByText('Icône ou type non chargé')).toBeNull());
  expect(screen.getByText('Sur la carte')).toBeDefined();
});

describe('a type that is opened by its address alone and cannot be read', () => {
  test('shows the data that the list has of it', async () => {
    bridge.answer('relaypointtypes.get', fails);
    await open();
    expect(await screen.findByText('Icône ou type non chargé')).toBeDefined();
    expect(screen.getByText('Sur la carte')).toBeDefined();
    expect(bridge.requests('relaypointtypes.list')).toHaveLength(1);
  });

  test.each([
    ['the list does not name it', () => bridge.answer('relaypointtypes.list', () => pageOf([]))],
    ['the list cannot be read either', () => bridge.answer('relaypointtypes.list', fails)],
  ])('is said not to be read where %s', async (_, given) => {
    bridge.answer('relaypointtypes.get', fails);
    given();
    await open();
    expect(await screen.findByText('Refusé par la plateforme, sans raison indiquée')).toBeDefined();
  });

  test('is not looked for in a list that the person may not read, nor when it is no more', async () => {
    bridge.answer('relaypointtypes.get', fails);
    const { unmount } = await open({ rights: without('relay_point_type_manage') });
    await screen.findByText('Refusé par la plateforme, sans raison indiquée');
    unmount();
    bridge.answer('relaypointtypes.get', () => {
      throw new AppFailure({ kind: 'notFound' });
    });
    await open();
    expect(await screen.findByText('Introuvable')).toBeDefined();
    expect(bridge.requests('relaypointtypes.list')).toEqual([]);
  });
});

/** Without a layout, Fluent's focus engine hides an open dialog from the accessibility tree a moment later. */
const hidden = true;

describe('deleting a type', () => {
  async function askRemoval() {
    fireEvent.click(await screen.findByRole('button', { hidden, name: 'Autres actions' }));
    fireEvent.click(await screen.findByText('Supprimer…'));
  }
  const removed = () => bridge.requests('relaypointtypes.remove');

  test('is refused while relay points use it, with a link to them', async () => {
    await open();
    await askRemoval();
    const dialog = within(await screen.findByRole('dialog', { hidden, name: '« Gare » ne peut pas être supprimé' }));
    expect(dialog.getByText('3 points relais ont encore ce type : changez d’abord leur type.')).toBeDefined();
    expect(
      dialog
        .getByText(/Voir les 3/)
        .closest('a')
        ?.getAttribute('href'),
    ).toBe('/relaypoints?type=4');
    expect(dialog.queryByText('Supprimer définitivement')).toBeNull();
    expect(removed()).toEqual([]);
  });

  test('counts the points each time, since earlier counts may be out of date', async () => {
    used = 0;
    await open();
    await askRemoval();
    fireEvent.click(await screen.findByRole('button', { hidden, name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByText('Supprimer définitivement')).toBeNull());
    used = 1;
    await askRemoval();
    expect(await screen.findByText(/Un point relais a encore ce type/)).toBeDefined();
  });

  test('happens after a question when no point uses it, and returns to the list', async () => {
    used = 0;
    const { notices } = await open();
    await askRemoval();
    fireEvent.click(await screen.findByText('Supprimer définitivement'));
    await waitFor(() => expect(removed()).toEqual([{ id: 4 }]));
    await waitFor(() =>
      expect(notices).toEqual([
        expect.objectContaining({ context: 'relaypointtypes', name: 'deleted', outcome: 'success' }),
      ]),
    );
  });

  test('is not offered while the points could not be counted', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Points relais 3' });
    bridge.answer('relaypoints.list', fails);
    await askRemoval();
    expect(await screen.findByText(/n’ont pas pu être comptés : rien n’a été supprimé/)).toBeDefined();
    expect(screen.queryByText('Supprimer définitivement')).toBeNull();
    used = 0;
    bridge.answer('relaypoints.list', () => pageOf([], 0));
    fireEvent.click(await screen.findByRole('button', { hidden, name: 'Réessayer' }));
    expect(await screen.findByText('Supprimer définitivement')).toBeDefined();
  });
});
