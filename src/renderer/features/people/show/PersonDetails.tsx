import type { ComponentType } from 'react';
import { useSwitch } from '#renderer/kit/data/session.ts';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { AddressSection, ContactSection } from './ContactSections.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import {
  AccountSection,
  CarpoolingSection,
  ConsentsSection,
  HitchhikingSection,
  MinorSection,
} from './ProfileSections.tsx';
import { CommunitiesSection, OwnershipSection } from './RelatedSections.tsx';
import { RolesSection } from './RolesSection.tsx';

const sections = {
  contact: ContactSection,
  address: AddressSection,
  carpooling: CarpoolingSection,
  consents: ConsentsSection,
  identity: IdentitySection,
  hitchhiking: HitchhikingSection,
  minor: MinorSection,
  roles: RolesSection,
  account: AccountSection,
  communities: CommunitiesSection,
  ownership: OwnershipSection,
} as const satisfies Record<string, ComponentType<{ user: User }>>;

export type PersonSection = keyof typeof sections;

/** Sections whose module a site may have switched off. */
const switches = { hitchhiking: 'hitchhiking', minor: 'minorProtection' } as const;
const isSwitched = (name: PersonSection): name is keyof typeof switches => Object.hasOwn(switches, name);

/** The sections of a person, in the order of a screen. */
export function PersonDetails({ user, order }: { user: User; order: readonly PersonSection[] }) {
  const isOn = useSwitch();
  const shown = order.filter((name) => !isSwitched(name) || isOn(switches[name]));
  return (
    <Sections>
      {shown.map((name) => {
        const Section = sections[name];
        return <Section key={name} user={user} />;
      })}
    </Sections>
  );
}
