import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { Editorial } from '#shared/resources/editorials.ts';
import { ACTIVE } from './labels.ts';

const displayed = listQuery('editorials', {
  page: 1,
  perPage: 1,
  sort: [{ field: 'id', direction: 'desc' }],
  filters: { status: ACTIVE },
});

/** The editorial that the public site shows, null when it shows none. It is read again with every list of editorials. */
export const useDisplayed = (): UseQueryResult<Editorial | null> =>
  useQuery({ ...displayed, select: ({ rows }) => rows[0] ?? null });
