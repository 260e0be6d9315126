import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { RecordActivity } from '#renderer/kit/resource/RecordActivity.tsx';
import { descriptionFacts } from '#renderer/kit/rich-text/description.tsx';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { CommunityKeyFacts } from './CommunityView.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { ReferrerSection } from './ReferrerSection.tsx';

interface SectionProps {
  community: Community;
}

/** The first tab of a community's page (docs/screens/03-communities.md §3). */
export const Overview = ({ community }: SectionProps) => (
  <RecordBody
    top={<CommunityKeyFacts community={community} />}
    aside={
      <>
        <FiguresSection community={community} />
        <ReferrerSection community={community} />
        <CommunityActivity community={community} />
      </>
    }
  >
    <AboutSection community={community} />
    <PlaceSection community={community} />
  </RecordBody>
);

function AboutSection({ community }: SectionProps) {
  const { t } = useTranslation('communities');
  const yesNo = useYesNo();
  const { domains, freeCarpool, membersHidden, proposalsHidden } = community;
  return (
    <FactsCard
      title={t('form.sections.about')}
      facts={[
        ...descriptionFacts(community, {
          description: t('fields.description'),
          fullDescription: t('fields.fullDescription'),
        }),
        { label: t('fields.domains'), field: 'domains', value: domains.join(', ') },
        { label: t('fields.freeCarpool'), field: 'freeCarpool', value: yesNo(freeCarpool ?? false) },
        { label: t('fields.membersHiddenLong'), field: 'membersHidden', value: yesNo(membersHidden ?? false) },
        { label: t('fields.proposalsHiddenLong'), field: 'proposalsHidden', value: yesNo(proposalsHidden ?? false) },
      ]}
    />
  );
}

const PlaceSection = ({ community }: SectionProps) => {
  const { t } = useTranslation('communities');
  const label = t('fields.address');
  return (
    <AddressCard title={label} label={label} address={community.address} field="address" name={recordName(community)} />
  );
};

function CommunityActivity({ community }: SectionProps) {
  const { t } = useTranslation('communities');
  const texts = { created: t('show.activity.created'), updated: t('show.activity.updated') };
  return <RecordActivity resource="communities" record={community} texts={texts} />;
}
