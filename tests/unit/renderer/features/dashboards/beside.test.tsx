import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DashboardAnswer } from '#shared/ipc/analytics.ts';
import { openDashboard, opened, room } from '#tests/support/dashboard-page.tsx';

const wide = ['(min-width: 1600px)'];

/** Answers each dashboard with a handle that says what it is. */
const answer = (request: { periodicity: string; communityId: number | null }): DashboardAnswer => ({
  ...opened,
  handle: `${request.periodicity}-${request.communityId}`,
  communityId: request.communityId,
});

describe('two dashboards side by side', () => {
  it('compare two periodicities, each with its controls, and stand in the address', async () => {
    const { asked, address, bridge, person } = await openDashboard({ media: wide, answer });
    await room();
    await person.click(screen.getByRole('button', { name: 'Comparer côte à côte' }));
    await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Synthèse, année' });
    expect(address()).toBe('/analytics?view=summary&periodicity=monthly&besidePeriodicity=yearly');
    expect(asked().map(({ periodicity }) => periodicity)).toEqual(['monthly', 'yearly']);
    const second = within(screen.getByRole('group', { name: 'Second tableau de bord' }));
    await person.click(second.getByRole('radio', { name: 'Jour' }));
    await waitFor(() => expect(asked().map(({ periodicity }) => periodicity)).toEqual(['monthly', 'yearly', 'daily']));
    // The first one stays as it is.
    expect(bridge.requests('analytics.close')).toEqual([{ handle: 'yearly-null' }]);
    await person.click(screen.getByRole('button', { name: 'Comparer côte à côte' }));
    await waitFor(() => expect(address()).toBe('/analytics?view=summary&periodicity=monthly'));
    await waitFor(() => expect(bridge.requests('analytics.close').at(-1)).toEqual({ handle: 'daily-null' }));
  });

  it('compare two communities in the same periodicity', async () => {
    const { asked, person } = await openDashboard({
      media: wide,
      answer,
      at: '/analytics?communityId=9&besidePeriodicity=monthly',
    });
    const second = within(await screen.findByRole('group', { name: 'Second tableau de bord' }));
    await person.click(second.getByRole('combobox', { name: 'Communauté' }));
    await person.click(await screen.findByRole('option', { name: 'Lycée de Toul' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ communityId: 4, periodicity: 'monthly' }));
    expect(asked()[0]).toMatchObject({ communityId: 9, periodicity: 'monthly' });
    expect(second.queryByRole('combobox', { name: 'Territoire' })).toBeNull();
  });

  it('have their own PDF and picture each, and are refreshed together', async () => {
    const { asked, bridge, person } = await openDashboard({
      media: wide,
      answer,
      at: '/analytics?besidePeriodicity=yearly',
    });
    await waitFor(() => expect(asked()).toHaveLength(2));
    await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Synthèse, année' });
    for (const handle of ['monthly-null', 'yearly-null']) bridge.emit('analytics.changed', { handle, state: 'loaded' });
    await person.click(screen.getByRole('button', { name: 'Autres actions' }));
    const name = /^Enregistrer en PDF.*Année/u;
    await person.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(bridge.requests('analytics.savePdf')).toMatchObject([{ handle: 'yearly-null' }]));
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(asked()).toHaveLength(4));
  });

  it('need room: a narrower window shows the first one and says so', async () => {
    const { asked } = await openDashboard({ answer, at: '/analytics?besidePeriodicity=yearly' });
    await room();
    expect(screen.getByText(/demande une fenêtre de 1600 pixels/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Comparer côte à côte' })).toBeNull();
    expect(asked().map(({ periodicity }) => periodicity)).toEqual(['monthly']);
  });
});
