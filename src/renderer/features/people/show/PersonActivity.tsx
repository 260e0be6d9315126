import { ArrowUploadRegular, PersonAddRegular, PulseRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { Activity, type ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { useProofActivity } from '../proofs/useProofActivity.tsx';
import { usePersonFieldLabel } from './field-label.ts';

/**
 * The history of a person: what the platform dates, the decisions on their identity, and what was done to them from this
 * computer.
 */
export function PersonActivity({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const own = useOwnActivity('users', user.id, usePersonFieldLabel());
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
