import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { RefusedPictureBar } from '#renderer/kit/image/RefusedPictureBar.tsx';
import { usePageLabel } from '#renderer/kit/page/context.ts';
import { PageActions } from '#renderer/kit/page/PageActions.tsx';
import { userName } from '#renderer/kit/person/name.ts';
import { AddressSection, ContactSection } from '#renderer/kit/person/show/ContactSections.tsx';
import { DeletedBar } from '#renderer/kit/person/show/DeletedBar.tsx';
import { IdentitySection } from '#renderer/kit/person/show/IdentitySection.tsx';
import {
  AccountSection,
  CarpoolingSection,
  ConsentsSection,
  HitchhikingSection,
  MinorSection,
} from '#renderer/kit/person/show/ProfileSections.tsx';
import { CommunitiesSection, OwnershipSection } from '#renderer/kit/person/show/RelatedSections.tsx';
import { RolesSection } from '#renderer/kit/person/show/RolesSection.tsx';
import { UserUnavailable } from '#renderer/kit/person/show/UserUnavailable.tsx';
import { RecordNeighbours } from '#renderer/kit/preview/RecordNeighbours.tsx';
import { useSwitch } from '#renderer/kit/session.ts';
import { Sections } from '#renderer/kit/show/Sections.tsx';
import styles from '#renderer/kit/show/show.module.css';
import { LoadingState } from '#renderer/kit/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/states/NotRefreshedBand.tsx';
import { toAppError } from '#shared/errors.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { UserHeader } from './show/UserHeader.tsx';

/** `/users/show/{id}` (screens 02 §4). */
export function UserShowPage({ id }: { id: number }) {
  const { data: user, error, refetch } = useRecord('users', id);
  usePageLabel(user && userName(user));
  const retry = () => void refetch();
  return (
    <>
      <PageActions>
        <RecordNeighbours resource="users" id={id} pathOf={(other) => addressOf('users_show', { id: other })} />
      </PageActions>
      {renderRecord()}
    </>
  );

  function renderRecord() {
    if (user === undefined) {
      return error === null ? <LoadingState /> : <UserUnavailable thrown={error} onRetry={retry} />;
    }
    return (
      <>
        <div className={styles.notices}>
          {error !== null && <NotRefreshedBand error={toAppError(error)} context="user" onRetry={retry} />}
          <RefusedPictureBar owner={{ resource: 'users', id }} context="user" />
          <DeletedBar user={user} />
        </div>
        <UserRecord user={user} />
      </>
    );
  }
}

function UserRecord({ user }: { user: User }) {
  const isOn = useSwitch();
  return (
    <>
      <UserHeader user={user} />
      <Sections>
        <ContactSection user={user} />
        <AddressSection user={user} />
        <CarpoolingSection user={user} />
        <ConsentsSection user={user} />
        <IdentitySection user={user} />
        {isOn('hitchhiking') && <HitchhikingSection user={user} />}
        {isOn('minorProtection') && <MinorSection user={user} />}
        <RolesSection user={user} />
        <AccountSection user={user} />
        <CommunitiesSection user={user} />
        <OwnershipSection user={user} />
      </Sections>
    </>
  );
}
