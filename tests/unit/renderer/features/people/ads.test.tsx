import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

const request = { page: 1, perPage: 25, sort: [], filters: {} };

test.each([
  ['the row that was shown', [fakeUser(7, { adType: 1 })], 'Annonces : Conducteur'],
  ['nothing when no row is known', [], null],
])('ads, which the record itself never holds, are read from %s', async (_, rows, badge) => {
  installFakeBridge({ 'users.get': ({ id }) => fakeUser(id, { adType: null }) });
  const client = newCache();
  client.setQueryData(keys.list('users', request), { rows, unreadable: [], total: rows.length, page: 1, perPage: 25 });
  await openScreen(<UserShowPage id={7} />, { client, rights: ['user_read'] });
  await screen.findByRole('region', { name: 'Contact' });
  const shown = screen.queryByText(/^Annonces/)?.textContent ?? null;
  expect(shown?.replaceAll(/\s/g, ' ') ?? null).toBe(badge);
});
