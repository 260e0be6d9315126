import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleSwitches, siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

afterEach(cleanup);

const nancy = { id: 1, name: 'Nancy', telephone: null, signature: null, isFullMode: true, hasTransport: false };
const open = async (permissions: Permission[], structures = [nancy]) => {
  const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));
  const { bridge } = await openApp({
    at: '/solidary/analytics/carpool',
    session: { ...camille, permissions, structures },
    bootstrap: { config: siteConfig.parse({ modules }) },
    handlers: {
      'analytics.open': () => {
        throw new AppFailure({ kind: 'denied', right: 'analytic_read' });
      },
    },
  });
  return bridge;
};

it('asks for the dashboard of the site with the default territory, and says that no structure limits it', async () => {
  const bridge = await open(['dashboard_read', 'analytic_read']);
  await screen.findByText('Ces chiffres ne sont pas limités à votre structure');
  await waitFor(() => expect(bridge.requests('analytics.open')).toHaveLength(1));
  expect(bridge.requests('analytics.open')[0]).toMatchObject({
    view: 'solidaryCarpool',
    periodicity: 'monthly',
    isDefaultCommunity: false,
    isDefaultTerritory: true,
  });
});

it('says that the current structure has no part in it to those who have several', async () => {
  await open(['dashboard_read'], [nancy, { ...nancy, id: 2, name: 'Toul' }]);
  expect(await screen.findByText('Le choix d’une structure ne change pas ce tableau de bord.')).toBeTruthy();
});

it('announces the right that the platform will ask for', async () => {
  await open(['dashboard_read']);
  expect(
    await screen.findByText(/pas le droit de voir ce tableau de bord \(consulter les statistiques\)/),
  ).toBeTruthy();
});

it('offers our own figures to those who may list records alone', async () => {
  await open(['dashboard_read']);
  await screen.findByText('Ces chiffres ne sont pas limités à votre structure');
  expect(screen.queryByRole('button', { name: 'Compter à nouveau' })).toBeNull();
  cleanup();
  await open(['dashboard_read', 'solidary_list']);
  expect(await screen.findByRole('button', { name: 'Compter à nouveau' })).toBeTruthy();
  // What would be refused for want of a right is not there, nor is a right named.
  expect(screen.queryByRole('link', { name: 'Tableau de bord' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/consulter les statistiques/);
});

it('has its figures and the dashboard on a screen each', async () => {
  const bridge = await open(['dashboard_read', 'analytic_read', 'solidary_list']);
  await waitFor(() => expect(bridge.requests('analytics.open')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Compter à nouveau' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Nos chiffres' }));
  expect(await screen.findByRole('button', { name: 'Compter à nouveau' })).toBeTruthy();
  expect(screen.queryByText('Ces chiffres ne sont pas limités à votre structure')).toBeNull();
  expect(screen.getByRole('link', { name: 'Nos chiffres' }).getAttribute('aria-current')).toBe('page');
});
