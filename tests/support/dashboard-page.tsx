import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { moduleSwitches, type SiteConfigFile, siteConfig } from '#shared/config.ts';
import type { DashboardAnswer, DashboardRequest } from '#shared/ipc/analytics.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import { fakeCommunity } from './fake-communities.ts';
import { answerRows } from './list-answers.ts';
import { camille, openApp, type ShellOptions } from './shell-app.tsx';

/** Camille as an administrator, who may restrict dashboards. */
export const administrator: SignedInState = { ...camille, user: { ...camille.user, roles: ['ROLE_ADMIN'] } };
/** The answer for a dashboard of the whole platform. */
export const opened = {
  outcome: 'opened',
  handle: 'h-1',
  communityId: null,
  territoryId: null,
} as const satisfies DashboardAnswer;

interface DashboardPageOptions extends ShellOptions {
  analytics?: SiteConfigFile['analytics'];
  answer?: (request: DashboardRequest) => DashboardAnswer | Promise<DashboardAnswer>;
}

/** Opens a screen of a dashboard over a fake bridge; `handlers` are added to those of dashboards. */
export async function openDashboard({
  analytics,
  answer = () => opened,
  at = '/analytics',
  handlers,
  bootstrap,
  ...options
}: DashboardPageOptions = {}) {
  // Frames are drawn as soon as they are asked for: nothing is painted here.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));
  const app = await openApp({
    at,
    session: administrator,
    bootstrap: { config: siteConfig.parse({ modules, analytics }), ...bootstrap },
    handlers: {
      // The contract has parsed it: its defaults are there.
      'analytics.open': (request) => answer(request as DashboardRequest),
      'analytics.place': () => undefined,
      'analytics.close': () => undefined,
      'analytics.focus': () => undefined,
      'analytics.savePdf': () => ({ fileName: 'a.pdf' }),
      'analytics.openLink': () => undefined,
      'communities.list': answerRows([fakeCommunity(4, { name: 'Lycée de Toul' })]),
      'communities.moderated': () => [fakeCommunity(2, { name: 'Gare de Nancy' })],
      'territories.list': answerRows([{ id: 6, name: 'Grand Est' }]),
      ...handlers,
    },
    ...options,
  });
  const requests = () => app.bridge.requests('analytics.open');
  const state = (payload: { state: 'loading' | 'loaded' | 'failed'; reason?: string }) =>
    app.bridge.emit('analytics.changed', { handle: 'h-1', ...payload });
  return { ...app, asked: requests, state };
}
export const room = () => screen.findByRole('region', { name: 'Tableau de bord\u00a0: Synthèse, mois' });
