import { PersonDetails, type PersonSection } from '#renderer/features/people/show/PersonDetails.tsx';
import { PersonPage } from '#renderer/features/people/show/PersonPage.tsx';
import { UserHeader } from './show/UserHeader.tsx';

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
