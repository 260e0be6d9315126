import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { ExportResult } from '#shared/ipc/export.ts';
import { type FakeBridge, type FakeCall, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { chooseInListMenu, openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const result: ExportResult = {
  fileName: '2026-03-15_users_export.csv',
  written: 1200,
  received: 1248,
  listed: 1200,
  leftOut: 48,
  missing: 0,
};

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({ 'users.list': answerUsers(fakeUsers(60)), 'users.export': () => result });
});

async function openDialog(at: string) {
  const person = userEvent.setup();
  await openListPage((props) => <UsersListPage {...props} />, { at });
  await screen.findByRole('grid');
  await chooseInListMenu('Exporter');
  return { person, dialog: await screen.findByRole('dialog') };
}

const start = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Exporter…' });

test('exports what the list shows, and reports the number of lines and the file', async () => {
  const { person, dialog } = await openDialog('/users?gender=1&sort=email');
  expect(within(dialog).getByRole('radio', { name: 'Les lignes filtrées (60)' })).toBeDefined();
  await person.click(start(dialog));
  await within(dialog).findByText(/Export terminé.*2026-03-15_users_export\.csv/);
  expect(bridge.requests('users.export')).toEqual([
    {
      query: { page: 1, perPage: 25, sort: [{ field: 'email', direction: 'asc' }], filters: { gender: [1] } },
      list: 'users',
      kind: 'standard',
      format: 'excel',
    },
  ]);
  const numbers = within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(numbers).toEqual(['1 200', '1 248', '1 200', '48']);
});

test('says that nothing filters the list, and can be cancelled', async () => {
  const { person, dialog } = await openDialog('/users');
  expect(within(dialog).getByRole('radio', { name: 'La liste affichée (60 lignes)' })).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.requests('users.export')).toEqual([]);
});

test('exports all users in the plain format when asked', async () => {
  const { person, dialog } = await openDialog('/users?gender=1');
  await person.click(within(dialog).getByRole('radio', { name: 'Tous les utilisateurs' }));
  await person.click(within(dialog).getByRole('radio', { name: /^Pour un autre logiciel/ }));
  await person.click(start(dialog));
  await within(dialog).findByText(/Export terminé/);
  expect(bridge.requests('users.export')).toEqual([{ query: null, list: 'users', kind: 'standard', format: 'plain' }]);
});

test('shows the progress, and can be cancelled', async () => {
  let running: FakeCall | undefined;
  bridge.answer('users.export', (_, call) => {
    running = call;
    return new Promise<ExportResult>((_resolve, reject) => {
      call.signal.addEventListener('abort', () => reject(call.signal.reason));
    });
  });
  const { person, dialog } = await openDialog('/users');
  await person.click(start(dialog));
  await waitFor(() => expect(running).toBeDefined());
  const callId = running?.callId ?? '';
  act(() => bridge.emit('call.progress', { callId, phase: 'download', done: 500, total: 1248 }));
  await within(dialog).findByText('Réception des lignes');
  expect(within(dialog).getByText('500 sur 1 248')).toBeDefined();
  const bar = within(dialog).getByRole('progressbar');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['500', '1248']);
  await person.click(within(dialog).getByRole('button', { name: 'Arrêter' }));
  await within(dialog).findByText('Export arrêté. Aucun fichier n’a été enregistré.');
  expect(running?.signal.aborted).toBe(true);
});

test('shows the error and can be started again', async () => {
  bridge.answer('users.export', () => {
    throw new AppFailure({ kind: 'file', reason: 'noSpace' });
  });
  const { person, dialog } = await openDialog('/users');
  await person.click(start(dialog));
  await within(dialog).findByText(/Aucun fichier n’a été enregistré/);
  await person.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
  expect(start(dialog)).toBeDefined();
});
