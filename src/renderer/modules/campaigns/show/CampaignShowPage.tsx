import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { useReadiness } from '../send/useReadiness.ts';
import { Steps } from '../steps/Steps.tsx';
import { AuthorSection } from './AuthorSection.tsx';
import { CampaignHeader } from './CampaignHeader.tsx';
import { FollowUpSection } from './FollowUpSection.tsx';
import { MessageSection } from './MessageSection.tsx';
import { RecipientsSection } from './RecipientsSection.tsx';

/** `/campaigns/show/{id}` (docs/screens/04-campaigns.md §7). */
export function CampaignShowPage({ id }: { id: number }) {
  return (
    <RecordPage resource="campaigns" id={id}>
      {(campaign) => <Shown campaign={campaign} />}
    </RecordPage>
  );
}

function Shown({ campaign }: { campaign: Campaign }) {
  const { readiness } = useReadiness(campaign.id);
  return (
    <>
      <CampaignHeader campaign={campaign} />
      <Steps campaign={campaign} />
      <Sections>
        <MessageSection campaign={campaign} isDetailed />
        <RecipientsSection campaign={campaign} readiness={readiness ?? null} />
        <FollowUpSection campaign={campaign} fixed={readiness?.fixed ?? null} />
        <AuthorSection campaign={campaign} />
      </Sections>
    </>
  );
}
