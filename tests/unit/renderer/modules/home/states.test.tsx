import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import type { Permission } from '#shared/permissions.ts';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

vi.setConfig({ testTimeout: 30_000 });

const noRows = ({ page = 1, perPage = 25 }: { page?: number; perPage?: number }) => ({
  rows: [],
  unreadable: [],
  total: 0,
  page,
  perPage,
});

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
const open = (block: HomeBlock, handlers: FakeHandlers, rights = block.rights) =>
  openApp({ session: sessionOf(block, rights), handlers });
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
    const { bridge } = await open(block, block.empty, []);
    await welcomed();
    expect(screen.queryByRole('region', { name: block.title })).toBeNull();
    expect(bridge.requests(block.channel)).toEqual([]);
  },
);

test.each(named)('%s: where nothing is there it says so, or is absent', async (_, block) => {
  const { bridge, person } = await open(block, block.empty);
  await welcomed();
  const { saysEmpty } = block;
  if (saysEmpty === null) {
    await waitFor(() => expect(bridge.requests(block.channel)).not.toEqual([]));
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
  const { person, bridge } = await open(block, { ...block.empty, [block.channel]: refused });
  await welcomed();
  const region = await shown(block, person);
  expect(await within(region).findAllByText(/La plateforme ne répond pas/u)).not.toEqual([]);
  const asked = bridge.requests(block.channel).length;
  const [retry] = within(region).getAllByRole('button', { name: /^Réessayer/u });
  if (retry === undefined) throw new Error('there is no way to try again');
  await person.click(retry);
  await waitFor(() => expect(bridge.requests(block.channel).length).toBeGreaterThan(asked));
});
