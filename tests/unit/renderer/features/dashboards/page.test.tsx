import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { preferences } from '#shared/preferences.ts';
import { administrator, openDashboard, opened, room } from '#tests/support/dashboard-page.tsx';
import { summaryRequest } from '#tests/support/dashboards.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

describe('the dashboard page', () => {
  it('asks for the monthly summary of the whole platform, and leaves room for it', async () => {
    const { asked, bridge, state } = await openDashboard();
    await room();
    expect(asked()).toEqual([summaryRequest]);
    expect(screen.queryByRole('combobox', { name: 'Tableau de bord' })).toBeNull();
    state({ state: 'loaded' });
    expect(await screen.findByText(/^Mis à jour à \d/)).toBeDefined();
    expect(screen.getByText('Synthèse · Mois · Données de toute la plateforme')).toBeDefined();
    expect(JSON.stringify(bridge.calls)).not.toContain('http');
  });

  it('keeps the choices in the address, and asks again for each change', async () => {
    const { asked, person, address } = await openDashboard({
      analytics: { views: [{ name: 'trips', fr: 'Trajets', en: 'Trips', periodicities: ['daily', 'yearly'] }] },
    });
    await room();
    await person.click(screen.getByRole('radio', { name: 'Année' }));
    await waitFor(() => expect(address()).toBe('/analytics?view=summary&periodicity=yearly'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ view: 'summary', periodicity: 'yearly' }));
    await person.click(screen.getByRole('combobox', { name: 'Tableau de bord' }));
    await person.click(await screen.findByRole('option', { name: 'Trajets' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ view: 'trips', periodicity: 'yearly' }));
    expect(screen.getByRole('radio', { name: 'Mois' })).toHaveProperty('disabled', true);
  });

  it('opens as its address says, and shows the scope the platform applied rather than the one requested', async () => {
    const { asked } = await openDashboard({
      at: '/analytics?periodicity=daily&communityId=4&territoryId=6',
      answer: () => ({ ...opened, communityId: 4 }),
    });
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({
        periodicity: 'daily',
        communityId: 4,
        territoryId: 6,
        isDefaultTerritory: false,
      }),
    );
    expect(await screen.findByText('Synthèse · Jour · Communauté : Lycée de Toul')).toBeDefined();
  });

  it('sets the pickers to the scope the platform chose', async () => {
    await openDashboard({ answer: () => ({ ...opened, territoryId: 6 }) });
    const territory = await screen.findByRole('combobox', { name: 'Territoire' });
    await waitFor(() => expect(territory).toHaveProperty('value', 'Grand Est'));
  });

  it('asks again in the other theme, and closes the former view', async () => {
    const { asked, bridge, person } = await openDashboard();
    await room();
    await person.click(await screen.findByRole('switch', { name: 'Thème sombre' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ isDark: true }));
    await waitFor(() => expect(bridge.requests('analytics.close')).toEqual([{ handle: 'h-1' }]));
  });

  it('asks again in the other language, as the tool may use it', async () => {
    const { asked, bridge } = await openDashboard();
    await room();
    const before = asked().length;
    bridge.emit('app.preferencesChanged', preferences.parse({ locale: 'en', theme: 'light' }));
    await waitFor(() => expect(asked().length).toBe(before + 1));
    await waitFor(() => expect(bridge.requests('analytics.close')).toEqual([{ handle: 'h-1' }]));
  });

  it('refreshes on demand and by F5, bypassing the cache', async () => {
    const { asked, person } = await openDashboard();
    await room();
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ isFresh: true }));
    await person.keyboard('{F5}');
    await waitFor(() => expect(asked()).toHaveLength(3));
  });

  it('closes its view when the page is left', async () => {
    const { bridge, router } = await openDashboard();
    await room();
    await router.navigate({ to: '/' });
    await waitFor(() => expect(bridge.requests('analytics.close')).toEqual([{ handle: 'h-1' }]));
  });

  it('saves the printed dashboard under its title', async () => {
    const { bridge, person, state } = await openDashboard();
    await room();
    state({ state: 'loaded' });
    await person.click(screen.getByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Enregistrer en PDF' }));
    await waitFor(() => expect(bridge.requests('analytics.savePdf')).toHaveLength(1));
    const [{ details } = { details: '' }] = bridge.requests('analytics.savePdf');
    expect(details).toMatch(/^Synthèse · Mois · Données de toute la plateforme · le \d{1,2}(?:er)? \p{L}+\.? \d{4}$/u);
    expect((await screen.findAllByText('PDF enregistré : a.pdf')).length).toBeGreaterThan(0);
  });

  it('copies the link of the screen', async () => {
    const { bridge, person } = await openDashboard({ at: '/analytics?periodicity=yearly' });
    await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copier le lien' }));
    await waitFor(() =>
      expect(bridge.requests('app.copyText')).toEqual([{ text: 'escale://analytics?view=summary&periodicity=yearly' }]),
    );
  });
});

describe('the right to restrict a dashboard', () => {
  it('a manager chooses among the communities that he moderates', async () => {
    const { asked, person } = await openDashboard({ session: camille, analytics: { names: { summary: 'community' } } });
    await waitFor(() => expect(asked()[0]).toMatchObject({ isDefaultCommunity: true, communityId: null }));
    expect(screen.queryByRole('combobox', { name: 'Territoire' })).toBeNull();
    await person.click(await screen.findByRole('combobox', { name: 'Communauté' }));
    await person.click(await screen.findByRole('option', { name: 'Gare de Nancy' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ isDefaultCommunity: false, communityId: 2 }));
  });

  it('nobody else can restrict it: the screen names the scope, whatever the address asks', async () => {
    const session = {
      ...camille,
      permissions: camille.permissions.filter((right) => right !== 'community_dashboard_self'),
    };
    const { asked } = await openDashboard({ session, at: '/analytics?communityId=4&territoryId=6' });
    const controls = await screen.findByRole('region', { name: 'Réglages du tableau de bord' });
    expect(within(controls).getByText('Données de toute la plateforme')).toBeDefined();
    expect(within(controls).queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(asked()[0]).toMatchObject({ communityId: null, territoryId: null }));
  });

  it('without the right that the platform requires nothing is there but the figures, and nothing is requested', async () => {
    const session = { ...administrator, permissions: camille.permissions.filter((right) => right !== 'analytic_read') };
    const { asked } = await openDashboard({ session });
    expect(await screen.findByRole('region', { name: 'Réglages du tableau de bord' })).toBeDefined();
    expect(document.querySelector('section[data-pane]')).toBeNull();
    expect(screen.queryByText(/consulter les statistiques/)).toBeNull();
    expect(asked()).toEqual([]);
  });
});

describe('dashboard errors', () => {
  it('an unknown dashboard name: says which, and where to configure it', async () => {
    const { asked, person } = await openDashboard({ answer: () => ({ outcome: 'unknownView' }) });
    expect(await screen.findByText('Ce tableau de bord n’existe pas sur cette plateforme')).toBeDefined();
    expect(screen.getByText(/« summary ».*analytics\.names\.summary/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ isFresh: true }));
  });

  it('a missing periodicity: returns to the last valid one, and its button is disabled', async () => {
    const { asked, person, address } = await openDashboard({
      at: '/hitchhikers/dashboard',
      answer: ({ periodicity }) => (periodicity === 'daily' ? { outcome: 'noPeriodicity' } : opened),
    });
    await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Autostop, mois' });
    await person.click(screen.getByRole('radio', { name: 'Jour' }));
    await waitFor(() => expect(address()).toContain('periodicity=monthly'));
    await screen.findByRole('region', { name: 'Tableau de bord\u00a0: Autostop, mois' });
    expect(screen.getByRole('radio', { name: 'Jour' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Jour : pas de tableau de bord pour cette périodicité.')).toBeDefined();
    expect(asked().map(({ periodicity }) => periodicity)).toEqual(['monthly', 'daily', 'monthly']);
  });

  it('a refusal without a reason: lists the known causes, in their order', async () => {
    await openDashboard({
      answer: () => {
        throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
      },
    });
    const title = await screen.findByText('Causes connues :');
    const causes = title.parentElement?.querySelectorAll('li') ?? [];
    expect([...causes].map(({ textContent }) => textContent)).toEqual([
      'Le nom du tableau de bord est inconnu de cette plateforme.',
      'Le tableau de bord n’existe pas pour cette périodicité.',
      'La communauté n’est pas une des vôtres.',
      'Les statistiques ne sont pas mises en place sur la plateforme.',
    ]);
  });

  it('a denied dashboard names the right', async () => {
    await openDashboard({
      answer: () => {
        throw new AppFailure({ kind: 'denied', right: 'analytic_read' });
      },
    });
    expect((await screen.findAllByText(/consulter les statistiques/)).length).toBeGreaterThan(0);
  });

  it('a failed frame: its message to copy, and a new address on retry', async () => {
    const { asked, person, state } = await openDashboard();
    await room();
    state({ state: 'failed', reason: 'HTTP 503' });
    expect(await screen.findByText('Impossible de charger le tableau de bord')).toBeDefined();
    expect(screen.getByText('HTTP 503')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ isFresh: true }));
  });

  it('a new host is shown only once the person accepts it', async () => {
    const { asked, person } = await openDashboard({
      answer: ({ acceptedHost }) =>
        acceptedHost === 'new.example.net'
          ? opened
          : { outcome: 'otherHost', host: 'new.example.net', known: 'tool.example.org' },
    });
    expect(await screen.findByText('Ce tableau de bord vient d’un autre site : new.example.net')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Afficher quand même' }));
    await room();
    expect(asked().at(-1)).toMatchObject({ acceptedHost: 'new.example.net' });
  });

  it.each([
    ['insecure', /seules les adresses https sont acceptées/],
    ['host', /analytics\.hosts/],
  ] as const)('a refused address: %s', async (reason, words) => {
    await openDashboard({ answer: () => ({ outcome: 'refusedAddress', reason, host: 'tool.example.org' }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('a long wait is announced after eight seconds, and can be cancelled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    try {
      const { person, bridge } = await openDashboard({ answer: () => new Promise(() => {}) });
      await waitFor(() => expect(bridge.requests('analytics.open')).toHaveLength(1));
      expect(screen.queryByText('Le tableau de bord met longtemps à s’afficher.')).toBeNull();
      await vi.advanceTimersByTimeAsync(8100);
      const note = await screen.findByText('Le tableau de bord met longtemps à s’afficher.');
      expect(note).toBeDefined();
      await person.click(screen.getByRole('button', { name: 'Annuler' }));
      expect(await screen.findByText('Chargement arrêté')).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('without a name in the configuration nothing is requested, and the menu has no entry', async () => {
    const { asked } = await openDashboard({ analytics: { names: { summary: '' } } });
    expect(await screen.findByText('Tableau de bord non configuré')).toBeDefined();
    expect(screen.getByText(/analytics\.names\.summary/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Statistiques' })).toBeNull();
    expect(asked()).toEqual([]);
  });
});

describe('keyboard access to the dashboard', () => {
  it('Enter and F6 move into it, and back to the controls or to the next region', async () => {
    const { bridge, person } = await openDashboard();
    const frame = await room();
    frame.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(bridge.requests('analytics.focus')).toHaveLength(1));
    bridge.emit('analytics.left', { handle: 'h-1', to: 'controls' });
    const page = document.querySelector('#page');
    expect(page?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(frame);
    bridge.emit('analytics.left', { handle: 'h-1', to: 'next' });
    expect(document.activeElement).not.toBe(frame);
    for (let parts = 0; document.activeElement !== frame && parts < 10; parts += 1) await person.keyboard('{F6}');
    await waitFor(() => expect(bridge.requests('analytics.focus')).toHaveLength(2));
  });
});

it('a link to another site opens once the person agrees, and never another one that came meanwhile', async () => {
  const { bridge, person } = await openDashboard();
  await room();
  bridge.emit('analytics.linkAsked', { handle: 'h-1', linkId: 'l-1', host: 'docs.example.net' });
  expect(await screen.findByText(/mène à docs\.example\.net/)).toBeDefined();
  bridge.emit('analytics.linkAsked', { handle: 'h-1', linkId: 'l-2', host: 'elsewhere.example.net' });
  await person.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await waitFor(() => expect(bridge.requests('analytics.openLink')).toEqual([{ linkId: 'l-1' }]));
});

describe('the tabs of the hitchhikers', () => {
  const page = { total: 0, page: 1, perPage: 25, rows: [], unreadable: [] };
  const handlers = {
    'hitchhikers.list': () => page,
    'analytics.open': () => opened,
    'analytics.place': () => undefined,
  };
  const tabs = () => screen.findByRole('navigation', { name: 'Écrans des autostoppeurs' });

  it('lead from the list to the dashboard and back to the same list', async () => {
    const { person, address } = await openApp({
      at: '/hitchhikers?acceptsNews=no',
      handlers: { ...handlers, 'analytics.close': () => undefined },
    });
    expect(
      within(await tabs())
        .getByRole('link', { name: 'Liste' })
        .getAttribute('aria-current'),
    ).toBe('page');
    await person.click(within(await tabs()).getByRole('link', { name: 'Tableau de bord' }));
    await waitFor(() => expect(address()).toMatch(/^\/hitchhikers\/dashboard/));
    await screen.findByRole('heading', { level: 1, name: 'Tableau de bord autostop' });
    const list = within(await tabs()).getByRole('link', { name: 'Liste' });
    expect(list.getAttribute('aria-current')).toBeNull();
    await person.click(list);
    await waitFor(() => expect(address()).toBe('/hitchhikers?acceptsNews=no'));
  });

  it('are absent where the site has no analytics', async () => {
    await openApp({ at: '/hitchhikers', modules: ['hitchhiking'], handlers });
    await screen.findByText('Aucun autostoppeur pour l’instant');
    expect(screen.queryByRole('navigation', { name: 'Écrans des autostoppeurs' })).toBeNull();
  });
});
