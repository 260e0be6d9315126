import {
  CarpoolingCard,
  HitchhikingCard,
  HomeCard,
  MinorCard,
  PersonCard,
} from '#renderer/features/people/show/PersonCards.tsx';
import { PersonPage } from '#renderer/features/people/show/PersonPage.tsx';
import { userActions } from './actions/actions.ts';

/** `/users/show/{id}` (docs/screens/02-users-hitchhikers.md §4). */
export const UserShowPage = ({ id }: { id: number }) => (
  <PersonPage id={id} list="users" actions={userActions}>
    {(user) => (
      <>
        <PersonCard user={user} />
        <MinorCard user={user} />
        <CarpoolingCard user={user} list="users" />
        <HomeCard user={user} />
        <HitchhikingCard user={user} list="users" />
      </>
    )}
  </PersonPage>
);
