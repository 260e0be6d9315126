import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CommunitiesListPage } from '#renderer/modules/communities/CommunitiesListPage.tsx';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { answerRows } from '#tests/support/list-answers.ts';
import { openListPage } from '#tests/support/list-page.tsx';

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'moderatedcommunities.list': answerRows([
      fakeCommunity(1, { name: 'Lycée de Toul', nbMembers: 5 }),
      fakeCommunity(2, { name: 'École d’Arc', nbMembers: 90 }),
    ]),
  });
});

// The page stands at the address of that helper, whatever it is.
const open = (at = '/users?tab=moderated') =>
  openListPage((props) => <CommunitiesListPage {...props} />, { at, elsewhere: (path) => <p>{path}</p> });
const grid = () => screen.findByRole('grid', { name: 'Communautés que je modère' });

test('the moderated communities are a list like every other: grid, count, search, views, menu', async () => {
  const { address } = await open();
  expect(within(await grid()).getAllByRole('row')).toHaveLength(3);
  const line = within(screen.getByRole('search'));
  expect(line.getByText('2').title).toBe('2 lignes');
  expect(bridge.requests('communities.list')).toEqual([]);
  fireEvent.change(line.getByRole('searchbox'), { target: { value: 'lycee' } });
  await waitFor(() => expect(address()).toBe('/users?tab=moderated&name=lycee'));
  await waitFor(() =>
    expect(bridge.requests('moderatedcommunities.list').at(-1)).toMatchObject({ filters: { name: 'lycee' } }),
  );
});

test('they are sorted by their headings, as the address holds it, also by their members', async () => {
  const { address } = await open();
  fireEvent.click(within(await grid()).getByRole('button', { name: 'Membres' }));
  await waitFor(() => expect(address()).toBe('/users?tab=moderated&sort=nbMembers'));
  await waitFor(() =>
    expect(bridge.requests('moderatedcommunities.list').at(-1)).toMatchObject({
      sort: [{ field: 'nbMembers', direction: 'asc' }],
    }),
  );
});

test('a row opens its community, and its form by its pencil', async () => {
  await open();
  const row = within(await grid()).getByRole('row', { name: /Lycée de Toul/ });
  expect(
    within(row)
      .getByRole('link', { name: /Lycée de Toul/ })
      .getAttribute('href'),
  ).toBe('/communities/show/1');
  fireEvent.click(within(row).getByRole('button', { name: /Modifier/ }));
  await screen.findByText('/communities/1');
});
