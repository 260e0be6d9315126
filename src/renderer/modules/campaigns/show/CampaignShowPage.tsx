import { AddRegular, BeakerRegular, PeopleListRegular, SendRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Activity, type ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import { Mail } from '#renderer/kit/ui/show/Contact.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { type Campaign, DRAFT, SENT, TESTED } from '#shared/resources/campaigns/index.ts';
import type { FixedSet } from '#shared/resources/campaigns/sending.ts';
import { addressOf } from '#shared/routes.ts';
import { useReadiness } from '../send/useReadiness.ts';
import { Steps } from '../steps/Steps.tsx';
import { CampaignView } from './CampaignView.tsx';
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

interface CampaignProps {
  campaign: Campaign;
}

function Shown({ campaign }: CampaignProps) {
  const { readiness } = useReadiness(campaign.id);
  return (
    <CampaignView campaign={campaign}>
      <Steps campaign={campaign} />
      <RecordBody
        top={<CampaignKeyFacts campaign={campaign} />}
        aside={
          <>
            <RecipientsSection campaign={campaign} readiness={readiness ?? null} />
            <CampaignActivity campaign={campaign} fixed={readiness?.fixed ?? null} />
          </>
        }
      >
        <MessageSection campaign={campaign} isDetailed />
      </RecordBody>
    </CampaignView>
  );
}

/** Who wrote it, who the test goes to, and how many it is for. */
function CampaignKeyFacts({
  campaign: { creator, creatorId, creatorEmail, deliveryCount, filterType },
}: CampaignProps) {
  const { t } = useTranslation('campaigns');
  const can = useCan();
  const { number } = useFormat();
  const name = creator ?? (creatorId === null ? null : `#${creatorId}`);
  return (
    <KeyStrip
      facts={[
        {
          label: t('fields.recipients'),
          value: filterType === null ? t('show.notYet') : deliveryCount !== null && number(deliveryCount),
        },
        {
          label: t('fields.creator'),
          value:
            creatorId !== null && name !== null && can('user_read') ? (
              <RecordLink to={addressOf('users_show', { id: creatorId })}>{name}</RecordLink>
            ) : (
              name
            ),
        },
        { label: t('fields.testAddress'), isLong: true, value: creatorEmail && <Mail address={creatorEmail} /> },
      ]}
    />
  );
}

/**
 * What happened to a campaign, derived from its status and its two dates: `updatedDate` is that of the last step only,
 * and the date of the first test is known where it was sent from here. The platform gives no figures of opening and
 * clicking, and none are invented (docs/screens/04-campaigns.md §7).
 */
function CampaignActivity({ campaign, fixed }: CampaignProps & { fixed: FixedSet | null }) {
  const { t } = useTranslation('campaigns');
  const own = useOwnActivity('campaigns', campaign.id);
  const { status, filterType, createdDate, updatedDate } = campaign;
  const reached = (least: number) => status !== null && status >= least;
  const dated = (isLast: boolean, known: ActivityEntry['at'] = null) => (isLast ? updatedDate : known);
  const steps: (ActivityEntry | false)[] = [
    reached(SENT) && {
      key: 'sent',
      at: dated(status === SENT),
      icon: SendRegular,
      tone: 'success',
      text: t('show.sent'),
    },
    reached(TESTED) && {
      key: 'tested',
      at: fixed === null ? dated(status === TESTED) : fixed.at,
      icon: BeakerRegular,
      text: t('show.tested'),
    },
    filterType !== null && {
      key: 'chosen',
      at: dated(status === DRAFT),
      icon: PeopleListRegular,
      text: t('show.chosen'),
    },
    { key: 'created', at: createdDate, icon: AddRegular, text: t('show.created') },
  ];
  return <Activity entries={[...own, ...steps.filter((step) => step !== false)]} note={t('show.noFigures')} />;
}
