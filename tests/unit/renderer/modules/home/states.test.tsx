import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import type { Permission } from '#shared/permissions.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

vi.setConfig({ testTimeout: 30_000 });

const noRows = ({ page = 1, perPage = 25 }: { page?: number; perPage?: number }) => ({
  rows: [],
  unreadable: [],
  total: 0,
  page,
  perPage,
});

// A recorded collection.
const [wireRow] = (recordedBody('listSolidaries', 'all') as { 'hydra:member': object[] })['hydra:member'];
const row = { ...solidaryRecords.row.parse(wireRow), userId: userId.parse(1), status: 0 as const };

/** A block of a home, with what it needs and how it is when nothing is there. */
interface HomeBlock {
  title: string;
  rights: readonly Permission[];
  /** What it reads. */
  channel: Channel;
  isOperator?: boolean;
  empty: FakeHandlers;
  /** What it then says; null where it is not there. */
  saysEmpty: RegExp | null;
  /** Whether it is read on a press alone. */
  button?: RegExp;
  /** Whether it stands without any right, as what it shows is of this computer. */
  isOwn?: boolean;
  /** Whether it is absent until something is known. */
  isLate?: boolean;
}

const blocks: readonly HomeBlock[] = [
  {
    title: 'Votre journée',
    rights: ['solidary_list'],
    channel: 'solidaryrecords.list',
    isOperator: true,
    empty: { 'solidaryrecords.list': noRows },
    saysEmpty: /Rien|rien|Aucun/u,
  },
  {
    title: 'Demandes en cours',
    rights: ['solidary_list'],
    channel: 'solidaryrecords.list',
    isOperator: true,
    empty: { 'solidaryrecords.list': noRows },
    saysEmpty: /0/u,
  },
  {
    title: 'À traiter',
    rights: ['user_list', 'user_update', 'relay_point_manage', 'campaign_list'],
    channel: 'home.waiting',
    empty: { 'home.waiting': () => 0 },
    saysEmpty: /Rien ne vous attend/u,
  },
  {
    title: 'Autostop',
    rights: ['hitchhiking_watcher', 'user_list', 'user_read'],
    channel: 'hitchhiking.waiting',
    empty: { 'hitchhiking.waiting': () => 0 },
    saysEmpty: /Rien|rien/u,
  },
  {
    title: 'Arrivés depuis 7 jours',
    rights: ['hitchhiking_watcher', 'user_list', 'user_read'],
    channel: 'hitchhikers.list',
    empty: { 'hitchhikers.list': noRows },
    saysEmpty: /Personne|Aucun/u,
  },
  {
    title: 'Vos communautés',
    rights: ['community_dashboard_self', 'community_list'],
    channel: 'communities.moderated',
    empty: { 'communities.moderated': () => [] },
    saysEmpty: /Vous ne modérez aucune communauté/u,
  },
  {
    title: 'Inscriptions',
    rights: ['analytic_read', 'dashboard_read', 'user_list'],
    channel: 'users.list',
    empty: { 'users.list': noRows },
    saysEmpty: /0 inscription|Aucune inscription/u,
    button: /Compter les inscriptions/u,
  },
  {
    title: 'Justificatifs manquants',
    rights: ['solidary_list', 'solidary_beneficiary_list', 'structure_read'],
    channel: 'solidarystructures.get',
    isOperator: true,
    empty: {
      'solidaryrecords.list': () => ({ rows: [row], unreadable: [], total: 1, page: 1, perPage: 500 }),
      'solidarystructures.get': () => fakeStructure(1),
      'solidary.resolveUser': () => null,
    },
    saysEmpty: /Rien ne manque/u,
    button: /Vérifier la personne/u,
  },
  {
    title: 'Outils externes',
    rights: [],
    channel: 'externalTools.logins',
    empty: { 'externalTools.logins': () => [] },
    saysEmpty: /Aucun identifiant pour votre rôle/u,
    button: /Afficher mes identifiants/u,
    isOwn: true,
  },
  {
    title: 'Action en cours',
    rights: [],
    channel: 'bulk.jobs',
    empty: { 'bulk.jobs': () => [] },
    saysEmpty: null,
    isOwn: true,
    isLate: true,
  },
  {
    title: 'Brouillons',
    rights: [],
    channel: 'drafts.list',
    empty: { 'drafts.list': () => ({ drafts: [], isRead: true }) },
    saysEmpty: null,
    isOwn: true,
    isLate: true,
  },
  {
    title: 'Rappels',
    rights: [],
    channel: 'reminders.list',
    empty: { 'reminders.list': () => ({ reminders: [], isRead: true }) },
    saysEmpty: null,
    isOwn: true,
    isLate: true,
  },
];

const sessionOf = ({ isOperator = false }: HomeBlock, rights: readonly Permission[]) => ({
  ...camille,
  user: { ...camille.user, operates: isOperator ? ['/operates/2'] : [] },
  permissions: ['access_admin' as const, ...rights],
});
/** Opens home, and counts how often a block asks for what it shows. */
async function open(block: HomeBlock, handlers: FakeHandlers, rights = block.rights) {
  const answer = handlers[block.channel] as ((...request: unknown[]) => unknown) | undefined;
  let count = 0;
  const counting = (...request: unknown[]) => {
    count += 1;
    return answer?.(...request);
  };
  const { person } = await openApp({
    session: sessionOf(block, rights),
    handlers: { ...handlers, [block.channel]: counting },
  });
  return { person, asked: () => count };
}
const welcomed = () => screen.findByText(/^Bonjour Camille/u);
const refused = () => {
  throw new AppFailure({ kind: 'network', reason: 'unreachable' });
};
const named = blocks.map((block) => [block.title, block] as const);
async function shown(block: HomeBlock, person: { click: (element: Element) => Promise<void> }): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: block.title });
  if (block.button !== undefined) await person.click(within(region).getByRole('button', { name: block.button }));
  return region;
}

test.each(named.filter(([, { isOwn }]) => !isOwn))(
  '%s: without its rights it is absent and asks nothing',
  async (_, block) => {
    const { asked } = await open(block, block.empty, []);
    await welcomed();
    expect(screen.queryByRole('region', { name: block.title })).toBeNull();
    expect(asked()).toBe(0);
  },
);

test.each(named)('%s: where nothing is there it says so, or is absent', async (_, block) => {
  const { asked, person } = await open(block, block.empty);
  await welcomed();
  const { saysEmpty } = block;
  if (saysEmpty === null) {
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: block.title })).toBeNull();
  } else {
    const region = await shown(block, person);
    await waitFor(() => expect(region.textContent).toMatch(saysEmpty));
  }
});

test.each(named)('%s: while it is read, the rest of the page is there, and it says that it loads', async (_, block) => {
  const { person } = await open(block, { ...block.empty, [block.channel]: () => new Promise<never>(() => {}) });
  await welcomed();
  if (block.isLate === true) return expect(screen.queryByRole('region', { name: block.title })).toBeNull();
  const region = await shown(block, person);
  await waitFor(() =>
    expect(
      region.getAttribute('aria-busy') === 'true' ||
        region.querySelector('[aria-busy="true"], [role="progressbar"]') !== null,
    ).toBe(true),
  );
});

test.each(named)('%s: what is refused is said in it alone, and asked again', async (_, block) => {
  const { person, asked } = await open(block, { ...block.empty, [block.channel]: refused });
  await welcomed();
  const region = await shown(block, person);
  expect(await within(region).findAllByText(/La plateforme ne répond pas/u)).not.toEqual([]);
  const before = asked();
  const [retry] = within(region).getAllByRole('button', { name: /^Réessayer/u });
  if (retry === undefined) throw new Error('there is no way to try again');
  await person.click(retry);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
