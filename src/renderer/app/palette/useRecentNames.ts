import { useQueries } from '@tanstack/react-query';
import { type PickableName, type PickSource, usePickSource } from '#renderer/kit/form/pickers/sources.ts';
import type { RecentRecord } from '#renderer/kit/list/recent/recent.ts';

/** As many as the palette shows. */
const MOST = 8;

type Pickable = Extract<PickableName, 'users' | 'communities' | 'campaigns' | 'relaypointtypes'>;

/** The modules whose records have names that can be asked for, by the kind of records. */
const kindOf: Readonly<Record<string, Pickable>> = {
  users: 'users',
  hitchhikers: 'users',
  communities: 'communities',
  campaigns: 'campaigns',
  relaypointtypes: 'relaypointtypes',
};

export const keyOfRecent = ({ module, id }: Pick<RecentRecord, 'module' | 'id'>): string => `${module}/${id}`;

/**
 * Reads the names of records that an earlier run opened, once per run: only their numbers are on disk. One that cannot be
 * read keeps its number.
 */
export function useRecentNames(records: readonly RecentRecord[]): ReadonlyMap<string, string> {
  const sources: Readonly<Record<Pickable, PickSource>> = {
    users: usePickSource('users'),
    communities: usePickSource('communities'),
    campaigns: usePickSource('campaigns'),
    relaypointtypes: usePickSource('relaypointtypes'),
  };
  const unnamed = records.slice(0, MOST).flatMap((record) => {
    const kind = kindOf[record.module];
    return record.name === undefined && kind !== undefined && sources[kind].canPick ? [{ record, kind }] : [];
  });
  return useQueries({
    queries: unnamed.map(({ record: { module, id }, kind }) => ({
      queryKey: [...sources[kind].key, 'recent', module, id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [found] = await sources[kind].named([id], signal);
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
