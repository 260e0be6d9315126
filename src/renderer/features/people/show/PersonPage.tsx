import type { ReactNode } from 'react';
import type { Action } from '#renderer/kit/actions/define.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { User } from '#shared/resources/users/user.ts';
import { DeletedBar } from '../DeletedBar.tsx';
import type { PeopleList } from '../lists.ts';
import { PendingProof } from '../proofs/PendingProof.tsx';
import { PersonActivity } from './PersonActivity.tsx';
import { PersonBadges } from './PersonBadges.tsx';
import { PersonKeyFacts } from './PersonKeyFacts.tsx';
import { CommunitiesSection, OwnershipSection } from './RelatedSections.tsx';

interface PersonPageProps {
  id: number;
  /** The list that the page belongs to. */
  list: PeopleList;
  actions: readonly Action<User>[];
  /** What the person is to this screen, as a badge; null for nothing. */
  roleOf?: (user: User) => TextKey | null;
  /** The cards of the person, in the order of the screen. */
  children: (user: User) => ReactNode;
}

/** The page of one person (docs/screens/02-users-hitchhikers.md §4): what one calls for, what waits, the facts. */
export function PersonPage({ id, list, actions, roleOf = () => null, children }: PersonPageProps) {
  const pictureUrl = usePictureUrl({ resource: 'users', id });
  return (
    <RecordPage resource="users" id={id} list={list} notices={(user) => <DeletedBar user={user} />}>
      {(user) => (
        <RecordView
          record={user}
          resource={list}
          actions={actions}
          editAction="person.edit"
          buttons={['person.associate']}
          picture={pictureUrl(user.avatar)}
          badges={<PersonBadges user={user} role={roleOf(user)} />}
        >
          <RecordBody
            top={
              <>
                <PersonKeyFacts user={user} />
                <PendingProof user={user} />
              </>
            }
            aside={
              <>
                <PersonActivity user={user} />
                <CommunitiesSection user={user} />
                <OwnershipSection user={user} />
              </>
            }
          >
            {children(user)}
          </RecordBody>
        </RecordView>
      )}
    </RecordPage>
  );
}
