import { PersonHeader } from '#renderer/features/people/show/PersonHeader.tsx';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { User } from '#shared/resources/users/user.ts';
import { userActions } from '../actions/actions.ts';

export function UserHeader({ user }: { user: User }) {
  const translate = useTranslate();
  // The record does not include it: it is known only from the list.
  const adType = useListRow('users', user.id)?.adType ?? null;
  return (
    <PersonHeader
      user={user}
      resource="users"
      actions={userActions}
      badge={
        adType === null
          ? null
          : { text: 'users:show.adBadge', values: { type: translate(`users:values.adType.${adType}`) } }
      }
    />
  );
}
