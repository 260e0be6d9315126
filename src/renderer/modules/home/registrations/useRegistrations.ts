import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addMonths, firstOfMonth, lastOfMonth } from '#shared/days.ts';

/** Months that are counted: the running one and those before it. */
const MONTHS = 12;

export interface MonthCount {
  /** Its first day. */
  from: CalendarDay;
  count: number;
}

/** Who registered in a month, by a list of users of which one row is asked for. */
async function countOf(from: CalendarDay, signal: AbortSignal): Promise<MonthCount> {
  const filters = { createdDate: { from, to: lastOfMonth(from) } };
  const { total } = await read('users.list', { page: 1, perPage: 1, sort: [], filters }, { signal });
  return { from, count: total };
}

/**
 * Counts the registrations of the last twelve months, the oldest first, once that is wanted: one call after another, and
 * kept for the day.
 */
export const useRegistrations = (today: CalendarDay, isWanted: boolean): UseQueryResult<readonly MonthCount[]> =>
  useQuery({
    queryKey: [...keys.resource('users'), 'registrations', today],
    queryFn: async ({ signal }) => {
      const counts: MonthCount[] = [];
      for (let ago = MONTHS - 1; ago >= 0; ago -= 1) {
        counts.push(await countOf(addMonths(firstOfMonth(today), -ago), signal));
      }
      return counts;
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
