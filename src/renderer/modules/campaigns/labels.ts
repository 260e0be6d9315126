import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import {
  BY_FILTER,
  BY_SELECTION,
  type Campaign,
  type campaignStatuses,
  DRAFT,
  FROM_COMMUNITY,
  TESTED,
} from '#shared/resources/campaigns/index.ts';

export type CampaignStatus = (typeof campaignStatuses)[number];

export const statusLabel = (status: CampaignStatus): TextKey => `campaigns:values.status.${status}`;

export const statusTones: Readonly<Record<CampaignStatus, Tone>> = { 0: 'neutral', 1: 'caution', 2: 'good', 3: 'info' };

/** Colours of the badge on a campaign's pages. */
export const statusColors = { 0: 'informative', 1: 'warning', 2: 'success', 3: 'brand' } as const;

type Status = Pick<Campaign, 'status'>;

/** Content and recipients can be changed. */
export const isDraft = ({ status }: Status): boolean => status === DRAFT;

/** A test, or the message itself, may be sent: never once it was sent (docs/screens/04-campaigns.md §1). */
export const maySend = ({ status }: Status): boolean => status === DRAFT || status === TESTED;

/** The first test fixed content and recipients. A status unknown to this version counts as fixed. */
export const isFixed = (campaign: Status): boolean => !isDraft(campaign);

/** Where the recipients come from and how they were chosen, in one line: `Utilisateurs · filtre`. */
export function recipientsText(
  { source, sourceName, filterType }: Pick<Campaign, 'source' | 'sourceName' | 'filterType'>,
  translate: Text,
): string {
  if (filterType === null) return translate('campaigns:recipients.none');
  const from =
    source === FROM_COMMUNITY && sourceName !== null
      ? translate('campaigns:recipients.community', { name: sourceName })
      : translate(`campaigns:values.source.${source === FROM_COMMUNITY ? 2 : 1}`);
  const how = { [BY_SELECTION]: 'campaigns:recipients.selection', [BY_FILTER]: 'campaigns:recipients.filter' } as const;
  return `${from} · ${translate(how[filterType])}`;
}
