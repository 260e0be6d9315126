import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Activity } from '#renderer/kit/ui/show/Activity.tsx';
import { placeOfAddress } from '#renderer/kit/ui/show/address.ts';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import type { LatLng } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';
import { markerStyleOf } from '../labels.ts';
import { aroundQuery } from '../near/queries.ts';
import { useNearLine } from '../near/useNearLine.ts';

interface SectionProps {
  point: RelayPoint;
}

export function LocationSection({ point }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <AddressCard
      title={t('show.sections.location')}
      label={t('fields.address')}
      address={point.address}
      field="address"
      name={recordName(point)}
      markerStyle={markerStyleOf(point)}
      icon={point.typeIcon}
    />
  );
}

export function FeaturesSection({ point }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const { number } = useFormat();
  const yesNo = useYesNo();
  const { places, placesDisabled } = point;
  // Those that are given stand on top of the page.
  const missing = [
    { label: t('fields.type'), field: 'typeId', value: point.typeName },
    { label: t('fields.places'), field: 'places', value: places !== null && number(places) },
    {
      label: t('fields.placesDisabled'),
      field: 'placesDisabled',
      value: placesDisabled !== null && number(placesDisabled),
    },
    { label: t('fields.isFree'), field: 'isFree', value: yesNo(point.isFree) },
  ].filter(({ value }) => !value);
  return (
    <FactsCard
      title={t('show.sections.features')}
      facts={[
        { label: t('fields.isSecured'), field: 'isSecured', value: yesNo(point.isSecured) },
        { label: t('fields.isOfficial'), field: 'isOfficial', value: yesNo(point.isOfficial) },
        { label: t('fields.isPrivate'), field: 'isPrivate', value: yesNo(point.isPrivate) },
        { label: t('fields.isSuggestedLong'), field: 'isSuggested', value: yesNo(point.isSuggested) },
        { label: t('fields.permalink'), field: 'permalink', value: point.permalink },
        ...missing,
      ]}
    />
  );
}

/** Who it belongs to, and who entered it. */
export function WhoseSection({ point }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const isOn = useSwitch();
  const can = useCan();
  const { communityId, communityName, structureId, structureName, creator, creatorId } = point;
  return (
    <FactsCard
      title={t('show.sections.whose')}
      facts={[
        {
          label: t('fields.community'),
          field: 'communityId',
          value: communityId !== null && (
            <MaybeLink
              to={isOn('community') ? addressOf('communities_show', { id: communityId }) : null}
              name={communityName ?? `#${communityId}`}
            />
          ),
        },
        {
          label: t('fields.structure'),
          field: 'structureId',
          value: structureId !== null && (
            <MaybeLink
              to={isOn('solidary') ? addressOf('solidarystructures_show', { id: structureId }) : null}
              name={structureName ?? `#${structureId}`}
            />
          ),
        },
        {
          label: t('fields.creator'),
          field: 'creatorId',
          value:
            creatorId === null ? (
              creator
            ) : (
              <MaybeLink
                to={can('user_read') ? addressOf('users_show', { id: creatorId }) : null}
                name={creator ?? `#${creatorId}`}
              />
            ),
        },
      ]}
    />
  );
}

/** A link, or the name alone where the target's module is switched off. */
const MaybeLink = ({ to, name }: { to: string | null; name: string }) =>
  to === null ? <span>{name}</span> : <RecordLink to={to}>{name}</RecordLink>;

export function TextSection({ point: { description, fullDescription } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <FactsCard
      title={t('show.sections.texts')}
      facts={[
        { label: t('fields.description'), field: 'description', isWide: true, value: description },
        {
          label: t('fields.fullDescription'),
          field: 'fullDescription',
          isWide: true,
          value: fullDescription && <RichText html={fullDescription} />,
        },
      ]}
    />
  );
}

/** The platform dates its import only. */
export function RelayPointActivity({ point: { id, importedDate } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const own = useOwnActivity('relaypoints', id);
  const imported =
    importedDate === null
      ? []
      : [{ key: 'imported', at: importedDate, icon: ArrowUploadRegular, text: t('show.imported') }];
  return <Activity entries={[...own, ...imported]} />;
}

/** The relay points within a kilometre, the nearest first. */
export function AroundSection({ point }: SectionProps) {
  const place = placeOfAddress(point.address);
  return place === null ? null : <Around place={place} id={point.id} />;
}

function Around({ place, id }: { place: LatLng; id: number }) {
  const { t } = useTranslation('relaypoints');
  const query = useQuery(aroundQuery(place, id));
  const lineOf = useNearLine();
  return <RelatedList title={t('show.sections.around')} query={query} empty={t('show.nobodyAround')} lineOf={lineOf} />;
}
