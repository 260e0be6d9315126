import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import type { WaitingName } from '#shared/waiting.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { camille, openApp, type ShellOptions } from '#tests/support/shell-app.tsx';

const counts: Record<WaitingName, number> = {
  identityProofs: 12,
  hitchhikerProofs: 5,
  testedCampaigns: 1248,
  relayPoints: 0,
};
const communities = Array.from({ length: 12 }, (_, index) =>
  fakeCommunity(index + 1, { nbMembers: 40, target: index % 2 === 0 ? 100 : null }),
);

const open = ({ handlers, ...options }: ShellOptions = {}) =>
  openApp({
    ...options,
    handlers: { 'home.waiting': ({ list }) => counts[list], ...handlers },
  });
const block = async () => within(await screen.findByRole('region', { name: /^(?:À traiter|To do)$/ }));
const withRights = (...permissions: Permission[]) => ({
  ...camille,
  permissions: ['access_admin' as const, ...permissions],
});

test('each count opens its queue, or the rows that it counts', async () => {
  await open();
  const links = await waitFor(async () => {
    const found = (await block()).getAllByRole('link');
    expect(found.map(({ textContent }) => textContent).join()).toMatch(/autostoppeurs.*1\s248/u);
    return found;
  });
  expect(links.map((link) => [link.textContent?.replaceAll(/\s/gu, ' '), link.getAttribute('href')])).toEqual([
    ['Preuves d’identité à vérifier 12Vérifier', '/users/identities'],
    ['dont celles des autostoppeurs 5', '/users/identities?hitchhikers=yes'],
    ['Campagnes testées, pas encore envoyées 1 248Envoyer ou archiver', '/campaigns?status=1'],
  ]);
  // What is empty takes no card.
  expect((await block()).getByText('Rien en attente : points relais en attente.')).toBeDefined();
});

test('a part that is the whole is not counted beside it', async () => {
  await open({ handlers: { 'home.waiting': ({ list }) => (list === 'hitchhikerProofs' ? 12 : counts[list]) } });
  expect(await (await block()).findByRole('link', { name: /^Preuves d’identité à vérifier\s+12$/ })).toBeDefined();
  await waitFor(async () => expect((await block()).getAllByRole('link')).toHaveLength(3));
  expect((await block()).queryByText('dont celles des autostoppeurs')).toBeNull();
});

test('the counts are shown in English', async () => {
  await open({ locale: 'en' });
  expect(await (await block()).findByRole('link', { name: /^Campaigns tested, not sent yet\s+1,248$/ })).toBeDefined();
});

test.each([
  [['user_list'], []],
  [
    ['user_list', 'user_update'],
    ['identityProofs', 'hitchhikerProofs'],
  ],
  [['campaign_list'], ['testedCampaigns']],
  [['relay_point_manage'], ['relayPoints']],
] as const)('with %j only %j is requested', async (rights, asked) => {
  const { bridge } = await open({ session: withRights(...rights) });
  await screen.findByText('Bonjour Camille');
  await waitFor(() => expect(bridge.requests('home.waiting').map(({ list }) => list)).toEqual(asked));
  if (asked.length === 0) expect(screen.queryByRole('region', { name: 'À traiter' })).toBeNull();
  expect(bridge.requests('communities.moderated')).toEqual([]);
});

test('nothing is requested for a module that is switched off', async () => {
  const { bridge } = await open({ modules: [] });
  await (await block()).findByRole('link', { name: /^Preuves d’identité/ });
  expect(bridge.requests('home.waiting').map(({ list }) => list)).toEqual(['identityProofs', 'relayPoints']);
  expect(bridge.requests('communities.moderated')).toEqual([]);
  expect(bridge.requests('home.pendingMembers')).toEqual([]);
});

test('requests to join are counted for ten communities, each with a link to its members', async () => {
  const { bridge } = await open({
    handlers: {
      'communities.moderated': () => communities,
      'home.pendingMembers': ({ communityId }) => communityId,
    },
  });
  const link = await (await block()).findByRole('link', { name: /^Demandes d’adhésion\s: Communauté 10\s+10$/ });
  expect(link.getAttribute('href')).toBe('/communities/show/10?tab=members&queue=yes');
  const ids = new Set(bridge.requests('home.pendingMembers').map(({ communityId }) => communityId));
  expect(ids).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect((await block()).getByText('Seules 10 de vos 12 communautés sont comptées.')).toBeDefined();
});

test('a failed count shows an error on its line, the others stay, and it alone is requested again', async () => {
  const { person, bridge } = await open({
    handlers: {
      'home.waiting': ({ list }) => {
        if (list === 'testedCampaigns') throw new AppFailure({ kind: 'denied', right: 'campaign_list' });
        return counts[list];
      },
    },
  });
  const line = (await (await block()).findByText(/^Accès refusé.*voir la liste des campagnes/u)).closest('li');
  expect(line?.textContent).toMatch(/^Campagnes testées/);
  expect((await block()).getByRole('link', { name: /vérifier\s+12(?:Vérifier)?$/ })).toBeDefined();
  bridge.answer('home.waiting', ({ list }) => counts[list] + 1);
  const before = bridge.requests('home.waiting').length;
  await person.click(within(line as HTMLElement).getByRole('button', { name: /^Réessayer\s: Campagnes testées/ }));
  await (await block()).findByRole('link', { name: /envoyées\s+1.249/u });
  expect(bridge.requests('home.waiting').slice(before)).toEqual([{ list: 'testedCampaigns' }]);
});

test('communities that cannot be read fail on their own', async () => {
  await open({
    handlers: {
      'communities.moderated': () => {
        throw new AppFailure({ kind: 'network', reason: 'unreachable' });
      },
    },
  });
  expect(await (await block()).findByRole('button', { name: /^Réessayer\s: Demandes d’adhésion à vos/ })).toBeDefined();
  expect((await block()).getByRole('link', { name: /vérifier\s+12(?:Vérifier)?$/ })).toBeDefined();
});

test('the counts refresh on demand, by F5, and on return to the home page; not on focus within a minute', async () => {
  const { person, bridge, router } = await open();
  await (await block()).findByRole('link', { name: /vérifier\s+12(?:Vérifier)?$/ });
  const asked = () => bridge.requests('home.waiting').filter(({ list }) => list === 'identityProofs').length;
  expect(asked()).toBe(1);
  await person.click(screen.getByRole('button', { name: 'Actualiser' }));
  await waitFor(() => expect(asked()).toBe(2));
  fireEvent.keyDown(document.body, { key: 'F5' });
  await waitFor(() => expect(asked()).toBe(3));
  fireEvent.focus(window);
  expect(asked()).toBe(3);

  bridge.answer('home.waiting', () => 7);
  await router.navigate({ to: '/analytics' });
  await router.navigate({ to: '/' });
  await (await block()).findByRole('link', { name: /vérifier\s+7/ });
  expect(asked()).toBe(4);
});

test('former counts stay when a refresh fails', async () => {
  const { person, bridge } = await open();
  await (await block()).findByRole('link', { name: /vérifier\s+12(?:Vérifier)?$/ });
  bridge.answer('home.waiting', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await person.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(await (await block()).findAllByText(/^La plateforme ne répond pas/)).toHaveLength(3);
  expect((await block()).getByRole('link', { name: /vérifier\s+12(?:Vérifier)?$/ })).toBeDefined();
});

test('the block says when nothing is pending', async () => {
  await open({ handlers: { 'home.waiting': () => 0 } });
  expect(await screen.findByText('Rien ne vous attend pour l’instant.')).toBeDefined();
});
