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
import { MissingRightsBar } from './MissingRightsBar.tsx';
import { HitchhikerHeader } from './show/HitchhikerHeader.tsx';

/** `/hitchhikers/show/{id}` (screens 02 §9). */
export function HitchhikerShowPage({ id }: { id: number }) {
  return (
    <>
      <MissingRightsBar />
      <PersonPage id={id} list="hitchhikers">
        {(user) => <HitchhikerRecord user={user} />}
      </PersonPage>
    </>
  );
}

function HitchhikerRecord({ user }: { user: User }) {
  const isOn = useSwitch();
  return (
    <>
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
