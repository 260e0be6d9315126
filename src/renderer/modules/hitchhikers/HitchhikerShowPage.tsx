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
import { LoadingState } from '#renderer/kit/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/states/NotRefreshedBand.tsx';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { MissingRightsBar } from './MissingRightsBar.tsx';
import { hitchhikerPaths } from './paths.ts';
import { HitchhikerHeader } from './show/HitchhikerHeader.tsx';

/** `/hitchhikers/show/{id}` (screens 02 §9). */
export function HitchhikerShowPage({ id }: { id: number }) {
  const { data: user, error, refetch } = useRecord('users', id);
  usePageLabel(user && userName(user));
  const retry = () => void refetch();
  return (
    <>
      <PageActions>
        <RecordNeighbours resource="hitchhikers" id={id} pathOf={hitchhikerPaths.show} />
      </PageActions>
      <MissingRightsBar />
      {renderRecord()}
    </>
  );

  function renderRecord() {
    if (user === undefined) {
      if (error === null) return <LoadingState />;
      return <UserUnavailable thrown={error} screen="hitchhikers" onRetry={retry} />;
    }
    return (
      <>
        {error !== null && <NotRefreshedBand error={toAppError(error)} context="user" onRetry={retry} />}
        <RefusedPictureBar owner={{ resource: 'users', id }} context="user" />
        <HitchhikerRecord user={user} />
      </>
    );
  }
}

function HitchhikerRecord({ user }: { user: User }) {
  const isOn = useSwitch();
  return (
    <>
      <DeletedBar user={user} />
      <HitchhikerHeader user={user} />
      <Sections>
        <HitchhikingSection user={user} />
        <ContactSection user={user} />
        <AddressSection user={user} />
        <IdentitySection user={user} />
        {isOn('minorProtection') && <MinorSection user={user} />}
        <CarpoolingSection user={user} />
        <ConsentsSection user={user} />
        <RolesSection user={user} />
        <AccountSection user={user} />
        <CommunitiesSection user={user} />
        <OwnershipSection user={user} />
      </Sections>
    </>
  );
}
