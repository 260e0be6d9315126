import { useTranslation } from 'react-i18next';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import { useVolunteerPlaces } from '#renderer/features/solidary/volunteer-places.ts';
import { ProofList, withPlaces } from '#renderer/features/solidary-proofs/ProofList.tsx';
import { WeekTable } from '#renderer/features/week/WeekTable.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { PlaceMap } from '#renderer/kit/map/PlaceMap.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { placeOfAddress } from '#renderer/kit/ui/show/address.ts';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import kit from '#renderer/kit/ui/show/show.module.css';
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
    <Section title={t('fields.slots')}>
      <WeekTable slots={slots} windows={windows} />
    </Section>
  );
}

/** Identity and range: the platform writes none of it here (docs/screens/08-solidary-people.md §7). */
export function IdentitySection({ person: { birthDate, acceptsNews, userId } }: SectionProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const can = useCan();
  return (
    <Section title={t('show.identity')}>
      <FieldRows>
        <FieldRow label={t('fields.birthDate')}>{birthDate && <DayAndAge day={birthDate} />}</FieldRow>
        <YesNoRow label={t('fields.acceptsNews')} value={acceptsNews} />
      </FieldRows>
      <p className={kit.empty}>
        {userId !== null && can('user_update') ? (
          <RecordLink to={addressOf('users_edit', { id: userId })}>{t('show.editedElsewhere')}</RecordLink>
        ) : (
          t('show.editedElsewhere')
        )}
      </p>
    </Section>
  );
}

/**
 * The home address, and how far the volunteer drives: around a place of their own, which only records show. Without it
 * no circle is drawn, since it would not be where the platform matches.
 */
export function HomeSection({ person }: SectionProps) {
  const { t } = useTranslation(['solidaryvolunteers', 'form']);
  const format = useFormat();
  const { homeAddress, maxDistance } = person;
  const lines = homeAddress?.lines ?? [];
  const places = useVolunteerPlaces();
  const own = person.userId === null ? undefined : places.get(person.userId);
  const place = own ?? placeOfAddress(homeAddress);
  const range =
    maxDistance === null
      ? null
      : t('solidaryvolunteers:show.kilometres', { distance: format.number(maxDistance / METRES_OF_KM) });
  return (
    <Section title={t('solidaryvolunteers:show.home')}>
      <FieldRows>
        <FieldRow label={t('solidaryvolunteers:fields.homeAddress')}>
          {lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>)}
        </FieldRow>
        {own !== undefined && (
          <FieldRow label={t('solidaryvolunteers:fields.ownPlace')}>{own.town ?? format.coordinates(own)}</FieldRow>
        )}
        <FieldRow label={t('solidaryvolunteers:fields.maxDistance')}>{range}</FieldRow>
      </FieldRows>
      {range !== null && own === undefined && (
        <p className={kit.empty}>{t('solidaryvolunteers:show.ownPlaceUnknown')}</p>
      )}
      {place !== null && (
        <PlaceMap
          latitude={place.latitude}
          longitude={place.longitude}
          name={personNameOf(person)}
          {...(own !== undefined && maxDistance !== null && { radius: maxDistance })}
        />
      )}
    </Section>
  );
}

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
