import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CommunityShowPage } from '#renderer/modules/communities/CommunityShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { permissions } from '#shared/permissions.ts';
import { communityMembers } from '#shared/resources/communitymembers/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const config = { modules: { community: true, event: true } };
const wire = { name: 'Campus', nbMembers: 128, target: 200, referrer: 'Nina N.', referrerId: 13 };
/** The moderators of the community. */
let moderators: { userId: number; lastActivityDate: string | null }[] = [];
let bridge: FakeBridge;

const answerMembers = ({ page, perPage, filters }: RequestOf<'communitymembers.list'>) => {
  const rows = moderators.map((one, index) =>
    communityMembers.row.parse({ id: index + 1, communityId: 4, status: 2, ...one }),
  );
  return filters.status === 2
    ? { rows, unreadable: [], total: rows.length, page, perPage }
    : { rows: [], unreadable: [], total: 7, page, perPage };
};

beforeEach(() => {
  moderators = [{ userId: 13, lastActivityDate: new Date().toISOString() }];
  bridge = installFakeBridge({
    'communities.get': ({ id }) => fakeCommunity(id, wire),
    'communities.remove': () => undefined,
    'communitymembers.list': answerMembers,
    'events.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
  });
});

const onSearch = vi.fn();
const open = (search: Record<string, unknown> = {}, options: ScreenOptions = {}) =>
  openScreen(<CommunityShowPage id={4} search={search} onSearch={onSearch} />, {
    rights: permissions,
    config,
    ...options,
  });

test('keeps the open tab in the address, and shows the first one for a name that is none', async () => {
  await open({ tab: 'elsewhere' });
  const overview = await screen.findByRole('tab', { name: /^Aperçu/u });
  expect(overview.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: /^Contenus liés/u }));
  expect(onSearch).toHaveBeenLastCalledWith({ tab: 'related' });
});

test('says what the community is about, and under which rules', async () => {
  const more = {
    description: 'Covoiturer au campus',
    fullDescription: '<p>Tous les jours</p>',
    domain: 'campus.example',
  };
  bridge.answer('communities.get', ({ id }) => fakeCommunity(id, { ...wire, ...more, freeCarpool: true }));
  await open();
  const about = within(await screen.findByRole('region', { name: 'Présentation' }));
  for (const text of ['Covoiturer au campus', 'Tous les jours']) expect(about.getByText(text)).toBeDefined();
  expect(about.getByText('Oui')).toBeDefined();
});

test('shows how far the community is to its target, and how many people stand where', async () => {
  await open();
  expect(await screen.findByRole('progressbar', { name: '128 membres pour un objectif de 200' })).toBeDefined();
  const figures = within(await screen.findByRole('region', { name: 'Chiffres' }));
  expect((await figures.findAllByRole('link', { name: '7' })).length).toBe(3);
  const counted = bridge.requests('communitymembers.list').filter(({ perPage }) => perPage === 1);
  expect(counted.map(({ filters }) => filters)).toEqual([0, 1, 2, 3].map((status) => ({ community: 4, status })));
});

test.each([' .', '.', ''])(
  'says that a referrer whose name is left as “%s” is no more, and offers them no role',
  async (referrer) => {
    bridge.answer('communities.get', ({ id }) => fakeCommunity(id, { ...wire, referrer }));
    moderators = [];
    await open();
    expect(await screen.findByText(/Le compte du référent n’existe plus.: choisissez un autre/u)).toBeDefined();
    const change = screen.getByRole('link', { name: 'Modifier la communauté' });
    expect(change.getAttribute('href')).toContain('/communities/4');
    expect(screen.getByText(/Compte supprimé · n°\s13/u)).toBeDefined();
    await screen.findByText(/aucun modérateur/u);
    expect(screen.queryByRole('button', { name: /comme modérateur/u })).toBeNull();
  },
);

test('leads to the list of members for a referrer who turns out to be one already', async () => {
  moderators = [{ userId: 5, lastActivityDate: new Date().toISOString() }];
  bridge.answer('communitymembers.add', () => ({ outcome: 'alreadyMember' }));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter Nina N. comme modérateur' }));
  expect(await screen.findByText(/Nina N\. est déjà dans la communauté/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ajouter Nina N. comme modérateur' })).toBeNull();
});

test('offers to add a referrer who is no moderator, and remembers that the platform refuses it', async () => {
  moderators = [{ userId: 5, lastActivityDate: new Date().toISOString() }];
  bridge.answer('communitymembers.add', () => {
    throw new AppFailure({ kind: 'denied', right: 'community_membership', status: 400 });
  });
  await open();
  const add = await screen.findByRole('button', { name: 'Ajouter Nina N. comme modérateur' });
  fireEvent.click(add);
  expect(await screen.findByText(/ne peuvent pas faire cette action/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter Nina N. comme modérateur' }));
  await waitFor(() => expect(bridge.requests('communitymembers.add')).toHaveLength(1));
});

test.each([
  ['has no moderator', [], /n’a aucun modérateur/u],
  ['has none who was active', [{ userId: 13, lastActivityDate: '2020-01-01T00:00:00+00:00' }], /depuis 6 mois/u],
])('says above everything that it %s', async (_, found, words) => {
  moderators = found;
  await open();
  expect(await screen.findByText(words)).toBeDefined();
});

test('shows no link to a person and no event to a manager, who may read neither', async () => {
  await open({}, { rights: ['community_manage', 'community_read', 'community_update'] });
  expect((await screen.findAllByText('Nina N.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Nina N.' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Ajouter Nina/u })).toBeNull();
  expect(bridge.requests('events.list')).toEqual([]);
});

test('is deleted once its name is typed, after the number of memberships that go with it', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Autres actions|^Plus/u }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Supprimer/u }));
  expect(await screen.findByText(/Ses 128 adhésions seront supprimées avec elle/u)).toBeDefined();
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer définitivement' });
  expect(go.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'campus' } });
  fireEvent.click(go);
  await waitFor(() => expect(bridge.requests('communities.remove')).toEqual([{ id: 4 }]));
});
