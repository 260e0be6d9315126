import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readWhole, type Whole } from '#renderer/features/solidary/local/whole-list.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/**
 * The records of every structure of the person, closed ones included, 2,000 at most. Read when it is wanted, and then
 * on demand alone.
 */
export const useRecords = (isWanted: boolean): UseQueryResult<Whole<SolidaryRecordRow>> =>
  useQuery({
    queryKey: [...keys.resource('solidaryrecords'), 'figures'],
    queryFn: ({ signal }) => readWhole('solidaryrecords', signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
