import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ListResponse, listQuery } from '#renderer/kit/data/queries.ts';
import { personNameOf } from '#shared/full-name.ts';

/** Rows of open records that the home page reads, in one call; it says when there are more. */
const MAX_ROWS = 500;

const openRecords = listQuery('solidaryrecords', {
  page: 1,
  perPage: MAX_ROWS,
  sort: [{ field: 'fromDate', direction: 'asc' }],
  filters: { progression: 100 },
});

/** The open records, by first day: rows of the list, reading which has no effect on the platform. */
export const useOpenRecords = (): UseQueryResult<ListResponse<'solidaryrecords'>> => useQuery(openRecords);

/** The beneficiary of an open record by its number, from rows read for another block: no call is made for a name. */
export function useOpenRecordNames(): (id: number) => string | undefined {
  const { data } = useQuery({ ...openRecords, enabled: false });
  return (id) => {
    const row = data?.rows.find((one) => one.id === id);
    return row && personNameOf(row);
  };
}
