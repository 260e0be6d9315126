import { AddressSection, ContactSection } from '#renderer/kit/person/show/ContactSections.tsx';
import { IdentitySection } from '#renderer/kit/person/show/IdentitySection.tsx';
import { PersonPage } from '#renderer/kit/person/show/PersonPage.tsx';
import {
  AccountSection,
  CarpoolingSection,
  ConsentsSection,
  HitchhikingSection,
  MinorSection,
} from '#renderer/kit/person/show/ProfileSections.tsx';
import { CommunitiesSection, OwnershipSection } from '#renderer/kit/person/show/RelatedSections.tsx';
import { RolesSection } from '#renderer/kit/person/show/RolesSection.tsx';
import { useSwitch } from '#renderer/kit/session.ts';
import { Sections } from '#renderer/kit/show/Sections.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { UserHeader } from './show/UserHeader.tsx';

/** `/users/show/{id}` (screens 02 §4). */
export function UserShowPage({ id }: { id: number }) {
  return (
    <PersonPage id={id} list="users">
      {(user) => <UserRecord user={user} />}
    </PersonPage>
  );
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
