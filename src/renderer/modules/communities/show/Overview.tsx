import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { PlaceMap } from '#renderer/kit/map/PlaceMap.tsx';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { placeOfAddress } from '#renderer/kit/ui/show/address.ts';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { ReferrerSection } from './ReferrerSection.tsx';
import styles from './show.module.css';

interface SectionProps {
  community: Community;
}

/** The first tab of a community's page (docs/screens/03-communities.md §3). */
export const Overview = ({ community }: SectionProps) => (
  <Sections>
    <AboutSection community={community} />
    <ReferrerSection community={community} />
    <FiguresSection community={community} />
    <HistorySection community={community} />
  </Sections>
);

function AboutSection({ community }: SectionProps) {
  const { t } = useTranslation('communities');
  const { description, fullDescription, domains, freeCarpool, membersHidden, proposalsHidden, address } = community;
  const lines = address?.lines ?? [];
  const place = placeOfAddress(address);
  return (
    <Section title={t('form.sections.about')}>
      {description && <p className={styles.summary}>{description}</p>}
      {fullDescription && (
        <div className={styles.full}>
          <RichText html={fullDescription} />
        </div>
      )}
      <FieldRows>
        <FieldRow label={t('fields.domains')}>{domains.join(', ')}</FieldRow>
        <YesNoRow label={t('fields.freeCarpool')} value={freeCarpool ?? false} />
        <YesNoRow label={t('fields.membersHiddenLong')} value={membersHidden ?? false} />
        <YesNoRow label={t('fields.proposalsHiddenLong')} value={proposalsHidden ?? false} />
        <FieldRow label={t('fields.address')}>
          {lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>)}
        </FieldRow>
      </FieldRows>
      {place !== null && <PlaceMap {...place} name={recordName(community)} />}
    </Section>
  );
}

function HistorySection({ community: { createdDate, updatedDate } }: SectionProps) {
  const { t } = useTranslation('communities');
  return (
    <Section title={t('show.sections.history')}>
      <FieldRows>
        <FieldRow label={t('fields.createdDate')}>{createdDate && <Moment value={createdDate} isFocusable />}</FieldRow>
        <FieldRow label={t('fields.updatedDate')}>{updatedDate && <Moment value={updatedDate} isFocusable />}</FieldRow>
      </FieldRows>
    </Section>
  );
}
