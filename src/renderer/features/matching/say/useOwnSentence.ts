import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { Listener } from '#shared/ipc/own-sentences.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';

/** The sentences of the person, kept by main on this computer. */
const sentencesQuery = queryOptions({
  queryKey: ['own-sentences'],
  queryFn: ({ signal }) => read('ownSentences.list', undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What a structure says to somebody in its own words, and how it is kept. */
export function useOwnSentence(structureId: StructureId | null, to: Listener) {
  const client = useQueryClient();
  const { data } = useQuery(sentencesQuery);
  const { isPending, error, data: saved, run } = useActionMutation<{ isOnDisk: boolean }>();
  const found = data?.sentences.find((one) => one.structureId === structureId && one.to === to);
  return {
    /** Null for that of the application, also while it is read or cannot be. */
    text: found?.text ?? null,
    isPending,
    error,
    /** The last one that was saved is lost when the application ends. */
    isInMemory: saved?.isOnDisk === false,
    /** @param text null gives the sentence of the application back */
    save: (text: string | null) =>
      run(async () => {
        const answer = await invoke('ownSentences.save', { structureId, to, text });
        await client.invalidateQueries({ queryKey: sentencesQuery.queryKey });
        return answer;
      }),
  };
}
