import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { Permission } from '#shared/permissions.ts';
import { callDraft } from '#shared/record-drafts.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { camille, openApp, type ShellOptions } from '#tests/support/shell-app.tsx';

beforeEach(() => window.localStorage.clear());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const withRights = (...permissions: Permission[]) => ({
  ...camille,
  permissions: ['access_admin' as const, ...permissions],
});
const welcomed = () => screen.findByText('Bonjour Camille');
const down = () => {
  throw new AppFailure({ kind: 'network', reason: 'unreachable' });
};

const communities = [
  fakeCommunity(4, { name: 'Lycée de Nancy', nbMembers: 40, target: 100 }),
  fakeCommunity(9, { name: 'Agents de la ville', nbMembers: 1 }),
];
const moderating: ShellOptions['handlers'] = {
  'communities.moderated': () => communities,
  'home.pendingMembers': ({ communityId }) => (communityId === 4 ? 3 : 0),
};

test('the moderated communities show their pending work and their links', async () => {
  await openApp({ session: withRights('community_dashboard_self', 'community_list'), handlers: moderating });
  const rows = await (await region('Vos communautés')).findAllByRole('listitem').then((items) => {
    return items.filter((item) => within(item).queryByRole('heading', { level: 3 }));
  });
  const [first, second] = rows.map((row) => within(row));
  expect(first?.getByText('40 membres pour un objectif de 100')).toBeDefined();
  expect(await first?.findByText('3 demandes en attente')).toBeDefined();
  const links = first
    ?.getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')]);
  // The row says once of which community it is; each link says it to who does not see the row.
  expect(links).toEqual([
    ['Lycée de Nancy', null, '/communities/show/4'],
    ['Membres', 'Membres\u00a0: Lycée de Nancy', '/communities/show/4?tab=members'],
    ['Tableau de bord', 'Tableau de bord\u00a0: Lycée de Nancy', '/communities/4/dashboard'],
  ]);
  expect(second?.getByText('1 membre')).toBeDefined();
  expect(second?.queryByText(/en attente/)).toBeNull();
});

test('whoever moderates a community without administering prepares letters to its members from home', async () => {
  await openApp({
    session: withRights('community_dashboard_self', 'community_list', 'community_update'),
    handlers: moderating,
  });
  const block = await region('Vos communautés');
  const letters = await block.findAllByRole('link', { name: /^Préparer une lettre/ });
  expect(letters.map((link) => link.getAttribute('href'))).toEqual(['/campaigns/letter/4', '/campaigns/letter/9']);
});

test('a manager without community is told so; an administrator is not', async () => {
  const { unmount } = await openApp({ session: withRights('community_dashboard_self', 'community_list') });
  expect(await (await region('Vos communautés')).findByText('Vous ne modérez aucune communauté.')).toBeDefined();
  unmount();
  await openApp();
  await welcomed();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Vos communautés' })).toBeNull());
});

test('communities that cannot be read leave the rest of the page unchanged', async () => {
  await openApp({
    session: withRights('community_dashboard_self', 'community_list', 'relay_point_manage'),
    handlers: { 'communities.moderated': down, 'home.waiting': () => 3 },
  });
  expect(await (await region('Vos communautés')).findByText(/^La plateforme ne répond pas/)).toBeDefined();
  expect(await screen.findByRole('link', { name: /^Points relais en attente\s+3$/ })).toBeDefined();
});

test('drafts link to where they were typed; a discarded one can be restored', async () => {
  let kept = [
    { resource: 'users', record: 12, savedAt: asInstant('2026-03-05T14:05:00.000Z') },
    { resource: 'hitchhikers', record: null, savedAt: asInstant('2026-03-04T14:05:00.000Z') },
    { resource: 'somethingElse', record: 3, savedAt: asInstant('2026-03-03T14:05:00.000Z') },
  ];
  const content = { values: { givenName: 'Jeanne' }, base: { givenName: 'Jean' } };
  const { person, bridge } = await openApp({
    handlers: {
      'drafts.list': () => ({ drafts: kept, isRead: true }),
      'drafts.get': () => ({ content, savedAt: asInstant('2026-03-05T14:05:00.000Z') }),
      'drafts.drop': ({ record }) => {
        kept = kept.filter((draft) => draft.record !== record);
      },
      'drafts.save': () => ({ isOnDisk: true }),
    },
  });
  const drafts = await region('Brouillons');
  const links = drafts.getAllByRole('link');
  expect(links.map((link) => [link.textContent?.replaceAll(/\s/gu, ' '), link.getAttribute('href')])).toEqual([
    ['Modifier l’utilisateur : n° 12', '/users/12'],
    ['Créer un autostoppeur', '/hitchhikers/create'],
  ]);
  await person.click(drafts.getByRole('button', { name: /Modifier l’utilisateur/ }));
  await waitFor(() => expect(drafts.queryByRole('link', { name: /Modifier l’utilisateur/ })).toBeNull());
  expect(bridge.requests('drafts.drop')).toEqual([{ resource: 'users', record: 12 }]);
  await person.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(bridge.requests('drafts.save')).toEqual([{ resource: 'users', record: 12, content }]));
});

test('a call that was not finished is named by its structure, and opens where it is taken up', async () => {
  const at = { resource: callDraft, savedAt: asInstant('2026-03-05T14:05:00.000Z') };
  await openApp({
    handlers: {
      'drafts.list': () => ({ drafts: [1, 2, 99].map((record) => ({ ...at, record })), isRead: true }),
    },
  });
  const drafts = await region('Brouillons');
  const links = drafts.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Appel à reprendre\s: Vosges$/u), '/solidaryrecords/create'],
  ]);
  expect(drafts.getAllByRole('listitem')).toHaveLength(2);
  expect(drafts.getByText(/pour la structure Nancy\s: choisissez d’abord cette structure/u)).toBeDefined();
});

test('home shows the newest drafts, and all of them on demand with the focus in what comes', async () => {
  const savedAt = asInstant('2026-03-05T14:05:00.000Z');
  const { person } = await openApp({
    handlers: {
      'drafts.list': () => ({
        drafts: Array.from({ length: 40 }, (_, index) => ({ resource: 'users', record: index + 1, savedAt })),
        isRead: true,
      }),
    },
  });
  const drafts = await region('Brouillons');
  const rows = () => [...(drafts.getByRole('list').children ?? [])];
  expect(rows()).toHaveLength(10);
  await person.click(drafts.getByRole('button', { name: 'Tout afficher (40)' }));
  expect(document.activeElement).toBe(drafts.getAllByRole('link')[10]);
  await waitFor(() => expect(rows()).toHaveLength(40));
  expect(drafts.queryByRole('button', { name: /Tout afficher/u })).toBeNull();
});

test('drafts of earlier runs that cannot be read are told as such, with what to do', async () => {
  let isRead = false;
  const { person } = await openApp({
    handlers: {
      'drafts.list': () => ({ drafts: [], isRead }),
      'drafts.askKeychain': () => {
        isRead = true;
      },
    },
  });
  const drafts = await region('Brouillons');
  expect(drafts.getByText('Vos brouillons précédents ne peuvent pas s’afficher pour l’instant')).toBeDefined();
  await person.click(drafts.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Brouillons' })).toBeNull());
});

test('without drafts there is no block; drafts that cannot be read show an error', async () => {
  const { unmount } = await openApp();
  await welcomed();
  expect(screen.queryByRole('region', { name: 'Brouillons' })).toBeNull();
  unmount();
  await openApp({ handlers: { 'drafts.list': down } });
  expect(await (await region('Brouillons')).findByRole('button', { name: /^Réessayer\s: Brouillons$/ })).toBeDefined();
});

test('recently opened records and views are linked', async () => {
  const jeanne = fakeUser(12, { givenName: 'Jeanne', familyName: 'Martin' });
  const { router } = await openApp({
    at: '/users/show/12',
    handlers: { 'users.get': () => jeanne, 'users.list': answerUsers([jeanne]) },
  });
  await screen.findByRole('heading', { level: 1, name: /Martin Jeanne/ });
  await router.navigate({ to: '/users', search: { view: 'recent' } });
  await screen.findByRole('grid');
  await router.navigate({ to: '/' });
  const recent = await region('Récents');
  expect(recent.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Martin Jeanne', '/users/show/12'],
    ['Nouveaux (7 jours)', '/users?view=recent'],
  ]);
});

const tools = {
  bootstrap: {
    config: siteConfig.parse({
      modules: { kibanaDisplay: true, adminButton: true },
      kibanaUrl: 'https://tableaux.example.org/',
      adminUrl: 'https://admin.example.org/',
    }),
  },
  handlers: {
    'externalTools.logins': () => [{ username: 'administration' }, { username: 'communautes' }],
    'externalTools.reveal': ({ index }: { index: number }) => ({ password: `secret-${index}` }),
    'externalTools.copyPassword': () => ({ clearedAfter: 30 }),
    'app.openExternal': () => undefined,
  },
} satisfies ShellOptions;

test('external tools open in the system browser', async () => {
  const { person, bridge } = await openApp(tools);
  const block = await region('Outils externes');
  await person.click(block.getByRole('button', { name: 'Ouvrir l’outil de tableaux de bord' }));
  await person.click(block.getByRole('button', { name: 'Ouvrir l’espace d’administration' }));
  expect(bridge.requests('app.openExternal')).toEqual([
    { url: 'https://tableaux.example.org/' },
    { url: 'https://admin.example.org/' },
  ]);
  bridge.answer('app.openExternal', down);
  await person.click(block.getByRole('button', { name: 'Ouvrir l’espace d’administration' }));
  expect(await screen.findByText('L’outil n’a pas pu s’ouvrir dans votre navigateur')).toBeDefined();
});

test('logins are requested on a click only, and passwords shown or copied one by one', async () => {
  const { person, bridge } = await openApp(tools);
  const block = await region('Outils externes');
  expect(bridge.calls.map(({ channel }) => channel).filter((name) => name.startsWith('externalTools'))).toEqual([]);
  await person.click(block.getByRole('button', { name: 'Afficher mes identifiants' }));
  const lines = within(await block.findByRole('list', { name: 'Identifiants de l’outil de tableaux de bord' }));
  // The button is gone with its press: what it asked for has the focus.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Identifiants de l’outil de tableaux de bord'),
  );
  expect(lines.getAllByText('Mot de passe masqué')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('secret');
  await person.click(lines.getByRole('button', { name: 'Copier le mot de passe du compte administration' }));
  expect(await screen.findByText(/presse-papiers dans 30\ssecondes$/)).toBeDefined();
  expect(document.body.textContent).not.toContain('secret');
  await person.click(lines.getByRole('button', { name: 'Afficher le mot de passe du compte communautes' }));
  expect(await lines.findByText('secret-1')).toBeDefined();
  expect(document.body.textContent).not.toContain('secret-0');
  await person.click(lines.getByRole('button', { name: 'Masquer le mot de passe du compte communautes' }));
  expect(document.body.textContent).not.toContain('secret');
});

test('a shown password is hidden again after a while', async () => {
  const { person } = await openApp(tools);
  const block = await region('Outils externes');
  await person.click(block.getByRole('button', { name: 'Afficher mes identifiants' }));
  const reveal = await block.findByRole('button', { name: 'Afficher le mot de passe du compte administration' });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await person.click(reveal);
  await block.findByText('secret-0');
  const hide = timers.mock.calls.find(([, delay]) => delay === 30_000)?.[0];
  timers.mockRestore();
  expect(hide).toBeTypeOf('function');
  hide?.();
  await waitFor(() => expect(document.body.textContent).not.toContain('secret'));
});

test('the block says when there is no login for the role, and what failed', async () => {
  const { person, bridge } = await openApp({ ...tools, handlers: { ...tools.handlers, 'externalTools.logins': down } });
  const block = await region('Outils externes');
  await person.click(block.getByRole('button', { name: 'Afficher mes identifiants' }));
  await block.findByText(/^La plateforme ne répond pas/);
  bridge.answer('externalTools.logins', () => []);
  await person.click(block.getByRole('button', { name: /^Réessayer/ }));
  expect(await block.findByText('Aucun identifiant pour votre rôle')).toBeDefined();
});

test('a tool without address is absent, and names no setting; its logins stay', async () => {
  const config = siteConfig.parse({ modules: { kibanaDisplay: true, adminButton: true } });
  const { unmount } = await openApp({ bootstrap: { config } });
  const block = await region('Outils externes');
  expect(block.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Afficher mes identifiants']);
  expect(document.body.textContent).not.toMatch(/kibanaUrl|adminUrl/u);
  unmount();
  await openApp({ modules: [] });
  await welcomed();
  expect(screen.queryByRole('region', { name: 'Outils externes' })).toBeNull();
});

test('registrations are counted by month on demand, once for the day, as columns and as a table', async () => {
  const { person, bridge, router } = await openApp({
    handlers: {
      'users.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 5, page, perPage }),
    },
  });
  const block = await region('Inscriptions');
  const all = block.getByRole('link', { name: 'Voir toutes les statistiques' });
  expect(all.getAttribute('href')).toBe('/analytics');
  expect(bridge.requests('users.list')).toEqual([]);
  await person.click(block.getByRole('button', { name: 'Compter les inscriptions' }));
  expect(await block.findByText(/^60 inscriptions en 12 mois/)).toBeDefined();
  const months = bridge.requests('users.list');
  expect(months).toHaveLength(12);
  expect(months.every(({ perPage, filters }) => perPage === 1 && filters?.createdDate !== undefined)).toBe(true);
  expect(block.getByRole('img', { name: /Inscriptions/ }).querySelectorAll('[data-running]')).toHaveLength(1);
  await person.click(block.getByRole('button', { name: 'Tableau', pressed: false }));
  expect(block.getAllByRole('row')).toHaveLength(13);

  await router.navigate({ to: '/events' });
  await router.navigate({ to: '/' });
  expect(await (await region('Inscriptions')).findByText(/^60 inscriptions/)).toBeDefined();
  expect(bridge.requests('users.list')).toHaveLength(12);
});

test('who may not list people gets the way to the dashboards alone', async () => {
  const permissions = camille.permissions.filter((right) => right !== 'user_list');
  await openApp({ session: { ...camille, permissions } });
  await screen.findByRole('link', { name: 'Voir toutes les statistiques' });
  expect(screen.queryByRole('region', { name: 'Inscriptions' })).toBeNull();
});
