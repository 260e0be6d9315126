import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DashboardBlock } from '#renderer/features/dashboards/DashboardBlock.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { DashboardAnswer } from '#shared/ipc/analytics.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const opened: DashboardAnswer = { outcome: 'opened', handle: 'h-1', communityId: 2, territoryId: null };

async function open(
  setting: 'summary' | 'community',
  { answer = () => opened, ...options }: ScreenOptions & { answer?: () => DashboardAnswer } = {},
) {
  const bridge = installFakeBridge({
    'analytics.open': () => answer(),
    'analytics.place': () => undefined,
    'analytics.close': () => undefined,
  });
  window.matchMedia ??= () =>
    // The one part of it that is asked for.
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  await openScreen(<DashboardBlock setting={setting} title="Chiffres" actions={<a href="/analytics">Tout</a>} />, {
    config: { modules: { analytics: true } },
    ...options,
  });
  return { bridge, asked: () => bridge.requests('analytics.open') };
}

it.each([
  ['summary', false, 'Tableau de bord\u00a0: Synthèse, Mois'],
  ['community', true, 'Tableau de bord\u00a0: Communauté, Mois'],
] as const)(
  'shows %s, monthly, for the scope that the platform chooses',
  async (setting, isDefaultCommunity, label) => {
    const { asked } = await open(setting);
    expect(await screen.findByRole('region', { name: label })).toBeDefined();
    expect(asked()).toMatchObject([
      { view: setting, periodicity: 'monthly', communityId: null, isDefaultCommunity, isDefaultTerritory: true },
    ]);
    expect(screen.getByRole('link', { name: 'Tout' })).toBeDefined();
  },
);

it('collapses into one line when it is refused, and can be tried again', async () => {
  const { asked } = await open('summary', {
    answer: () => {
      throw new AppFailure({ kind: 'denied', right: 'analytic_read' });
    },
  });
  expect(
    await screen.findByText(/^Impossible de charger le tableau de bord.*consulter les statistiques/),
  ).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Tableau de bord/ })).toBeNull();
  screen.getByRole('button', { name: 'Réessayer' }).click();
  await waitFor(() => expect(asked()).toMatchObject([{ isFresh: false }, { isFresh: true }]));
});

it('collapses for a name unknown to the platform, and for a page that fails', async () => {
  await open('summary', { answer: () => ({ outcome: 'unknownView' }) });
  expect(await screen.findByText(/n’existe pas sur cette plateforme/)).toBeDefined();
});

it('collapses when its page fails', async () => {
  const { bridge } = await open('summary');
  await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Synthèse, Mois' });
  bridge.emit('analytics.changed', { handle: 'h-1', state: 'failed', reason: 'HTTP 503' });
  expect(await screen.findByText('Impossible de charger le tableau de bord : HTTP 503')).toBeDefined();
});

it.each([
  ['the module is off', { modules: {} }],
  ['the site has no name for it', { modules: { analytics: true }, analytics: { names: { summary: '' } } }],
])('is absent when %s', async (_, config) => {
  const { asked } = await open('summary', { config });
  expect(screen.queryByText('Chiffres')).toBeNull();
  expect(asked()).toEqual([]);
});
