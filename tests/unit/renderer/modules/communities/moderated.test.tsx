import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CommunitiesListPage } from '#renderer/modules/communities/CommunitiesListPage.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { openListPage } from '#tests/support/list-page.tsx';

beforeEach(() => {
  installFakeBridge({
    'communities.moderated': () => [
      fakeCommunity(1, { name: 'Lycée de Toul', nbMembers: 5 }),
      fakeCommunity(2, { name: 'École d’Arc', nbMembers: 90 }),
      fakeCommunity(3, { name: 'gare de Nancy' }),
    ],
  });
});

// The page stands at the address of that helper, whatever it is.
const open = () => openListPage((props) => <CommunitiesListPage {...props} />, { at: '/users?tab=moderated' });
const table = () => screen.findByRole('table', { name: 'Communautés que je modère' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

test('the moderated communities have the frame of every list: search and count on the line', async () => {
  const { address } = await open();
  expect(await names()).toEqual(['École d’Arc', 'gare de Nancy', 'Lycée de Toul']);
  const line = within(screen.getByRole('search'));
  expect(line.getByRole('status', { name: '3 lignes' }).textContent).toBe('3');
  fireEvent.change(line.getByRole('searchbox'), { target: { value: 'lycee' } });
  await waitFor(() => expect(address()).toBe('/users?tab=moderated&name=lycee'));
  expect(await names()).toEqual(['Lycée de Toul']);
});

test('a search that finds none offers to clear it', async () => {
  await openListPage((props) => <CommunitiesListPage {...props} />, { at: '/users?tab=moderated&name=Metz' });
  fireEvent.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
  expect(await names()).toHaveLength(3);
});

test('they are sorted by their headings, as the address holds it; what is not known comes last', async () => {
  const { address } = await open();
  fireEvent.click(within(await table()).getByRole('button', { name: 'Membres' }));
  await waitFor(() => expect(address()).toBe('/users?tab=moderated&sort=nbMembers'));
  expect(await names()).toEqual(['Lycée de Toul', 'École d’Arc', 'gare de Nancy']);
  fireEvent.click(within(await table()).getByRole('button', { name: 'Membres' }));
  await waitFor(() => expect(address()).toBe('/users?tab=moderated&sort=-nbMembers'));
  expect(await names()).toEqual(['École d’Arc', 'Lycée de Toul', 'gare de Nancy']);
});
