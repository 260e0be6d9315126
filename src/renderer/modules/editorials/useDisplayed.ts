import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { ACTIVE } from './labels.ts';

const displayed = listQuery('editorials', {
  page: 1,
  perPage: 1,
  sort: [{ field: 'id', direction: 'desc' }],
  filters: { status: ACTIVE },
});

/** Reads the editorial that the public site shows now; null when it shows none, or when that cannot be read. */
export const readDisplayed = async (client: QueryClient): Promise<Editorial | null> => {
  const page = await client.fetchQuery({ ...displayed, staleTime: 0 }).catch(() => null);
  return page?.rows[0] ?? null;
};

/**
 * The editorial that the public site shows, null when it shows none. It is read again with every list of editorials.
 */
export const useDisplayed = (): UseQueryResult<Editorial | null> =>
  useQuery({ ...displayed, select: ({ rows }) => rows[0] ?? null });
