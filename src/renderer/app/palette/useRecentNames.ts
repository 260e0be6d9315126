import { useQueries } from '@tanstack/react-query';
import { pickableOf, usePickSources } from '#renderer/kit/form/pickers/sources.ts';
import type { RecentRecord } from '#renderer/kit/list/recent/recent.ts';

/** As many as the palette shows. */
const MOST = 8;

export const keyOfRecent = ({ module, id }: Pick<RecentRecord, 'module' | 'id'>): string => `${module}/${id}`;

/**
 * Reads the names of records that an earlier run opened, once per run: only their numbers are on disk. One that cannot be
 * read keeps its number.
 */
export function useRecentNames(records: readonly RecentRecord[]): ReadonlyMap<string, string> {
  const sourceOf = usePickSources();
  const unnamed = records.slice(0, MOST).flatMap((record) => {
    const kind = pickableOf(record.module);
    const source = kind === null ? null : sourceOf(kind);
    return record.name === undefined && source?.canPick === true ? [{ record, source }] : [];
  });
  return useQueries({
    queries: unnamed.map(({ record: { module, id }, source }) => ({
      queryKey: [...source.key, 'recent', module, id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [found] = await source.named([id], signal);
        return [keyOfRecent({ module, id }), found?.name] as const;
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: namesOf,
  });
}

/** The names that have arrived. */
const namesOf = (
  answers: readonly { data: readonly [string, string | undefined] | undefined }[],
): ReadonlyMap<string, string> =>
  new Map(answers.flatMap(({ data }) => (data?.[1] === undefined ? [] : [[data[0], data[1]] as const])));
