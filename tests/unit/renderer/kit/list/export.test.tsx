import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { users } from '#shared/resources/users/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { arrange } from '../../../../../src/renderer/kit/list/columns/layout.ts';
import { fileColumns } from '../../../../../src/renderer/kit/list/export/columns.ts';
import { ListExportDialog } from '../../../../../src/renderer/kit/list/export/ListExportDialog.tsx';
import { userList } from '../../../../../src/renderer/modules/users/list.ts';

const query = { page: 2, perPage: 25, sort: [], filters: { gender: [1] } };
const columns = [
  { title: 'Nom (familyName)', field: 'familyName' },
  { title: 'Commune', field: 'homeAddress.locality' },
];
const dialog = <ListExportDialog resource={users} query={query} total={1248} columns={columns} onClose={() => {}} />;

test('says what the file will hold, writes it in the chosen format, and reports the result', async () => {
  const bridge = installFakeBridge({
    'lists.export': () => ({ fileName: '2026-03-02_users_export.csv', written: 1240, leftOut: 8, missing: 0 }),
  });
  const { person } = await openScreen(dialog);
  await screen.findByText('Nom (familyName)');
  await person.click(screen.getByRole('radio', { name: /^Pour un autre logiciel/ }));
  await person.click(screen.getByRole('button', { name: 'Exporter…' }));
  await screen.findByText(/2026-03-02_users_export\.csv/);
  expect(bridge.requests('lists.export')).toEqual([{ resource: 'users', query, columns, format: 'plain' }]);
  expect(screen.getByText(/^Lignes non reconnues/).nextSibling?.textContent).toBe('8');
});

test.each([
  ['fr', 'Exporter…', 'Fichier incomplet : x.csv', /^Il manque 1.150 lignes, non reçues/],
  ['en', 'Export…', 'Incomplete file: x.csv', /^1,150 rows are missing: they were not received/],
] as const)('says in %s which parts of the list are not in the file', async (locale, start, title, words) => {
  installFakeBridge({ 'lists.export': () => ({ fileName: 'x.csv', written: 98, leftOut: 0, missing: 1150 }) });
  const { person } = await openScreen(dialog, { locale });
  await person.click(await screen.findByRole('button', { name: start }));
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/Export terminé|Export finished/)).toBeNull();
});

test('can be cancelled, says that no file is left, and can start again', async () => {
  const person = userEvent.setup();
  installFakeBridge({
    'lists.export': (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new AppFailure({ kind: 'cancelled' })));
      }),
  });
  await openScreen(dialog, { locale: 'en' });
  await person.click(await screen.findByRole('button', { name: 'Export…' }));
  await person.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Export stopped. No file was saved.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^The list on screen \(1.248 rows\)/);
});

test('a failure keeps the dialog open, with the reason', async () => {
  const bridge = installFakeBridge();
  bridge.answer('lists.export', () => {
    throw new AppFailure({ kind: 'file', reason: 'noSpace' });
  });
  const { person } = await openScreen(dialog);
  await person.click(await screen.findByRole('button', { name: 'Exporter…' }));
  await screen.findByText('Il n’y a plus de place sur le disque');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined());
});

test('the file has the visible columns, one per field, in the order of the screen', () => {
  const arranged = arrange(userList.columns, [
    { id: 'town', isShown: true },
    { id: 'email', isShown: false },
  ]);
  const found = fileColumns(arranged, (key) => key);
  expect(found.slice(0, 4)).toEqual([
    { title: 'users:columns.name (givenName)', field: 'givenName' },
    { title: 'users:columns.name (familyName)', field: 'familyName' },
    { title: 'users:columns.town', field: 'homeAddress.locality' },
    { title: 'users:columns.telephone', field: 'telephone' },
  ]);
  expect(found.map(({ field }) => field)).not.toContain('email');
});
