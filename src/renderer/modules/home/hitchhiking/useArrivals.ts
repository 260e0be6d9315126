import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { homeKey } from '#renderer/features/waiting/queries.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { mostArrivals } from '#shared/resources/hitchhikers/queues.ts';

/** Days that are counted, today included; the list of the link has the same. */
const DAYS = 7;

export interface Arrivals {
  /** Those who registered, of which some may not be read. */
  total: number;
  read: number;
  /** How many live in each town, most first; an empty name for those without an address. */
  towns: readonly { town: string; count: number }[];
}

/**
 * Who registered for hitchhiking in the last seven days, by the town of their home: the platform counts people by
 * territory alone, so that the rows are read, `mostArrivals` at most.
 */
export const useArrivals = (today: CalendarDay): UseQueryResult<Arrivals> =>
  useQuery({
    queryKey: [...homeKey, 'arrivals', today],
    queryFn: async ({ signal }): Promise<Arrivals> => {
      const { rows, total } = await read('hitchhikers.list', requestOf(today, mostArrivals), { signal });
      const counts = new Map<string, number>();
      for (const { homeAddress } of rows) {
        const town = homeAddress?.locality ?? '';
        counts.set(town, (counts.get(town) ?? 0) + 1);
      }
      const towns = [...counts].map(([town, count]) => ({ town, count }));
      return { total, read: rows.length, towns: towns.toSorted((one, other) => other.count - one.count) };
    },
    staleTime: 60_000,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** The same in one territory, by a total alone. */
export const useArrivalsIn = (today: CalendarDay, territory: number | null): UseQueryResult<number> =>
  useQuery({
    queryKey: [...homeKey, 'arrivals', today, territory],
    queryFn: async ({ signal }) =>
      (await read('hitchhikers.list', requestOf(today, 1, territory ?? undefined), { signal })).total,
    enabled: territory !== null,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

const requestOf = (today: CalendarDay, perPage: number, territory?: number) => ({
  page: 1,
  perPage,
  sort: [{ field: 'createdDate' as const, direction: 'desc' as const }],
  filters: {
    createdDate: { from: addDays(today, 1 - DAYS), to: today },
    ...(territory !== undefined && { homeAddressTerritory: [territory] }),
  },
});
