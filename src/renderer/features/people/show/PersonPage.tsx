import type { ReactNode } from 'react';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { DeletedBar } from '../DeletedBar.tsx';
import type { PeopleList } from '../lists.ts';

interface PersonPageProps {
  id: number;
  /** The list that the page belongs to. */
  list: PeopleList;
  /** Renders the person for this screen. */
  children: (user: User) => ReactNode;
}

/** The page of one person: loading, errors, neighbours, and the given content. */
export function PersonPage({ id, list, children }: PersonPageProps) {
  return (
    <RecordPage
      resource="users"
      id={id}
      list={list}
      nameOf={personNameOf}
      notices={(user) => <DeletedBar user={user} />}
    >
      {children}
    </RecordPage>
  );
}
