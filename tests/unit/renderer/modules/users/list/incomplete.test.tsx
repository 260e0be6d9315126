import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const open = async (at: string, locale: 'fr' | 'en' = 'fr') => {
  const page = await openListPage((props) => <UsersListPage {...props} />, { at, locale });
  await screen.findByRole('grid');
  return page;
};
const all = fakeUsers(250);
const answer = answerUsers(all);

test('a page with fewer rows than the platform announces says so, and how to see them', async () => {
  installFakeBridge({
    'users.list': (asked) => ({
      ...answer({ ...asked, perPage: Math.min(asked.perPage, 60) }),
      perPage: asked.perPage,
    }),
  });
  const { unmount } = await open('/users?perPage=100');
  expect(await screen.findByText(/^Cette page n’a reçu que 60 lignes au lieu de 100/)).toBeDefined();
  unmount();
  await open('/users?perPage=100', 'en');
  expect(await screen.findByText(/^This page received only 60 rows instead of 100/)).toBeDefined();
});

test('a page that repeats the one before is reported as such', async () => {
  installFakeBridge({ 'users.list': (asked) => ({ ...answer({ ...asked, page: 1 }), page: asked.page }) });
  await open('/users?perPage=50');
  expect(screen.queryByText(/les siennes manquent/)).toBeNull();
  screen.getByRole('button', { name: 'Page suivante' }).click();
  expect(await screen.findByText(/Cette page a reçu les lignes de la précédente/)).toBeDefined();
});

test('a complete page, and the last one, show no message', async () => {
  installFakeBridge({ 'users.list': answer });
  await open('/users?perPage=100&page=3');
  await screen.findByText('Nom201');
  expect(screen.queryByText(/Cette page n’a reçu que/)).toBeNull();
});
