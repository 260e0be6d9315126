import { EditRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
import type { ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import type { ResourceName } from '#shared/resources/manifests.ts';

/** A change that somebody saved on this computer, during this run. */
interface OwnChange {
  /** The person who saved it: it is theirs alone. */
  by: number;
  resource: ResourceName;
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Changes kept: those of a day of work. */
const MAX_KEPT = 200;

const changes = createStore<readonly OwnChange[]>([]);

/** Remembers that a record was saved, for its activity. */
export const rememberChange = (change: OwnChange): void => changes.set([change, ...changes.get()].slice(0, MAX_KEPT));

/** What the signed-in person did to a record on this computer, as entries of its activity. */
export function useOwnActivity(resource: ResourceName, id: number): ActivityEntry[] {
  const { t } = useTranslation('form');
  const self = useSignedIn().user.id;
  return useStore(changes)
    .filter((change) => change.by === self && change.resource === resource && change.id === id)
    .map(({ at }) => ({ key: `own${at}`, at, icon: EditRegular, text: t('show.activity.changed') }));
}
