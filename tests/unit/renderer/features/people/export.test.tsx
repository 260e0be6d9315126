import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { ExportResult } from '#shared/ipc/export.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { chooseInListMenu, openListMenu, openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const HitchhikersListPage = await addressPage('hitchhikers');
const UsersListPage = await addressPage('users');

const result: ExportResult = { fileName: 'x.csv', written: 9, received: 9, listed: 7, leftOut: 0, missing: 0 };
const pages = { users: UsersListPage, hitchhikers: HitchhikersListPage };

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({
    'users.list': answerUsers(fakeUsers(60)),
    'hitchhikers.list': answerUsers(fakeUsers(60)),
    'users.export': () => result,
    'users.ids': () => ({ ids: [1, 3], total: 60 }),
  });
});
const asked = () => bridge.requests('users.export');

async function openDialog(list: keyof typeof pages, options: PageOptions = {}) {
  const person = userEvent.setup();
  const Page = pages[list];
  await openListPage((props) => <Page {...props} />, options);
  await screen.findByRole('grid');
  await chooseInListMenu('Exporter');
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const radio = (name: RegExp) => dialog.getByRole<HTMLInputElement>('radio', { name, hidden: true });
  const start = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Exporter…', hidden: true });
  return { person, dialog, radio, start };
}

describe('the extended export', () => {
  test('names the known defects of this export, and none for the standard one', async () => {
    const { person, dialog, radio } = await openDialog('users');
    expect(dialog.queryByText(/date du jour/)).toBeNull();
    await person.click(radio(/^Étendu/));
    for (const flaw of [/date du jour/, /toujours Non/, /répète celui de l’annonce 1/, /plusieurs lignes/]) {
      expect(dialog.getByText(flaw)).toBeDefined();
    }
  });

  test('names the filters it would drop, and lists the people one by one unless told otherwise', async () => {
    const { person, dialog, radio, start } = await openDialog('users', { at: '/users?gender=1&acceptsNews=yes' });
    expect(dialog.queryByText(/ne tient pas compte/)).toBeNull();
    await person.click(radio(/^Étendu/));
    expect(dialog.getByText(/ne tient pas compte de ces filtres.*Genre et Accepte les actualités/)).toBeDefined();
    expect(radio(/^Exporter exactement/).checked).toBe(true);
    await person.click(start());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({ kind: 'extended', unsupported: 'resolve', query: { filters: { gender: [1] } } });
    expect(await dialog.findByText(/occupe plusieurs lignes/)).toBeDefined();
  });

  test('continues without those filters when that is chosen', async () => {
    const { person, radio, start } = await openDialog('users', { at: '/users?gender=1' });
    await person.click(radio(/^Étendu/));
    await person.click(radio(/contiendra plus de personnes/));
    await person.click(start());
    await waitFor(() => expect(asked()[0]).toMatchObject({ kind: 'extended', unsupported: 'widen' }));
  });

  test('a list too long to be sent person by person has to be exported without those filters', async () => {
    bridge.answer('users.list', ({ page, perPage }) => ({
      rows: fakeUsers(25),
      unreadable: [],
      total: 2001,
      page,
      perPage,
    }));
    const { person, dialog, radio, start } = await openDialog('users', { at: '/users?gender=1' });
    await person.click(radio(/^Étendu/));
    expect(radio(/^Exporter exactement/).disabled).toBe(true);
    expect(dialog.getByText(/plus de 2\s000 personnes/)).toBeDefined();
    await person.click(start());
    expect(asked()).toEqual([]);
    await person.click(radio(/contiendra plus de personnes/));
    await person.click(start());
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  test('asks nothing about filters that it supports, nor about a whole list', async () => {
    const { person, dialog, radio } = await openDialog('users', { at: '/users?isHitchhiker=yes' });
    await person.click(radio(/^Étendu/));
    expect(dialog.queryByText(/ne tient pas compte/)).toBeNull();
  });

  test('asks nothing when everybody is exported', async () => {
    const { person, dialog, radio, start } = await openDialog('users', { at: '/users?gender=1' });
    await person.click(radio(/^Étendu/));
    await person.click(radio(/^Tous les utilisateurs/));
    expect(dialog.queryByText(/ne tient pas compte/)).toBeNull();
    await person.click(start());
    await waitFor(() => expect(asked()[0]).toMatchObject({ query: null, kind: 'extended' }));
    expect(asked()[0]?.unsupported).toBeUndefined();
  });
});

describe('the export of the hitchhikers', () => {
  test('exports that list, and all hitchhikers on request, never the users', async () => {
    const { person, dialog, radio, start } = await openDialog('hitchhikers');
    expect(dialog.getByText('Exporter les autostoppeurs')).toBeDefined();
    await person.click(radio(/^Tous les autostoppeurs/));
    await person.click(start());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toEqual({ query: null, list: 'hitchhikers', kind: 'standard', format: 'excel' });
  });

  test('lists the people of “all but these” among the hitchhikers', async () => {
    const person = userEvent.setup();
    await openListPage((props) => <HitchhikersListPage {...props} />);
    await person.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }));
    const bar = () => within(screen.getByRole('toolbar', { name: 'Actions sur la sélection' }));
    await person.click(bar().getByRole('button', { name: 'Sélectionner les 60' }));
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner Prénom2 Nom2' }));
    await person.click(bar().getByRole('button', { name: 'Exporter' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    await person.click(dialog.getByRole('button', { name: 'Exporter…', hidden: true }));
    await waitFor(() => expect(asked()).toMatchObject([{ list: 'hitchhikers', selection: [1, 3] }]));
    expect(bridge.requests('users.ids')).toMatchObject([{ list: 'hitchhikers', except: [2] }]);
  });
});

test.each([
  ['without the right', { rights: ['user_list', 'user_read', 'hitchhiking_watcher'] }],
  ['with the switch off', { modules: ['hitchhiking'] }],
] as const)('is not offered %s', async (_, options) => {
  for (const [list, Page] of Object.entries(pages)) {
    const { unmount } = await openListPage((props) => <Page {...props} />, options);
    await screen.findByRole('grid', {}, { timeout: 3000 });
    expect((await openListMenu()).queryByText('Exporter'), list).toBeNull();
    unmount();
  }
});

test('a refusal of the request is reported as a refused format', async () => {
  bridge.answer('users.export', () => {
    throw new AppFailure({ kind: 'invalid', fields: [], status: 406 });
  });
  const { person, dialog, start } = await openDialog('users');
  await person.click(start());
  expect(await dialog.findByText('Ce format a été refusé : choisissez-en un autre')).toBeDefined();
});
