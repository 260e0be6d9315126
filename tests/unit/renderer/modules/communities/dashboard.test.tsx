import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moduleSwitches, siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import type { DashboardAnswer, DashboardRequest } from '#shared/ipc/analytics.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { answerRows } from '#tests/support/list-answers.ts';
import { camille, openApp, type ShellOptions } from '#tests/support/shell-app.tsx';

const administrator: SignedInState = { ...camille, user: { ...camille.user, roles: ['ROLE_ADMIN'] } };
const without = (...rights: string[]): SignedInState => ({
  ...camille,
  permissions: camille.permissions.filter((right) => !rights.includes(right)),
});
const opened: DashboardAnswer = { outcome: 'opened', handle: 'h-1', communityId: 4, territoryId: null };

async function open(options: Partial<ShellOptions> & { answer?: () => DashboardAnswer } = {}) {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));
  const { answer = () => opened, ...shell } = options;
  const app = await openApp({
    at: '/communities/4/dashboard',
    session: administrator,
    bootstrap: { config: siteConfig.parse({ modules }) },
    handlers: {
      'analytics.open': answer,
      'analytics.place': () => undefined,
      'analytics.close': () => undefined,
      'communities.list': answerRows([fakeCommunity(4, { name: 'Lycée de Toul' }), fakeCommunity(5, { name: 'Gare' })]),
      'communities.moderated': () => [fakeCommunity(4, { name: 'Lycée de Toul' }), fakeCommunity(2, { name: 'Usine' })],
    },
    ...shell,
  });
  // The contract has parsed it: its defaults are there.
  const asked = () => app.bridge.requests('analytics.open') as DashboardRequest[];
  return { ...app, asked };
}

test('the community of the address is asked for, monthly, and named in the breadcrumbs', async () => {
  const { asked } = await open();
  await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Communauté, mois' });
  expect(asked()).toMatchObject([
    { view: 'community', periodicity: 'monthly', communityId: 4, isDefaultCommunity: false, territoryId: null },
  ]);
  const crumbs = await screen.findByRole('navigation', { name: /Fil d/u });
  await waitFor(() =>
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining('Communautés'), expect.stringContaining('Lycée de Toul')]),
    ),
  );
  // What the page is stands beside them, in its heading.
  expect(screen.getByRole('heading', { level: 1, name: 'Tableau de bord de la communauté' })).toBeDefined();
  expect(screen.getByText(/^Communauté · Mois · Communauté\s: Lycée de Toul$/u)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Territoire' })).toBeNull();
});

test('another community is another address, with the same periodicity', async () => {
  const { asked, person, address } = await open({
    session: camille,
    at: '/communities/4/dashboard?periodicity=yearly',
  });
  await person.click(await screen.findByRole('combobox', { name: 'Communauté' }));
  await person.click(await screen.findByRole('option', { name: 'Usine' }));
  await waitFor(() => expect(address()).toMatch(/^\/communities\/2\/dashboard\?.*periodicity=yearly/u));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ communityId: 2, periodicity: 'yearly' }));
});

test('a manager who neither refers to nor moderates the community is told so', async () => {
  await open({
    session: camille,
    answer: () => {
      throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
    },
  });
  expect(await screen.findByText('Vous devez être référent ou modérateur de cette communauté')).toBeDefined();
});

test('an administrator’s refusal without a reason keeps its known causes', async () => {
  await open({
    answer: () => {
      throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
    },
  });
  expect(await screen.findByText('Causes connues\u00a0:', { normalizer: String })).toBeDefined();
  expect(screen.queryByText('Vous devez être référent ou modérateur de cette communauté')).toBeNull();
});

test('whoever can neither list statistics nor follow a community is told that the dashboard is not restricted', async () => {
  const answer = (): DashboardAnswer => ({ ...opened, communityId: null });
  await open({ session: without('analytic_list', 'community_dashboard_self'), answer });
  expect(await screen.findByText(/Il ne peut être limité à une communauté que/u)).toBeDefined();
});

test('a right to the statistics leaves that line out', async () => {
  await open({ session: without('community_dashboard_self') });
  await screen.findByRole('region', { name: 'Réglages du tableau de bord' });
  expect(screen.queryByText(/Il ne peut être limité à une communauté que/u)).toBeNull();
});
