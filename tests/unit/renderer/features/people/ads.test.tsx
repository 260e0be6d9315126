import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keys } from '#renderer/kit/data/queries.ts';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

const request = { page: 1, perPage: 25, sort: [], filters: {} };

test.each([
  ['the row that was shown', [fakeUser(7, { adType: 1 })], 'Conducteur'],
  ['nothing when no row is known', [], null],
])('ads, which the record itself never holds, are read from %s', async (_, rows, shown) => {
  installFakeBridge({ 'users.get': ({ id }) => fakeUser(id, { adType: null }) });
  const client = newCache();
  client.setQueryData(keys.list('users', request), { rows, unreadable: [], total: rows.length, page: 1, perPage: 25 });
  await openScreen(<UserShowPage id={7} />, { client, rights: ['user_read'] });
  const card = within(await screen.findByRole('region', { name: 'Covoiturage' }));
  expect(card.queryByText('Annonces')?.nextElementSibling?.textContent ?? null).toBe(shown);
});
