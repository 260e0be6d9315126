import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import { itemQuery, keys, type ListRequest } from '#renderer/kit/data/queries.ts';
import type { Structure, StructureRow } from '#shared/resources/solidarystructures/item.ts';

/** More structures than a platform has: the platform answers all of them to each request. */
const EVERY_ROW = 1000;

/** How the item of one structure is: waiting for its turn or being read, read, or refused. */
export interface StructureReading {
  structure: StructureRow;
  item: Structure | undefined;
  error: Error | null;
  isReading: boolean;
  readAgain: () => void;
}

/** The structures that a list shows, or those selected in it. */
export function useStructures({ query, chosen }: Pick<QueryDialogProps, 'query' | 'chosen'>) {
  // The query is that of the list of structures, whose filters it holds.
  const request = { ...query, page: 1, perPage: EVERY_ROW } as ListRequest<'solidarystructures'>;
  return useQuery({
    queryKey: [...keys.list('solidarystructures', request), 'operators'],
    queryFn: async ({ signal }) => (await read('solidarystructures.list', request, { signal })).rows,
    select: (rows) => rows.filter(({ id }) => isChosen(id, chosen)),
  });
}

const isChosen = (id: number, chosen: QueryDialogProps['chosen']): boolean => {
  if (chosen === undefined) return true;
  return chosen.kind === 'ids' ? chosen.ids.includes(id) : !chosen.except.includes(id);
};

/**
 * Reads the structures one after another, since only an item names its operators; reading has no effect on the platform
 * (docs/screens/09-solidary-structures.md §5.7). It stops with the component. A structure that cannot be read does not
 * stop the others.
 */
export function useReadings(structures: readonly StructureRow[] | undefined): readonly StructureReading[] {
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    const readAll = async () => {
      for (const { id } of structures ?? []) {
        if (isGone) return;
        // Its failure is shown in its own line.
        await client.fetchQuery(itemQuery('solidarystructures', id)).catch(() => undefined);
      }
    };
    void readAll();
    return () => {
      isGone = true;
    };
  }, [client, structures]);

  const items = useQueries({
    queries: (structures ?? []).map(({ id }) => ({ ...itemQuery('solidarystructures', id), enabled: false })),
  });
  return (structures ?? []).map((structure, index) => {
    const { data: item, error = null, isFetching = false, refetch } = items[index] ?? {};
    const isReading = isFetching || (item === undefined && error === null);
    return { structure, item, error, isReading, readAgain: () => void refetch?.() };
  });
}
