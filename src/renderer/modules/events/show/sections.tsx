import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { RecordActivity } from '#renderer/kit/resource/RecordActivity.tsx';
import { descriptionFacts } from '#renderer/kit/rich-text/description.tsx';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import type { SiteConfig } from '#shared/config.ts';
import { type Event, withScheme } from '#shared/resources/events/index.ts';
import { addressOf } from '#shared/routes.ts';
import { CommunityCard } from './CommunityCard.tsx';

interface SectionProps {
  event: Event;
}

export function DescriptionSection({ event }: SectionProps) {
  const { t } = useTranslation('events');
  return (
    <FactsCard
      title={t('show.sections.description')}
      facts={descriptionFacts(event, {
        description: t('fields.description'),
        fullDescription: t('fields.fullDescription'),
      })}
    />
  );
}

export function PlaceSection({ event }: SectionProps) {
  const { t } = useTranslation(['events', 'users']);
  return (
    <AddressCard
      title={t('events:fields.place')}
      label={t('users:show.address')}
      address={event.address}
      field="address"
      name={recordName(event)}
    />
  );
}

/** What was done to it on this computer: the platform gives no date of an event but its own. */
export const EventActivity = ({ event: { id } }: SectionProps) => <RecordActivity resource="events" record={{ id }} />;

export function CommunitySection({ event: { communityId, communityName } }: SectionProps) {
  const { t } = useTranslation('events');
  const label = t('fields.community');
  if (communityId === null) return <FactsCard title={label} facts={[{ label, field: 'communityId', value: null }]} />;
  return (
    <Section title={label}>
      <CommunityCard id={communityId} name={communityName ?? `#${communityId}`} />
    </Section>
  );
}

export function OriginSection({ event: { creator, creatorId, url, id } }: SectionProps) {
  const { t } = useTranslation('events');
  const can = useCan();
  const { config } = useBootstrap();
  const publicPage = publicPageOf(config, id);
  const author = creator ?? (creatorId === null ? null : `#${creatorId}`);
  return (
    <FactsCard
      title={t('show.sections.origin')}
      facts={[
        {
          label: t('fields.creator'),
          field: 'creatorId',
          value:
            author !== null &&
            (creatorId !== null && can('user_read') ? (
              <RecordLink to={addressOf('users_show', { id: creatorId })}>{author}</RecordLink>
            ) : (
              author
            )),
        },
        { label: t('fields.website'), field: 'url', value: url && <WebLink address={withScheme(url)}>{url}</WebLink> },
        ...(publicPage === null
          ? []
          : [{ label: t('show.publicPage'), value: <WebLink address={publicPage}>{publicPage}</WebLink> }]),
      ]}
    />
  );
}

/** The address of an event on the public site, by its id; null where the configuration names no public site. */
const publicPageOf = ({ publicSiteUrl }: SiteConfig, id: number): string | null =>
  publicSiteUrl === undefined ? null : `${publicSiteUrl.replace(/\/+$/, '')}/covoiturages-evenements/${id}`;
