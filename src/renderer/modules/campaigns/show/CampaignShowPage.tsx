import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { type Campaign, DRAFT, SENT, TESTED } from '#shared/resources/campaigns/index.ts';
import type { FixedSet } from '#shared/resources/campaigns/sending.ts';
import { addressOf } from '#shared/routes.ts';
import { useReadiness } from '../send/useReadiness.ts';
import { Steps } from '../steps/Steps.tsx';
import { CampaignHeader } from './CampaignHeader.tsx';
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

/** The author, and the address of the test. */
function AuthorSection({ campaign: { creator, creatorId, creatorEmail } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const can = useCan();
  const name = creator ?? (creatorId === null ? null : `#${creatorId}`);
  return (
    <Section title={t('fields.creator')}>
      <FieldRows>
        <FieldRow label={t('fields.creator')}>
          {creatorId !== null && name !== null && can('user_read') ? (
            <RecordLink to={addressOf('users_show', { id: creatorId })}>{name}</RecordLink>
          ) : (
            name
          )}
        </FieldRow>
        <FieldRow label={t('fields.testAddress')}>
          {creatorEmail !== null && <MailText address={creatorEmail} />}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}

/**
 * What happened to a campaign, derived from its status and its two dates: `updatedDate` is that of the last step only,
 * and the date of the first test is known where it was sent from here. The platform gives no figures of opening and
 * clicking, and none are invented (docs/screens/04-campaigns.md §7).
 */
function FollowUpSection({ campaign, fixed }: { campaign: Campaign; fixed: FixedSet | null }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { status, filterType, createdDate, updatedDate } = campaign;
  const lastChange = updatedDate === null ? t('show.dateUnknown') : format.dateTime(updatedDate);
  const reached = (least: number) => status !== null && status >= least;
  const tested = fixed === null ? t('show.done') : format.dateTime(fixed.at);
  const step = (isDone: boolean, isLast: boolean, known = t('show.done')) =>
    isDone ? (isLast ? lastChange : known) : t('show.notYet');
  return (
    <Section title={t('show.followUp')}>
      <FieldRows>
        <FieldRow label={t('show.created')}>
          {createdDate !== null && <Moment value={createdDate} isFocusable />}
        </FieldRow>
        <FieldRow label={t('show.chosen')}>{step(filterType !== null, status === DRAFT)}</FieldRow>
        <FieldRow label={t('show.tested')}>
          {step(reached(TESTED), fixed === null && status === TESTED, tested)}
        </FieldRow>
        <FieldRow label={t('show.sent')}>{step(reached(SENT), status === SENT)}</FieldRow>
      </FieldRows>
      <p>{t('show.noFigures')}</p>
    </Section>
  );
}
