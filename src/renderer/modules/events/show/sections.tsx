import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { PlaceMap } from '#renderer/kit/map/PlaceMap.tsx';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { placeOfAddress } from '#renderer/kit/ui/show/address.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import type { SiteConfig } from '#shared/config.ts';
import { type Event, withScheme } from '#shared/resources/events/index.ts';
import { addressOf } from '#shared/routes.ts';
import { CommunityCard } from './CommunityCard.tsx';
import styles from './show.module.css';

interface SectionProps {
  event: Event;
}

export function DescriptionSection({ event: { description, fullDescription } }: SectionProps) {
  const { t } = useTranslation(['events', 'form']);
  return (
    <Section title={t('show.sections.description')}>
      {description && <p className={styles.summary}>{description}</p>}
      {fullDescription && <RichText html={fullDescription} />}
      {!description && !fullDescription && <p className={styles.none}>{t('form:show.empty')}</p>}
    </Section>
  );
}

export function PlaceSection({ event }: SectionProps) {
  const { t } = useTranslation(['events', 'form']);
  const lines = event.address?.lines ?? [];
  const place = placeOfAddress(event.address);
  return (
    <Section title={t('fields.place')}>
      {lines.length > 0 ? (
        <p className={styles.place}>
          {lines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      ) : (
        place === null && <p className={styles.none}>{t('form:show.empty')}</p>
      )}
      {place !== null && <PlaceMap {...place} name={recordName(event)} />}
    </Section>
  );
}

export function CommunitySection({ event: { communityId, communityName } }: SectionProps) {
  const { t } = useTranslation(['events', 'form']);
  return (
    <Section title={t('fields.community')}>
      {communityId === null ? (
        <p className={styles.none}>{t('show.noCommunity')}</p>
      ) : (
        <CommunityCard id={communityId} name={communityName ?? `#${communityId}`} />
      )}
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
    <Section title={t('show.sections.origin')}>
      <FieldRows>
        <FieldRow label={t('fields.creator')}>
          {author !== null &&
            (creatorId !== null && can('user_read') ? (
              <RecordLink to={addressOf('users_show', { id: creatorId })}>{author}</RecordLink>
            ) : (
              author
            ))}
        </FieldRow>
        <FieldRow label={t('fields.website')}>{url && <WebLink address={withScheme(url)}>{url}</WebLink>}</FieldRow>
        {publicPage !== null && (
          <FieldRow label={t('show.publicPage')}>
            <WebLink address={publicPage}>{publicPage}</WebLink>
          </FieldRow>
        )}
      </FieldRows>
    </Section>
  );
}

/** The address of an event on the public site, by its id; null where the configuration names no public site. */
const publicPageOf = ({ publicSiteUrl }: SiteConfig, id: number): string | null =>
  publicSiteUrl === undefined ? null : `${publicSiteUrl.replace(/\/+$/, '')}/covoiturages-evenements/${id}`;
