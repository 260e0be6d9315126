import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ListResponse, listQuery } from '#renderer/kit/data/queries.ts';

/** Rows of open records that the home page reads, in one call; it says when there are more. */
const MAX_ROWS = 500;

/** The open records, by first day: rows of the list, reading which has no effect on the platform. */
export const useOpenRecords = (): UseQueryResult<ListResponse<'solidaryrecords'>> =>
  useQuery(
    listQuery('solidaryrecords', {
      page: 1,
      perPage: MAX_ROWS,
      sort: [{ field: 'fromDate', direction: 'asc' }],
      filters: { progression: 100 },
    }),
  );
