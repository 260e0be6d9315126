import { PersonDetails, type PersonSection } from '#renderer/features/people/show/PersonDetails.tsx';
import { PersonHeader } from '#renderer/features/people/show/PersonHeader.tsx';
import { PersonPage } from '#renderer/features/people/show/PersonPage.tsx';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { User } from '#shared/resources/users/user.ts';
import { userActions } from './actions/actions.ts';

const order: readonly PersonSection[] = [
  'contact',
  'address',
  'carpooling',
  'consents',
  'identity',
  'hitchhiking',
  'minor',
  'roles',
  'account',
  'communities',
  'ownership',
];

/** `/users/show/{id}` (docs/screens/02-users-hitchhikers.md §4). */
export function UserShowPage({ id }: { id: number }) {
  return (
    <PersonPage id={id} list="users">
      {(user) => (
        <>
          <UserHeader user={user} />
          <PersonDetails user={user} order={order} />
        </>
      )}
    </PersonPage>
  );
}

function UserHeader({ user }: { user: User }) {
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
