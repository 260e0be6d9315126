import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import { relayPointActions } from '#renderer/modules/relaypoints/actions.ts';
import { relayPointList } from '#renderer/modules/relaypoints/list.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListMenu, openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { readPoint } from './point.ts';

vi.setConfig({ testTimeout: 30_000 });

const open = (options?: PageOptions) =>
  openListPage((props) => <ResourceList definition={relayPointList} {...props} />, options);
const without = (...lacking: string[]) => permissions.filter((right) => !lacking.includes(right));

const stored = new Map<number, RelayPoint>();
let bridge: FakeBridge;
const updates = () => bridge.requests('relaypoints.update');

beforeEach(() => {
  stored.clear();
  stored.set(1, readPoint({ id: 1, name: 'Aire du Lac' }));
  stored.set(2, readPoint({ id: 2, name: 'Gare', status: 2, relayPointTypeId: 3, relayPointTypeName: 'Gare' }));
  stored.set(3, readPoint({ id: 3, name: 'Halle', status: 0, relayPointTypeId: null, relayPointTypeName: '' }));
  const held = (id: number) => stored.get(id) ?? readPoint({ id });
  bridge = installFakeBridge({
    'app.copyText': () => undefined,
    'relaypoints.list': ({ page, perPage }) => {
      const rows = [...stored.values()];
      return { rows, unreadable: [], total: rows.length, page, perPage };
    },
    'relaypoints.get': ({ id }) => held(id),
    'relaypoints.update': ({ id, changes }) => {
      const { status = held(id).status, typeId = held(id).typeId } = changes;
      stored.set(id, { ...held(id), status, typeId });
      return { id };
    },
    'relaypointtypes.list': ({ page, perPage }) => ({
      rows: [
        {
          id: 3,
          name: 'Gare',
          iconId: 1,
          iconName: null,
          iconUrl: null,
          privateIconName: null,
          privateIconUrl: null,
        },
      ],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }),
  });
});

async function menuOf(name: string) {
  fireEvent.contextMenu(await screen.findByRole('link', { name }));
  return within(await screen.findByRole('menu'));
}
const entriesOf = async (name: string) =>
  (await menuOf(name))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent?.replace(/(?:F2|Suppr|Espace)$/u, ''));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the rights for relay points', () => {
  test('every action is offered with every right', async () => {
    await open();
    const entries = await entriesOf('Aire du Lac');
    for (const name of ['Ouvrir', 'Modifier', 'Désactiver', 'Copier les coordonnées', 'Supprimer…']) {
      expect(entries).toContain(name);
    }
    expect(entries).not.toContain('Activer');
    expect(screen.getByText('Créer')).toBeDefined();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    const menu = await openListMenu();
    for (const name of ['Importer', 'Exporter']) expect(menu.getByText(name)).toBeDefined();
  });

  test.each([
    ['relay_point_update', 'Aire du Lac', ['Modifier', 'Désactiver'], ['Importer']],
    ['relay_point_delete', 'Aire du Lac', ['Supprimer…'], []],
    ['relay_point_create', 'Aire du Lac', [], ['Créer']],
  ])('actions are missing without %s', async (right, name, hidden, gone) => {
    await open({ rights: without(right) });
    const entries = await entriesOf(name);
    for (const entry of hidden) expect(entries).not.toContain(entry);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await openListMenu();
    for (const button of gone) expect(screen.queryByText(button)).toBeNull();
  });

  test('without relay_point_read rows have no link', async () => {
    await open({ rights: without('relay_point_read') });
    await screen.findByText('Aire du Lac');
    expect(screen.queryByRole('link', { name: 'Aire du Lac' })).toBeNull();
  });

  test('filters by type and territory require the rights to read these', async () => {
    await open({ rights: without('relay_point_type_list', 'territory_list') });
    await press('Ajouter un filtre');
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toContain('Officiel');
    expect(names).not.toContain('Type');
    expect(names).not.toContain('Territoire');
  });

  test('no action is listed twice', () => {
    const ids = relayPointActions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a point is activated, and undo restores its former status', async () => {
  const { notify } = await open();
  fireEvent.click((await menuOf('Halle')).getByText('Activer'));
  await waitFor(() => expect(updates()).toEqual([{ id: 3, changes: { status: 1 } }]));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  await notify.mock.calls[0]?.[0].undo?.();
  expect(updates().at(-1)).toEqual({ id: 3, changes: { status: 0 } });
});

test('a deletion whose answer is lost is not reported as failed, and the list is read again', async () => {
  bridge.answer('relaypoints.remove', ({ id }) => {
    stored.delete(id);
    throw new AppFailure({ kind: 'network', reason: 'timeout' });
  });
  const { notify } = await open();
  fireEvent.click((await menuOf('Halle')).getByText('Supprimer…'));
  fireEvent.click(await screen.findByText('Supprimer définitivement'));
  await waitFor(() => expect(notify.mock.calls[0]?.[0]).toMatchObject({ outcome: 'error', isOutcomeUnknown: true }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Halle', hidden: true })).toBeNull());
});

test('coordinates are copied in the format of other maps', async () => {
  await open();
  fireEvent.click((await menuOf('Gare')).getByText('Copier les coordonnées'));
  await waitFor(() => expect(bridge.requests('app.copyText')).toEqual([{ text: '48.689900, 6.174600' }]));
});

test('the type of several points is changed, points that have it are skipped, and undo restores each former type', async () => {
  const { notify } = await open();
  await screen.findByRole('link', { name: 'Halle' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
  await press('Changer le type');
  const hidden = true;
  const dialog = within(await screen.findByRole('alertdialog', { hidden }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Changer le type', hidden });
  expect(confirm.disabled).toBe(true);
  fireEvent.click(dialog.getByRole('combobox', { hidden }));
  fireEvent.click(await screen.findByRole('option', { name: 'Gare', hidden }));
  await waitFor(() => expect(confirm.disabled).toBe(false));
  fireEvent.click(confirm);
  await waitFor(() => expect(updates()).toHaveLength(2));
  expect(updates()).toEqual([
    { id: 1, changes: { typeId: 3 } },
    { id: 3, changes: { typeId: 3 } },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Fermer', hidden }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  await notify.mock.calls[0]?.[0].undo?.();
  expect(updates().slice(2)).toEqual([
    { id: 1, changes: { typeId: 2 } },
    { id: 3, changes: { typeId: null } },
  ]);
});
