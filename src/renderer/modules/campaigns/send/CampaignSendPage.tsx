import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { CampaignHeader } from '../show/CampaignHeader.tsx';
import { MessageSection, RecipientsSection } from '../show/sections.tsx';

/** `/campaigns/send/{id}` (docs/screens/04-campaigns.md §6). */
export function CampaignSendPage({ id }: { id: number }) {
  return (
    <RecordPage resource="campaigns" id={id}>
      {(campaign) => (
        <>
          <CampaignHeader campaign={campaign} />
          <Sections>
            <MessageSection campaign={campaign} />
            <RecipientsSection campaign={campaign} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}
