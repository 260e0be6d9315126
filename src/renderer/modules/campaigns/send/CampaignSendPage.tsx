import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionContext } from '#renderer/kit/actions/useActionTools.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { isAdministrator } from '#shared/administrators.ts';
import { toAppError } from '#shared/failure.ts';
import { type Campaign, SENT } from '#shared/resources/campaigns/index.ts';
import { SavedMessageCheck } from '../check/SavedMessageCheck.tsx';
import { useImageCheck } from '../check/useImageCheck.ts';
import { CampaignView } from '../show/CampaignView.tsx';
import { MessageSection } from '../show/MessageSection.tsx';
import { RecipientsSection } from '../show/RecipientsSection.tsx';
import { Steps } from '../steps/Steps.tsx';
import { ActionsSection } from './ActionsSection.tsx';
import { ChecksSection } from './ChecksSection.tsx';
import { checksOf } from './checks.ts';
import { useHasDraft, useReadiness } from './useReadiness.ts';

/** `/campaigns/send/{id}` (docs/screens/04-campaigns.md §6). */
export function CampaignSendPage({ id }: { id: number }) {
  return (
    <RecordPage resource="campaigns" id={id}>
      {(campaign) => <Send campaign={campaign} />}
    </RecordPage>
  );
}

/** Takes whoever comes for a step to its part of the page, once that is there. */
function useAnchor(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === '') return;
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(hash)?.querySelector('h2');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView?.({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

function Send({ campaign }: { campaign: Campaign }) {
  useAnchor();
  const can = useCan();
  const { session } = useActionContext();
  const { readiness, error, isFetching, refetch } = useReadiness(campaign.id);
  const hasDraft = useHasDraft(campaign.id);
  const sender = { isAdministrator: isAdministrator(session.user), canListUsers: can('user_list') };
  const images = useImageCheck(campaign);
  // No more tests are possible, so obstacles to a test are not shown.
  const status = readiness?.campaign.status ?? campaign.status;
  const isOver = status !== null && status >= SENT;
  const checks = checksOf({ campaign, readiness, sender, hasDraft, images });
  return (
    <CampaignView campaign={campaign} page="send">
      {!can('campaign_update') && <MissingRightBar right="campaign_update" />}
      <Steps campaign={campaign} />
      <div className={flow.stackL}>
        {error !== null && (
          <NotRefreshedBand error={toAppError(error)} context="campaigns" onRetry={() => void refetch()} />
        )}
        <Summary campaign={campaign} />
        <MessageSection campaign={campaign} />
        {!isOver && <SavedMessageCheck campaign={campaign} />}
        <RecipientsSection campaign={campaign} readiness={readiness ?? null} />
        {!isOver && <ChecksSection campaign={campaign} checks={checks} />}
        {can('campaign_update') && (
          <ActionsSection {...{ campaign, readiness, checks, sender }} isReading={isFetching} />
        )}
      </div>
    </CampaignView>
  );
}

function Summary({ campaign: { name, subject, creator, email } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  return (
    <Section title={t('send.summary')}>
      <FieldRows>
        <FieldRow label={t('fields.internalName')}>{name}</FieldRow>
        <FieldRow label={t('fields.subject')}>{subject}</FieldRow>
        <FieldRow label={t('fields.creator')}>{creator}</FieldRow>
        <FieldRow label={t('fields.email')}>{email !== null && <MailText address={email} />}</FieldRow>
      </FieldRows>
    </Section>
  );
}
