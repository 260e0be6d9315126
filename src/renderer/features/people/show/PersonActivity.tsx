import { ArrowUploadRegular, CallRegular, PersonAddRegular, PulseRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { Activity, type ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { callsQuery } from '../calls.ts';
import { useProofActivity } from '../proofs/useProofActivity.tsx';
import { usePersonFieldLabel } from './field-label.ts';

/**
 * The history of a person: what the platform dates, the decisions on their identity, and what was done to them and noted
 * on this computer.
 */
export function PersonActivity({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const own = useOwnActivity('users', user.id, usePersonFieldLabel());
  const { data: noted } = useQuery(callsQuery);
  const call = noted?.calls.find(({ userId }) => userId === user.id);
  const { entries: proofs, dialog } = useProofActivity(user);
  const { lastActivityDate, createdDate, importedDate } = user;
  const dated: ActivityEntry[] = [
    {
      key: 'lastActivity',
      at: lastActivityDate,
      icon: PulseRegular,
      tone: 'brand',
      text: t('show.activity.lastActivity'),
    },
    {
      key: 'called',
      at: call?.at ?? null,
      icon: CallRegular,
      text: t(call?.isReached === true ? 'show.activity.reached' : 'show.activity.notReached'),
    },
    { key: 'imported', at: importedDate, icon: ArrowUploadRegular, text: t('show.activity.imported') },
    { key: 'created', at: createdDate, icon: PersonAddRegular, text: t('show.activity.created') },
  ];
  return (
    <>
      <Activity
        entries={[...own, ...dated.filter(({ at }) => at !== null), ...proofs]}
        note={t('show.activity.note')}
      />
      {dialog}
    </>
  );
}
