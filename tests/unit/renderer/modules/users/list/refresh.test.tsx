import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { chooseInListMenu, openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const openUsers = (options?: PageOptions) => openListPage((props) => <UsersListPage {...props} />, options);

let bridge: FakeBridge;
const shownNames = () => screen.getAllByRole('link', { name: /^Nom\d+ Prénom/ }).map(({ textContent }) => textContent);

beforeEach(() => {
  bridge = installFakeBridge({
    'users.list': answerUsers(fakeUsers(60)),
    'app.copyText': () => undefined,
    'app.openExternal': () => undefined,
  });
});

describe('refreshing the list', () => {
  test('announces the number of new rows, once, and where they may be', async () => {
    const person = userEvent.setup();
    const { address } = await openUsers({ at: '/users?page=2' });
    await screen.findByRole('grid');
    bridge.answer('users.list', answerUsers(fakeUsers(63)));
    await chooseInListMenu('Actualiser');
    await screen.findByText('3 nouvelles lignes');
    await person.click(screen.getByRole('button', { name: 'Voir la première page' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(screen.queryByText('3 nouvelles lignes')).toBeNull();
  });

  test('announces nothing when nothing changed or the filters differ, and can be silenced', async () => {
    const person = userEvent.setup();
    bridge.answer('users.list', (request) =>
      answerUsers(fakeUsers(Object.keys(request.filters).length > 0 ? 7 : 60))(request),
    );
    await openUsers();
    await screen.findByRole('grid');
    await chooseInListMenu('Actualiser');
    await person.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Kit remis' }));
    await screen.findByText('1–7 sur 7');
    expect(screen.queryByText(/lignes? de moins/)).toBeNull();
    bridge.answer('users.list', answerUsers(fakeUsers(6)));
    await person.keyboard('{F5}');
    await screen.findByText('1 ligne de moins');
    await person.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('1 ligne de moins')).toBeNull();
  });

  test('shows a cached page at once, and the changes once they are loaded', async () => {
    const person = userEvent.setup();
    const { client, router } = await openUsers();
    await screen.findByText('1–25 sur 60');
    await person.click(screen.getByRole('link', { name: /Prénom3$/ }));
    await screen.findByText('another page');
    await client.invalidateQueries();
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    bridge.answer('users.list', async (request) => {
      await held;
      return answerUsers(fakeUsers(62))(request);
    });
    router.history.back();
    await screen.findByText('1–25 sur 60');
    expect(shownNames()).toHaveLength(25);
    answer();
    await screen.findByText('2 nouvelles lignes');
  });
});
