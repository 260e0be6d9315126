import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DoubtBar } from '#renderer/features/campaigns/DoubtBar.tsx';
import { useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { Facts } from '#renderer/kit/ui/show/FactsCard.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { isAdministrator } from '#shared/administrators.ts';
import {
  BY_FILTER,
  BY_SELECTION,
  type Campaign,
  DRAFT,
  FROM_COMMUNITY,
  FROM_USERS,
} from '#shared/resources/campaigns/index.ts';
import type { Readiness } from '#shared/resources/campaigns/sending.ts';
import { readStoredFilters } from '#shared/resources/campaigns/stored-filters.ts';
import { addressOf } from '#shared/routes.ts';
import { RecipientsOfLetter } from '../letter/RecipientsOfLetter.tsx';
import { anchors } from '../steps/places.ts';
import { ChooseRecipients } from './ChooseRecipients.tsx';

// Loaded on demand, since both import every filter of people.
const RecipientsInWords = lazily(
  async () => (await import('#renderer/features/campaigns/recipients/RecipientsInWords.tsx')).RecipientsInWords,
);
const SelectedPeople = lazily(
  async () => (await import('#renderer/features/campaigns/recipients/SelectedPeople.tsx')).SelectedPeople,
);

interface RecipientsProps {
  campaign: Campaign;
  /** Numbers of this moment; null until they are read. */
  readiness: Readiness | null;
}

/**
 * The recipients: their source, how they were chosen, how many were stored, how many the first test fixed, and how many
 * the filter finds now (docs/screens/04-campaigns.md §6, §7).
 */
export function RecipientsSection({ campaign, readiness }: RecipientsProps) {
  const { t } = useTranslation('campaigns');
  const translate = useTranslate();
  const format = useFormat();
  const { user } = useSignedIn();
  const { status, source, filterType, filters, deliveryCount, updatedDate } = campaign;
  const fixed = readiness?.fixed ?? null;
  const live = readiness?.live ?? null;
  const number = (count: number | null) => count !== null && format.number(count);
  return (
    <Section title={t('fields.recipients')} id={anchors.recipients}>
      <DoubtBar campaign={campaign} />
      <Facts
        section={t('fields.recipients')}
        facts={[
          { label: t('fields.source'), value: source !== null && translate(`campaigns:values.source.${source}`) },
          ...(source === FROM_COMMUNITY
            ? [{ label: t('fields.community'), value: <CommunityName campaign={campaign} /> }]
            : []),
          {
            label: t('fields.filterType'),
            value: filterType !== null && translate(`campaigns:values.filterType.${filterType}`),
          },
          { label: t('recipients.stored'), value: number(deliveryCount) },
          ...(status === DRAFT && filterType !== null
            ? [
                {
                  label: t('recipients.chosenOn'),
                  value: updatedDate !== null && <Moment value={updatedDate} isFocusable />,
                },
              ]
            : []),
          ...(fixed === null
            ? []
            : [
                {
                  label: t('recipients.fixed'),
                  value: t('recipients.fixedOn', {
                    number: fixed.count === null ? t('recipients.unknown') : format.number(fixed.count),
                    date: format.dateTime(fixed.at),
                  }),
                },
              ]),
          ...(filterType === BY_SELECTION && source === FROM_USERS
            ? [
                {
                  label: t('recipients.people'),
                  isWide: true,
                  value: (
                    <Suspense>
                      <SelectedPeople campaign={campaign} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          ...(filterType === BY_FILTER
            ? [
                { label: t('recipients.live'), value: number(live) },
                {
                  label: t('recipients.filters'),
                  isWide: true,
                  value: (
                    <Suspense>
                      <RecipientsInWords stored={readStoredFilters(filters)} />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
      {status === DRAFT && isAdministrator(user) && <RecipientsOfLetter campaign={campaign} />}
      {status === DRAFT && <ChooseRecipients campaignId={campaign.id} />}
    </Section>
  );
}

function CommunityName({ campaign: { sourceId, sourceName } }: { campaign: Campaign }) {
  const isOn = useSwitch();
  const name = sourceName ?? (sourceId === null ? null : `#${sourceId}`);
  if (name === null || sourceId === null || !isOn('community')) return <>{name}</>;
  return <RecordLink to={addressOf('communities_show', { id: sourceId })}>{name}</RecordLink>;
}
