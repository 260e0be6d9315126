import type { ReactNode } from 'react';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { useRecord } from '../../data/useRecord.ts';
import { RefusedPictureBar } from '../../image/RefusedPictureBar.tsx';
import { usePageLabel } from '../../page/context.ts';
import { PageActions } from '../../page/PageActions.tsx';
import { RecordNeighbours } from '../../preview/RecordNeighbours.tsx';
import styles from '../../show/show.module.css';
import { LoadingState } from '../../states/LoadingState.tsx';
import { NotRefreshedBand } from '../../states/NotRefreshedBand.tsx';
import type { PeopleList } from '../lists.ts';
import { userName } from '../name.ts';
import { DeletedBar } from './DeletedBar.tsx';
import { UserUnavailable } from './UserUnavailable.tsx';

interface PersonPageProps {
  id: number;
  /** The list that the page belongs to: its neighbours, and the way back. */
  list: PeopleList;
  /** The person, as this screen shows them. */
  children: (user: User) => ReactNode;
}

/** The page of one person with each of its states, whatever it shows of them (screens 01 §7). */
export function PersonPage({ id, list, children }: PersonPageProps) {
  const { data: user, error, refetch } = useRecord('users', id);
  usePageLabel(user && userName(user));
  const retry = () => void refetch();
  return (
    <>
      <PageActions>
        <RecordNeighbours resource={list} id={id} pathOf={(other) => addressOf(`${list}_show`, { id: other })} />
      </PageActions>
      {renderRecord()}
    </>
  );

  function renderRecord() {
    if (user === undefined) {
      return error === null ? <LoadingState /> : <UserUnavailable thrown={error} list={list} onRetry={retry} />;
    }
    return (
      <>
        <div className={styles.notices}>
          {error !== null && <NotRefreshedBand error={toAppError(error)} context="user" onRetry={retry} />}
          <RefusedPictureBar owner={{ resource: 'users', id }} context="user" />
          <DeletedBar user={user} />
        </div>
        {children(user)}
      </>
    );
  }
}
