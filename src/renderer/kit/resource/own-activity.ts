import { EditRegular } from '@fluentui/react-icons';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import type { ResourceName } from '#shared/resources/manifests.ts';

/** Times kept of one record: those of a day of work. */
const MAX_KEPT = 20;

/** In the cache of the session, so that they end with it. */
const keyOf = (resource: ResourceName, id: number) => ['ownChanges', resource, id] as const;

const all: Readonly<{ gcTime: number; staleTime: number }> = {
  gcTime: Number.POSITIVE_INFINITY,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Remembers that the signed-in person saved a record on this computer, for its activity. */
export function rememberChange(client: QueryClient, resource: ResourceName, id: number, at = Date.now()): void {
  client.setQueryDefaults(['ownChanges'], all);
  client.setQueryData<readonly number[]>(keyOf(resource, id), (times = []) => [at, ...times].slice(0, MAX_KEPT));
}

/** What the signed-in person did to a record on this computer in this session, as entries of its activity. */
export function useOwnActivity(resource: ResourceName, id: number): ActivityEntry[] {
  const { t } = useTranslation('form');
  const { data } = useQuery<readonly number[]>({
    queryKey: keyOf(resource, id),
    queryFn: () => [],
    enabled: false,
    initialData: [],
    ...all,
  });
  return data.map((at) => ({ key: `own${at}`, at, icon: EditRegular, text: t('show.activity.changed') }));
}
