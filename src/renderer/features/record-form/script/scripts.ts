import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { OwnSentences } from './sentences.ts';

/** The scripts of the person, kept by main on this computer. */
const scriptsQuery = queryOptions({
  queryKey: ['call-scripts'],
  queryFn: ({ signal }) => read('callScripts.list', undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const none: OwnSentences = {};

/** The sentences of a structure in its own words; none while they are read, or cannot be. */
export function useOwnSentences(structureId: StructureId): OwnSentences {
  const { data } = useQuery(scriptsQuery);
  return data?.scripts.find((script) => script.structureId === structureId)?.sentences ?? none;
}

/** Saves the sentences of a structure; none at all are those of the application again. */
export function useScriptSaving(structureId: StructureId) {
  const client = useQueryClient();
  const { isPending, error, run } = useActionMutation<{ isOnDisk: boolean }>();
  return {
    isPending,
    error,
    /** @returns undefined where it failed */
    save: (sentences: OwnSentences) =>
      run(async () => {
        const saved = await invoke('callScripts.save', { structureId, sentences });
        await client.invalidateQueries({ queryKey: scriptsQuery.queryKey });
        return saved;
      }),
  };
}
