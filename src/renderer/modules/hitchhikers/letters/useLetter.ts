import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';

/** The letter of the site, kept on this computer. */
const letterQuery = queryOptions({
  queryKey: ['hitchhiker-letter'],
  queryFn: ({ signal }) => read('hitchhiking.letter', undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export interface Letter {
  text: string;
  onText: (text: string) => void;
  /** Whether it differs from the one that is kept. */
  isChanged: boolean;
  /** Whether one is kept in place of the one that comes with the application. */
  isOwn: boolean;
  isBusy: boolean;
  error: AppError | null;
  /** What became of the last save; null before one. */
  saved: 'saved' | 'savedInMemory' | null;
  save: () => void;
  /** Goes back to the letter that comes with the application. */
  restore: () => void;
}

/** The letter of the site, and what is being typed in it: a closed dialog loses nothing of that. */
export function useLetter(): Letter {
  const { t } = useTranslation('hitchhikers');
  const client = useQueryClient();
  const { data } = useQuery(letterQuery);
  const typed = useKeptStore<string | null>(['hitchhiker-letter-draft'], null);
  const draft = useStore(typed);
  const mutation = useActionMutation<{ isOnDisk: boolean }>();
  const kept = data?.text ?? t('letters.text', { interpolation: { skipOnVariables: true } });
  const text = draft ?? kept;
  const write = (next: string | null) =>
    void mutation.run(async () => {
      const answer = await invoke('hitchhiking.saveLetter', { text: next });
      await client.invalidateQueries({ queryKey: letterQuery.queryKey });
      typed.set(null);
      return answer;
    });
  return {
    text,
    onText: (next) => {
      mutation.reset();
      typed.set(next === kept ? null : next);
    },
    isChanged: text !== kept,
    isOwn: data?.text != null,
    isBusy: mutation.isPending,
    error: mutation.error,
    saved: mutation.data === undefined ? null : mutation.data.isOnDisk ? 'saved' : 'savedInMemory',
    save: () => write(text.trim()),
    restore: () => write(null),
  };
}
