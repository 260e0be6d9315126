import { ArrowUploadRegular, PersonAddRegular, PulseRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.ts';
import { Activity, type ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { useProofActivity } from '../proofs/useProofActivity.tsx';

/** What the platform dates of a person, and what was done to them on this computer. */
export function PersonActivity({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const own = useOwnActivity('users', user.id);
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
      <Activity entries={[...own, ...dated.filter(({ at }) => at !== null), ...proofs]} />
      {dialog}
    </>
  );
}
