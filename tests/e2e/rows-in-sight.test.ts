import { describe, expect, it } from 'vitest';
import type { RouteName } from '#shared/routes.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = { hitchhiking: true, community: true, campaign: true, event: true, editorial: true, solidary: true };

const sizes = [
  { width: 1280, height: 800, rows: 19 },
  { width: 1920, height: 1080, rows: 28 },
] as const;

/** What the list on screen shows without scrolling. */
const inSight = ({ page }: Person) =>
  page.getByRole('grid').evaluate((grid) => {
    const header = grid.querySelector('[data-row="-1"]')?.getBoundingClientRect();
    const { top, left } = grid.getBoundingClientRect();
    const [bottom, right] = [top + grid.clientHeight, left + grid.clientWidth];
    const rows = [...grid.querySelectorAll('[role="row"]:not([data-row="-1"])')].map((row) =>
      row.getBoundingClientRect(),
    );
    const sorted = [...grid.querySelectorAll('[aria-sort="ascending"], [aria-sort="descending"]')].map((title) =>
      title.getBoundingClientRect(),
    );
    return {
      /** Rows that are whole on screen, and those that would be if the list had as many. */
      rows: rows.filter((row) => row.bottom <= bottom + 0.5).length,
      room: Math.floor((grid.clientHeight - (header?.height ?? 0)) / (rows[0]?.height ?? 1)),
      scrollsSideways: grid.scrollWidth > grid.clientWidth,
      sortedBy: sorted.length,
      sortedInSight: sorted.filter((title) => title.left >= left && title.right <= right + 0.5).length,
      line: document.querySelector('[data-list-menu]')?.closest('main > *')?.getBoundingClientRect().height,
    };
  });

const lists = {
  administrator: [
    'users',
    'hitchhikers',
    'communities',
    'campaigns',
    'events',
    'articles',
    'editorials',
    'relaypoints',
    'relaypointtypes',
  ],
  solidaryOperator: ['solidaryrecords', 'solidarybeneficiaries', 'solidarystructures'],
} as const satisfies Record<string, readonly RouteName[]>;

const enter = shareWindowOver({ users: 200 }, 'fr', { config: { modules } });

describe.each(['administrator', 'solidaryOperator'] as const)('every list of the %s', (account) => {
  it.each(sizes)('shows $rows rows and what it is sorted by at $width x $height', async ({ rows, ...size }) => {
    const { person } = await enter(account);
    await person.page.setViewportSize(size);
    for (const list of lists[account]) {
      await person.openAddress(`/${list}`);
      await person.title(list).waitFor();
      await person.rows.first().waitFor();
      await person.settled();
      const found = await inSight(person);
      const total = await person.total();
      expect(found.room, list).toBeGreaterThanOrEqual(rows);
      expect(found.rows, list).toBeGreaterThanOrEqual(Math.min(rows, total));
      expect(found, list).toMatchObject({ scrollsSideways: false, sortedInSight: found.sortedBy });
      expect(found.sortedBy, list).toBeGreaterThan(0);
      expect(found.line, list).toBeLessThanOrEqual(49);
    }
  });
});
