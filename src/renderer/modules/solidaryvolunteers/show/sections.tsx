import { useTranslation } from 'react-i18next';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import { useVolunteerPlaces } from '#renderer/features/solidary/volunteer-places.ts';
import { ProofList, withPlaces } from '#renderer/features/solidary-proofs/ProofList.tsx';
import { WeekTable } from '#renderer/features/week/WeekTable.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Activity } from '#renderer/kit/ui/show/Activity.tsx';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import kit from '#renderer/kit/ui/show/show.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import { addressOf } from '#shared/routes.ts';

interface SectionProps {
  person: Volunteer;
}

const METRES_OF_KM = 1000;

/** The week and its windows, to be read. */
export function AvailabilitySection({ person: { slots, windows } }: SectionProps) {
  const { t } = useTranslation('solidaryvolunteers');
  return (
    <FactsCard title={t('fields.slots')} facts={[]} field="slots">
      <WeekTable slots={slots} windows={windows} />
    </FactsCard>
  );
}

/** Identity: the platform writes none of it here (docs/screens/08-solidary-people.md §7). */
export function IdentitySection({ person }: SectionProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const translate = useTranslate();
  const can = useCan();
  const yesNo = useYesNo();
  const { birthDate, acceptsNews, userId } = person;
  return (
    <FactsCard
      title={t('show.identity')}
      facts={[
        { label: t('fields.birthDate'), value: birthDate && <DayAndAge day={birthDate} /> },
        { label: t('fields.acceptsNews'), value: yesNo(acceptsNews) },
        ...(['telephone', 'email'] as const)
          .filter((name) => !person[name])
          .map((name) => ({ label: translate(`solidary:fields.${name}`), value: null })),
      ]}
    >
      <p className={kit.empty}>
        {userId !== null && can('user_update') ? (
          <RecordLink to={addressOf('users_edit', { id: userId })}>{t('show.editedElsewhere')}</RecordLink>
        ) : (
          t('show.editedElsewhere')
        )}
      </p>
    </FactsCard>
  );
}

/**
 * The home address, and how far the volunteer drives: around a place of their own, which only records show. Without it
 * no circle is drawn, since it would not be where the platform matches.
 */
export function HomeSection({ person }: SectionProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const format = useFormat();
  const { homeAddress, maxDistance } = person;
  const places = useVolunteerPlaces();
  const own = person.userId === null ? undefined : places.get(person.userId);
  const range =
    maxDistance === null ? null : t('show.kilometres', { distance: format.number(maxDistance / METRES_OF_KM) });
  return (
    <AddressCard
      title={t('show.home')}
      label={t('fields.homeAddress')}
      address={homeAddress}
      place={own}
      name={personNameOf(person)}
      {...(own !== undefined && maxDistance !== null && { radius: maxDistance })}
      facts={[
        ...(own === undefined ? [] : [{ label: t('fields.ownPlace'), value: own.town ?? format.coordinates(own) }]),
        { label: t('fields.maxDistance'), value: range },
      ]}
    >
      {range !== null && own === undefined && <p className={kit.empty}>{t('show.ownPlaceUnknown')}</p>}
    </AddressCard>
  );
}

/** What was done to them on this computer: the platform gives no dates of a volunteer. */
export const VolunteerActivity = ({ person: { id } }: SectionProps) => (
  <Activity entries={useOwnActivity('solidaryvolunteers', id)} />
);

/** Answers to the proofs of each structure; they cannot be changed here. */
export function ProofsSection({ person }: SectionProps) {
  const { t } = useTranslation('solidary');
  const placed = withPlaces(person.proofs);
  const structures = [...new Set(placed.map(({ proof }) => proof.structureId))];
  if (structures.length === 0) {
    return (
      <Section title={t('proofs.title')}>
        <p className={kit.empty}>{t('proofs.empty')}</p>
      </Section>
    );
  }
  return structures.map((structureId) => {
    const proofs = placed.filter(({ proof }) => proof.structureId === structureId);
    const known = person.structures.find((structure) => structure.structureId === structureId);
    const name = proofs[0]?.proof.structureName ?? known?.name ?? `#${structureId}`;
    return (
      <Section key={structureId} title={t('proofs.titleOf', { name })}>
        <ProofList asRole="volunteer" person={person} proofs={proofs} />
      </Section>
    );
  });
}
