import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { figuresFor, periodStart } from '#renderer/features/dashboards/figures/figures.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { asDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import { administrator, openDashboard, opened } from '#tests/support/dashboard-page.tsx';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { camille } from '#tests/support/shell-app.tsx';

type Filters = Readonly<Record<string, unknown>>;

const total =
  (count: (filters: Filters) => number) => (request: { page: number; perPage: number; filters: object }) => ({
    rows: [],
    unreadable: [],
    total: count(request.filters as Filters),
    page: request.page,
    perPage: request.perPage,
  });
const handlers: FakeHandlers = {
  'users.list': total(({ createdDate, lastActivityDate }) => (createdDate ? 12 : lastActivityDate ? 345 : 5001)),
  'communitymembers.list': total(({ status }) => 10 + Number(status)),
  'relaypoints.list': total(({ status }) => 100 + Number((status as number[])[0])),
};

const count = async (person: { click: (element: Element) => Promise<void> }) => {
  const figures = await screen.findByRole('region', { name: 'Chiffres vérifiables' });
  await person.click(within(figures).getByRole('button', { name: 'Compter' }));
  return within(figures);
};
const linesOf = (figures: ReturnType<typeof within>) =>
  figures
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => [...row.children].map(({ textContent }) => textContent));

describe('countable figures', () => {
  it('are totals of lists for the whole platform, read on demand, each linked to its list', async () => {
    const { bridge, person } = await openDashboard({ handlers, at: '/analytics?periodicity=yearly' });
    await screen.findByRole('region', { name: 'Chiffres vérifiables' });
    expect(bridge.requests('users.list')).toEqual([]);
    const figures = await count(person);
    const day = periodStart('yearly', today());
    await waitFor(() =>
      expect(linesOf(figures)).toEqual([
        ['Utilisateurs', '5\u202f001'],
        [`Utilisateurs inscrits depuis le 1er janv. ${day.slice(0, 4)}`, '12'],
        [`Utilisateurs actifs depuis le 1er janv. ${day.slice(0, 4)}`, '345'],
        ['Adhésions par statut', 'Choisissez une communauté pour compter ses adhésions.'],
        ['Points relais en attente', '100'],
        ['Points relais actifs', '101'],
        ['Points relais inactifs', '102'],
      ]),
    );
    const link = figures.getByRole('link', { name: /^12\s: Utilisateurs inscrits/u });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      new RegExp(`/users\\?createdDate=${day}\\.\\.$`, 'u'),
    );
    expect(bridge.requests('users.list')).toContainEqual({
      page: 1,
      perPage: 1,
      sort: [],
      filters: { createdDate: { from: day } },
    });
  });

  it('follow what the platform applied, and say what no list counts within it', async () => {
    const { bridge, person } = await openDashboard({ handlers, answer: () => ({ ...opened, communityId: 4 }) });
    const figures = await count(person);
    await waitFor(() =>
      expect(linesOf(figures).slice(3)).toEqual([
        ['Adhésions en attente', '10'],
        ['Adhésions acceptées', '11'],
        ['Modérateurs', '12'],
        ['Adhésions refusées', '13'],
        ['Points relais par statut', 'La liste des points relais ne se limite pas à une communauté.'],
      ]),
    );
    expect(bridge.requests('users.list')[0]).toMatchObject({ filters: { community: 4 } });
    expect(bridge.requests('relaypoints.list')).toEqual([]);
    const href = figures.getByRole('link', { name: /Modérateurs$/u }).getAttribute('href');
    expect(href).toMatch(/\/communities\/show\/4\?tab=members&status=2$/u);
  });

  it('fail one by one, and are read again where they failed', async () => {
    let isDown = true;
    const { person } = await openDashboard({
      handlers: {
        ...handlers,
        'relaypoints.list': (request) => {
          if (isDown) throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
          return total(() => 7)(request);
        },
      },
    });
    const figures = await count(person);
    const [retry] = await figures.findAllByRole('button', { name: 'Réessayer' });
    expect(figures.getByRole('link', { name: /: Utilisateurs$/u }).textContent).toBe('5\u202f001');
    expect(figures.queryByRole('link', { name: /Points relais/u })).toBeNull();
    isDown = false;
    if (retry !== undefined) await person.click(retry);
    expect((await figures.findByRole('link', { name: /Points relais en attente$/u })).textContent).toBe('7');
    expect(figures.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(2);
  });

  it('are there with the right of their list alone, also where the dashboard is refused', async () => {
    const without = ['analytic_read', 'user_list', 'territory_list'];
    const { person } = await openDashboard({
      handlers,
      at: '/analytics?territoryId=6',
      session: { ...administrator, permissions: camille.permissions.filter((right) => !without.includes(right)) },
      answer: () => {
        throw new AppFailure({ kind: 'denied', right: 'analytic_read' });
      },
    });
    const figures = await count(person);
    expect(linesOf(figures)).toEqual([
      ['Adhésions par statut', 'Choisissez une communauté pour compter ses adhésions.'],
      ...['en attente', 'actifs', 'inactifs'].map((status) => [
        `Points relais ${status}`,
        'Votre compte n’a pas le droit de limiter cette liste. Demandez ce droit à votre administrateur (voir la liste des territoires).',
      ]),
    ]);
  });

  it('of hitchhikers are those of their list', () => {
    const perimeter = { communityId: null, territoryId: 6 };
    const asked = { subject: 'hitchhikers', hasCommunity: false, perimeter, periodicity: 'daily' } as const;
    expect(figuresFor({ ...asked, today: asDay('2026-11-28') }).map(({ count: counted }) => counted)).toMatchObject([
      { list: 'hitchhikers', filters: { homeAddressTerritory: [6] }, to: '/hitchhikers' },
      { filters: { createdDate: { from: '2026-11-28' } }, search: { createdDate: '2026-11-28..' } },
      { filters: { lastActivityDate: { from: '2026-11-28' } } },
    ]);
  });
});
