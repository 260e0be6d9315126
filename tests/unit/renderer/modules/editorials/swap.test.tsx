import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditorialShowPage } from '#renderer/modules/editorials/EditorialShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';
import { readEditorial } from './editorial.ts';

const EditorialsListPage = await addressPage('editorials');

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
/** The editorials of the platform: one is active at most. */
let stored: Editorial[];

const activate = (id: number) => {
  stored = stored.map((one) => ({ ...one, status: one.id === id ? 1 : 0 }));
};

beforeEach(() => {
  stored = [
    readEditorial({ id: 1, title: 'Rentrée', status: 1 }),
    readEditorial({ id: 2, title: 'Printemps' }),
    readEditorial({ id: 3, title: 'Hiver' }),
  ];
  bridge = installFakeBridge({
    'editorials.list': ({ filters, page, perPage }) => {
      const rows = stored.filter(({ status }) => filters.status === undefined || status === filters.status);
      return { rows, unreadable: [], total: rows.length, page, perPage };
    },
    'editorials.activate': ({ id }) => {
      const former = stored.find((one) => one.status === 1 && one.id !== id);
      activate(id);
      return { replaced: former === undefined ? null : { id: former.id, title: former.title } };
    },
    'editorials.update': ({ id, changes: { status } }) => {
      if (status === 1) activate(id);
      else stored = stored.map((one) => (one.id === id ? { ...one, status: 0 } : one));
      return { id };
    },
    'editorials.remove': () => undefined,
  });
});

const open = () => openListPage((props) => <EditorialsListPage {...props} />);

/** Without a layout, Fluent's focus engine hides an open dialog from the accessibility tree a moment later. */
const hidden = true;
const dialog = async () => within(await screen.findByRole('alertdialog', { hidden }));
const button = (asked: Awaited<ReturnType<typeof dialog>>, name: string) =>
  asked.getByRole<HTMLButtonElement>('button', { name, hidden });

async function choose(name: string, action: RegExp) {
  fireEvent.contextMenu(within(await screen.findByRole('row', { name: new RegExp(name, 'u') })).getByRole('link'));
  fireEvent.click(within(await screen.findByRole('menu')).getByText(action));
  return dialog();
}

/** Titles of the rows that the list marks as displayed. */
const marked = () =>
  screen
    .getAllByRole('row', { hidden })
    .filter((row) => within(row).queryByText(/^(?:Affiché|Actif)$/u) !== null)
    .map((row) => /Rentrée|Printemps|Hiver/u.exec(row.textContent ?? '')?.[0]);
const displayedLine = () => screen.getByText(/^Actif\s:$/u).closest('p')?.textContent;

async function shows(title: string) {
  await waitFor(() => expect(displayedLine()).toMatch(new RegExp(`^Actif\\s: ${title}$`, 'u')));
  await waitFor(() => expect(marked()).toEqual([title]));
}

test('activating names the editorial to be replaced; row and list are read again, and undo activates it again', async () => {
  const { notify } = await open();
  await shows('Rentrée');
  const asked = await choose('Printemps', /^Activer/u);
  await asked.findByText(/celui-ci prendra la place de «\sRentrée\s»/u);
  fireEvent.click(button(asked, 'Activer'));
  await waitFor(() => expect(bridge.requests('editorials.activate')).toEqual([{ id: 2 }]));
  await shows('Printemps');
  expect(notify.mock.calls[0]?.[0]).toMatchObject({
    name: 'swapped',
    outcome: 'success',
    values: { name: 'Printemps', former: 'Rentrée' },
  });

  await notify.mock.calls[0]?.[0].undo?.();
  expect(bridge.requests('editorials.activate').at(-1)).toEqual({ id: 1 });
  await shows('Rentrée');
  // The platform changes the other one by itself: nothing else is written.
  expect(bridge.requests('editorials.update')).toEqual([]);
});

test('nothing is activated before the editorial to be replaced is known', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  bridge.answer('editorials.get', ({ id }) => readEditorial({ id, title: 'Printemps' }));
  bridge.answer('editorials.list', async ({ page, perPage }) => {
    await promise;
    return { rows: stored.slice(0, 1), unreadable: [], total: 1, page, perPage };
  });
  await openScreen(<EditorialShowPage id={2} />, { rights: permissions });
  fireEvent.click(await screen.findByRole('button', { name: 'Activer…' }));
  const asked = await dialog();
  expect(button(asked, 'Activer').disabled).toBe(true);
  resolve();
  await asked.findByText(/prendra la place de «\sRentrée\s»/u);
  await waitFor(() => expect(button(asked, 'Activer').disabled).toBe(false));
});

test('where none was active, undo leaves none active', async () => {
  stored = stored.map((one) => ({ ...one, status: 0 }));
  const { notify } = await open();
  await screen.findByText('Aucun éditorial n’est affiché sur le site public.');
  const asked = await choose('Hiver', /^Activer/u);
  await asked.findByText(/^Aucun éditorial n’est affiché pour l’instant/u);
  fireEvent.click(button(asked, 'Activer'));
  await shows('Hiver');
  await notify.mock.calls[0]?.[0].undo?.();
  expect(bridge.requests('editorials.update')).toEqual([{ id: 3, changes: { status: 0 } }]);
  expect(await screen.findByText('Aucun éditorial n’est affiché sur le site public.')).toBeDefined();
});

test('deactivating says that none is active, and the list is read again', async () => {
  await open();
  await shows('Rentrée');
  const asked = await choose('Rentrée', /^Désactiver/u);
  asked.getByText(/n’affichera plus aucun éditorial/u);
  fireEvent.click(button(asked, 'Désactiver'));
  expect(await screen.findByText('Aucun éditorial n’est affiché sur le site public.')).toBeDefined();
  await waitFor(() => expect(marked()).toEqual([]));
  expect(bridge.requests('editorials.update')).toEqual([{ id: 1, changes: { status: 0 } }]);
});

test('the active editorial is deleted only once the sentence was ticked', async () => {
  await open();
  const asked = await choose('Rentrée', /^Supprimer/u);
  const confirm = button(asked, 'Supprimer définitivement');
  expect(confirm.disabled).toBe(true);
  fireEvent.click(asked.getByRole('checkbox', { name: /n’affichera plus d’éditorial/u, hidden }));
  await waitFor(() => expect(confirm.disabled).toBe(false));
  fireEvent.click(confirm);
  await waitFor(() => expect(bridge.requests('editorials.remove')).toEqual([{ id: 1 }]));
});

test('any other is deleted after a plain question', async () => {
  await open();
  const asked = await choose('Hiver', /^Supprimer/u);
  expect(button(asked, 'Supprimer définitivement').disabled).toBe(false);
  expect(asked.queryByRole('checkbox', { hidden })).toBeNull();
});

test('an editorial that somebody else deleted meanwhile is reported without a reason, and leaves the list', async () => {
  await open();
  const gone = new AppFailure({ kind: 'server', status: 500, isUnreadable: false, readBack: 'notDone' });
  bridge.answer('editorials.activate', () => {
    stored = stored.filter(({ id }) => id !== 2);
    throw gone;
  });
  const asked = await choose('Printemps', /^Activer/u);
  await waitFor(() => expect(button(asked, 'Activer').disabled).toBe(false));
  fireEvent.click(button(asked, 'Activer'));
  await asked.findByText('Refusé par la plateforme, sans raison indiquée');
  await waitFor(() => expect(screen.queryByText('Printemps')).toBeNull());
  fireEvent.click(button(asked, 'Annuler'));

  bridge.answer('editorials.remove', () => {
    stored = stored.filter(({ id }) => id !== 3);
    throw gone;
  });
  fireEvent.click(button(await choose('Hiver', /^Supprimer/u), 'Supprimer définitivement'));
  await waitFor(() => expect(screen.queryByText('Hiver')).toBeNull());
});
