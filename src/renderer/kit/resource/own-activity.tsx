import {
  AddRegular,
  DeleteRegular,
  EditRegular,
  ImageRegular,
  MailRegular,
  PeopleAddRegular,
  PeopleRegular,
  ShieldCheckmarkRegular,
  ShieldDismissRegular,
} from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import type { ChangeKind, RecordChange } from '#shared/ipc/activity.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';

type Look = Pick<ActivityEntry, 'icon' | 'tone'>;

const looks: Readonly<Record<ChangeKind, Look>> = {
  created: { icon: AddRegular },
  updated: { icon: EditRegular },
  picture: { icon: ImageRegular },
  removed: { icon: DeleteRegular, tone: 'danger' },
  identityAccepted: { icon: ShieldCheckmarkRegular, tone: 'success' },
  identityRefused: { icon: ShieldDismissRegular, tone: 'danger' },
  memberAdded: { icon: PeopleAddRegular },
  memberChanged: { icon: PeopleRegular },
  memberRemoved: { icon: PeopleRegular },
  recipient: { icon: MailRegular },
};

/**
 * What the signed-in person did to a record from this computer, as entries of its activity.
 * @param labelOf name of a changed field; null for one that has none
 */
export function useOwnActivity(
  resource: ResourceName,
  id: number,
  labelOf: (field: string) => string | null = () => null,
): ActivityEntry[] {
  const { t, i18n } = useTranslation('form');
  const { list } = useFormat();
  const { data } = useQuery({
    queryKey: keys.activity(resource, id),
    queryFn: ({ signal }) => read('activity.list', { resource, id }, { signal }),
    staleTime: 0,
  });
  const detailOf = ({ fields, about }: RecordChange): ReactNode => {
    if (about !== undefined) return <RecordNames resource={about.resource} ids={[about.id]} />;
    const labels = (fields ?? []).flatMap((field) => labelOf(field) ?? []);
    const names = new Set(labels.map((label) => withinSentence(label, i18n.language)));
    return names.size > 0 && list([...names]);
  };
  return (data?.changes ?? []).map((change, index) => ({
    key: `own${index}`,
    at: change.at,
    ...looks[change.kind],
    text: t(`show.activity.own.${change.kind}`),
    detail: detailOf(change),
  }));
}
