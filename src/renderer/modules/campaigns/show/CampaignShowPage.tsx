import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { CampaignHeader } from './CampaignHeader.tsx';
import { FollowUpSection } from './FollowUpSection.tsx';
import { AuthorSection, MessageSection, RecipientsSection } from './sections.tsx';

/** `/campaigns/show/{id}` (docs/screens/04-campaigns.md §7). */
export function CampaignShowPage({ id }: { id: number }) {
  return (
    <RecordPage resource="campaigns" id={id}>
      {(campaign) => (
        <>
          <CampaignHeader campaign={campaign} />
          <Sections>
            <MessageSection campaign={campaign} />
            <RecipientsSection campaign={campaign} />
            <FollowUpSection campaign={campaign} />
            <AuthorSection campaign={campaign} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}
