import { z } from 'zod';
import { asInstant } from '../../instant.ts';
import { BY_FILTER, BY_SELECTION, campaigns, DRAFT, FROM_COMMUNITY, SENT, TESTED } from './index.ts';
import { placeholdersOfBody } from './placeholders.ts';
import { recipientDoubts } from './recipients.ts';

/** The two ways to send: to the author alone, or to every recipient (docs/platform/b-communities-content.md §4). */
export const TO_AUTHOR = 1;
export const TO_RECIPIENTS = 2;
export const sendMode = z.literal([TO_AUTHOR, TO_RECIPIENTS]);
export type SendMode = z.infer<typeof sendMode>;

const count = z.int().nonnegative();

/** The recipients that the first test fixed, as far as they are known on this computer. */
export const fixedSet = z.object({
  /**
   * What the platform answered to the last test: people who refuse news since are not in it; null without an answer.
   */
  count: count.nullable(),
  /** When the first test was sent. */
  at: z.string().max(100).transform(asInstant),
});
export type FixedSet = z.infer<typeof fixedSet>;

/** Everything that decides whether a campaign may be sent, read at one moment (docs/screens/04-campaigns.md §6). */
export const readiness = z.object({
  campaign: campaigns.item,
  /** Whether its stored filters can be repeated at the sending; true where it has none. */
  isReadable: z.boolean(),
  /** People who match its filters and accept news now; null for a selection. */
  live: count.nullable(),
  /** Recipients of a selection who refuse news since; null where their ids are not known here. */
  withdrawn: count.nullable(),
  /** Why its recipients may not be those that were chosen; null when nothing speaks against them. */
  doubt: z.enum(recipientDoubts).nullable(),
  fixed: fixedSet.nullable(),
});
export type Readiness = z.infer<typeof readiness>;

/** Reasons against a sending, the gravest first. `changed` and `sending` are found when it begins. */
export const obstacles = [
  'sending',
  'changed',
  'unknownStatus',
  'sent',
  'notTested',
  'administratorsOnly',
  'missingRight',
  'placeholder',
  'noRecipients',
  'communityFilter',
  'unreadableFilters',
  'uncertain',
  'withdrawn',
  'fewer',
  'nobody',
] as const;
export type Obstacle = (typeof obstacles)[number];

/** Who sends. */
export interface Sender {
  isAdministrator: boolean;
  /** Holds user_list, which the platform checks after it has sent to users. */
  canListUsers: boolean;
}

/**
 * Returns how many people the message goes to: those that the first test fixed, else those of the selection, or of the
 * filter now; null when it is not known.
 */
export function recipientCount({ campaign, fixed, live }: Readiness): number | null {
  if (campaign.status !== DRAFT) return fixed?.count ?? campaign.deliveryCount;
  return campaign.filterType === BY_FILTER ? live : campaign.deliveryCount;
}

/** Returns the reasons against a sending, the gravest first; empty when it may begin. */
export function obstaclesTo(mode: SendMode, read: Readiness, sender: Sender): Obstacle[] {
  const { campaign, isReadable, withdrawn, doubt, fixed } = read;
  const { status, source, filterType, deliveryCount } = campaign;
  // The recipients are unknown here, so `unreadable` filters are reported instead of "nobody".
  const isUncountable = filterType === BY_FILTER && (source === FROM_COMMUNITY || !isReadable);
  const isFewer = fixed?.count != null && deliveryCount !== null && fixed.count < deliveryCount;
  const against: Readonly<Partial<Record<Obstacle, boolean>>> = {
    unknownStatus: status === null,
    // A test would set the status back and reopen the mass sending.
    sent: status !== null && status >= SENT,
    notTested: mode === TO_RECIPIENTS && status === DRAFT,
    administratorsOnly: source === FROM_COMMUNITY && !sender.isAdministrator,
    missingRight: source !== FROM_COMMUNITY && !sender.canListUsers,
    // A test would fix it, and the recipients would read it.
    placeholder: placeholdersOfBody(campaign).length > 0,
    noRecipients: filterType === null,
    // The platform looks up the wrong id and reaches nobody.
    communityFilter: source === FROM_COMMUNITY && filterType === BY_FILTER,
    unreadableFilters: filterType === BY_FILTER && !isReadable,
    uncertain: doubt !== null,
    // Every stored recipient gets the message, whether they accept news or not.
    withdrawn: withdrawn !== null && withdrawn > 0,
    fewer: mode === TO_RECIPIENTS && status === TESTED && filterType === BY_SELECTION && isFewer,
    // A number that is not known is no number to send to.
    nobody: filterType !== null && !isUncountable && (recipientCount(read) ?? 0) === 0,
  };
  return obstacles.filter((obstacle) => against[obstacle] === true);
}
