import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { PlaceMap } from '#renderer/kit/map/PlaceMap.tsx';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { placeOfAddress } from '#renderer/kit/ui/show/address.ts';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import type { LatLng } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';
import { coordinatesOf } from '../coordinates.ts';
import { markerStyleOf } from '../labels.ts';
import { NearPointLine } from '../near/NearPointLine.tsx';
import { aroundQuery } from '../near/queries.ts';

interface SectionProps {
  point: RelayPoint;
}

export function LocationSection({ point }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const copy = useCopy();
  const format = useFormat();
  const place = placeOfAddress(point.address);
  const coordinates = coordinatesOf(point.address);
  const lines = point.address?.lines ?? [];
  return (
    <Section title={t('show.sections.location')}>
      <FieldRows>
        <FieldRow label={t('fields.address')}>
          {lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>)}
        </FieldRow>
        <FieldRow label={t('show.coordinates')}>
          {coordinates !== null && (
            <>
              {place !== null && format.coordinates(place)}
              <Button
                size="small"
                appearance="subtle"
                icon={<CopyRegular />}
                aria-label={t('actions.copyCoordinates')}
                title={t('actions.copyCoordinates')}
                onClick={() => void copy(coordinates)}
              />
            </>
          )}
        </FieldRow>
      </FieldRows>
      {place !== null && (
        <PlaceMap {...place} name={recordName(point)} markerStyle={markerStyleOf(point)} icon={point.typeIcon} />
      )}
    </Section>
  );
}

export function CapacitySection({ point: { places, placesDisabled } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const format = useFormat();
  return (
    <Section title={t('show.sections.capacity')}>
      <FieldRows>
        <FieldRow label={t('fields.places')}>{places === null ? null : format.number(places)}</FieldRow>
        <FieldRow label={t('fields.placesDisabled')}>
          {placesDisabled === null ? null : format.number(placesDisabled)}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}

export function FeaturesSection({ point }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <Section title={t('show.sections.features')}>
      <FieldRows>
        <FieldRow label={t('fields.type')}>{point.typeName}</FieldRow>
        <YesNoRow label={t('fields.isFree')} value={point.isFree} />
        <YesNoRow label={t('fields.isSecured')} value={point.isSecured} />
        <YesNoRow label={t('fields.isOfficial')} value={point.isOfficial} />
        <YesNoRow label={t('fields.isPrivate')} value={point.isPrivate} />
        <YesNoRow label={t('fields.isSuggestedLong')} value={point.isSuggested} />
        <FieldRow label={t('fields.permalink')}>{point.permalink}</FieldRow>
      </FieldRows>
    </Section>
  );
}

export function WhoseSection({ point: { communityId, communityName, structureId, structureName } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const isOn = useSwitch();
  return (
    <Section title={t('show.sections.whose')}>
      <FieldRows>
        <FieldRow label={t('fields.community')}>
          {communityId !== null && (
            <MaybeLink
              to={isOn('community') ? addressOf('communities_show', { id: communityId }) : null}
              name={communityName ?? `#${communityId}`}
            />
          )}
        </FieldRow>
        <FieldRow label={t('fields.structure')}>
          {structureId !== null && (
            <MaybeLink
              to={isOn('solidary') ? addressOf('solidarystructures_show', { id: structureId }) : null}
              name={structureName ?? `#${structureId}`}
            />
          )}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}

/** A link, or the name alone where the target's module is switched off. */
const MaybeLink = ({ to, name }: { to: string | null; name: string }) =>
  to === null ? <span>{name}</span> : <RecordLink to={to}>{name}</RecordLink>;

export function TextSection({ point: { description, fullDescription } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <Section title={t('show.sections.texts')}>
      <FieldRows>
        <FieldRow label={t('fields.description')}>{description}</FieldRow>
        <FieldRow label={t('fields.fullDescription')}>
          {fullDescription !== null && fullDescription !== '' && <RichText html={fullDescription} />}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}

export function OriginSection({ point: { creator, creatorId, importedDate } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const can = useCan();
  return (
    <Section title={t('show.sections.origin')}>
      <FieldRows>
        <FieldRow label={t('fields.creator')}>
          {creatorId === null ? (
            creator
          ) : (
            <MaybeLink
              to={can('user_read') ? addressOf('users_show', { id: creatorId }) : null}
              name={creator ?? `#${creatorId}`}
            />
          )}
        </FieldRow>
        <FieldRow label={t('fields.imported')}>{importedDate && <Moment value={importedDate} isFocusable />}</FieldRow>
      </FieldRows>
    </Section>
  );
}

/** The relay points within a kilometre, the nearest first. */
export function AroundSection({ point }: SectionProps) {
  const place = placeOfAddress(point.address);
  return place === null ? null : <Around place={place} id={point.id} />;
}

function Around({ place, id }: { place: LatLng; id: number }) {
  const { t } = useTranslation('relaypoints');
  const query = useQuery(aroundQuery(place, id));
  return (
    <RelatedList
      title={t('show.sections.around')}
      query={query}
      empty={t('show.nobodyAround')}
      renderRow={(near) => <NearPointLine near={near} />}
    />
  );
}
