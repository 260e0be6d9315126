import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Count, figuresFor, periodStart } from '#renderer/features/dashboards/figures/figures.ts';
import { type CalendarDay, localDay } from '#shared/calendar.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
let today: CalendarDay;
beforeAll(async () => {
  house = await connect('administrator', 300);
  today = localDay(house.clock.now());
  departures(house);
});
afterAll(() => house.server.close());

const everywhere = { communityId: null, territoryId: null };
const asked = { subject: 'users', hasCommunity: true, perimeter: everywhere, periodicity: 'yearly' } as const;
const countsOf = (given: Partial<Parameters<typeof figuresFor>[0]>): Count[] =>
  figuresFor({ ...asked, today, ...given }).flatMap(({ count }) => (typeof count === 'string' ? [] : [count]));

const totalOf = async ({ list, filters }: Count): Promise<number> => {
  const request = { page: 1, perPage: 1, sort: [], filters } as RequestOf<'users.list'>;
  return (await house.handlers[`${list}.list` as 'users.list'](request, house.call)).total;
};

describe('the countable figures of a dashboard', () => {
  it.each([
    ['the whole platform', {}],
    ['a community', { perimeter: { communityId: 4, territoryId: null } }],
    ['a territory', { perimeter: { communityId: null, territoryId: 6 } }],
    ['hitchhikers of a territory', { subject: 'hitchhikers', perimeter: { communityId: null, territoryId: 6 } }],
    ['the running month', { periodicity: 'monthly' }],
    ['this day', { periodicity: 'daily' }],
  ] as const)('ask for %s as the contract says', async (_, given) => {
    const totals = await Promise.all(countsOf(given).map((count) => totalOf(count)));
    expect(totals.length).toBeGreaterThan(0);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThan(0);
    expect(departures(house)).toEqual([]);
  });

  it('are the rows that the lists hold', async () => {
    const [all, registered, active, ...points] = await Promise.all(countsOf({}).map((count) => totalOf(count)));
    const page = { page: 1, perPage: 1000, sort: [], filters: {} };
    const { rows, total } = await house.handlers['users.list'](page, house.call);
    const from = periodStart('yearly', today);
    const since = (field: 'createdDate' | 'lastActivityDate') =>
      rows.filter((row) => (row[field] ?? '') >= from).length;
    expect([all, registered, active]).toEqual([total, since('createdDate'), since('lastActivityDate')]);
    expect(registered).toBeGreaterThan(0);
    const relayPoints = await house.handlers['relaypoints.list']({ ...page, perPage: 1 }, house.call);
    expect(points.reduce((sum, count) => sum + count, 0)).toBe(relayPoints.total);
  });

  it('are fewer within a perimeter', async () => {
    const people = async (perimeter: typeof asked.perimeter | { communityId: number; territoryId: null }) => {
      const [count] = countsOf({ perimeter });
      return count === undefined ? 0 : totalOf(count);
    };
    expect(await people({ communityId: 4, territoryId: null })).toBeLessThan(await people(everywhere));
  });
});
