import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import type { SiteConfigFile } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openScreen } from '#tests/support/screen.tsx';

const config: SiteConfigFile = {
  modules: { loginDelegate: true },
  loginDelegateUrl: 'https://delegation.example.org/?operator={operator}&user={user}',
};
const rights: Permission[] = ['user_read', 'user_update', 'user_delete', 'login_delegate'];

let bridge: FakeBridge;
let wire: Parameters<typeof fakeUser>[1] = {};
beforeEach(() => {
  wire = {};
  bridge = installFakeBridge({
    'users.get': ({ id }) => fakeUser(id, wire),
    'users.signInAs': () => undefined,
  });
});

async function openMenu(options: { config?: SiteConfigFile; rights?: Permission[]; selfId?: number } = {}) {
  const view = await openScreen(<UserShowPage id={7} />, { config, rights, ...options });
  await screen.findByRole('region', { name: 'Personne' });
  const more = screen.queryByRole('button', { name: 'Autres actions' });
  if (more !== null) await view.person.click(more);
  return { ...view, entry: () => screen.queryByRole('menuitem', { name: 'Se connecter en tant que…' }) };
}

test('opens nothing before the mandate is ticked, then asks main once', async () => {
  const { person, entry, notices } = await openMenu();
  await person.click(entry() ?? document.body);
  const ask = within(await screen.findByRole('alertdialog', { name: /Prénom7 Nom7/ }));
  const go = ask.getByRole<HTMLButtonElement>('button', { name: /^Se connecter/ });
  expect(go.disabled).toBe(true);
  await person.click(go);
  expect(bridge.requests('users.signInAs')).toEqual([]);
  await person.click(ask.getByRole('checkbox'));
  await person.click(go);
  await waitFor(() => expect(bridge.requests('users.signInAs')).toEqual([{ userId: 7 }]));
  await waitFor(() =>
    expect(notices).toContainEqual(expect.objectContaining({ name: 'signedInAs', outcome: 'success' })),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a refusal is shown', async () => {
  bridge.answer('users.signInAs', () => {
    throw new AppFailure({ kind: 'conflict', reason: 'noEmail' });
  });
  const { person, entry, notices } = await openMenu();
  await person.click(entry() ?? document.body);
  const ask = within(await screen.findByRole('alertdialog'));
  await person.click(ask.getByRole('checkbox'));
  await person.click(ask.getByRole('button', { name: /^Se connecter/ }));
  await waitFor(() =>
    expect(notices).toContainEqual(
      expect.objectContaining({ name: 'signedInAs', outcome: 'error', error: { kind: 'conflict', reason: 'noEmail' } }),
    ),
  );
});

test.each([
  ['without the right', { rights: ['user_read', 'user_update', 'user_delete'] as Permission[] }],
  ['with the switch off', { config: { ...config, modules: { loginDelegate: false } } }],
  ['without an address', { config: { modules: { loginDelegate: true } } }],
  ['for oneself', { selfId: 7 }],
])('is not offered %s', async (_, options) => {
  const { entry } = await openMenu(options);
  expect(entry()).toBeNull();
});

test.each([
  ['somebody without an e-mail', { email: null }],
  ['a deleted account', { status: 4 }],
])('is not offered for %s', async (_, given) => {
  wire = given;
  const { entry } = await openMenu();
  expect(entry()).toBeNull();
});
