import { z } from 'zod';

const count = z.int().nonnegative();

/** Where recipients were chosen. */
export const recipientLists = ['users', 'hitchhikers', 'communitymembers'] as const;
export type RecipientList = (typeof recipientLists)[number];

/**
 * What this installation remembers of an association, by campaign: the platform answers no recipients, only how many
 * there are (docs/platform/b-communities-content.md §4). Ids alone.
 */
export const knownRecipients = z.object({
  list: z.enum(recipientLists),
  filterType: z.literal([1, 2]),
  /** The number that the platform answered; null without an answer. */
  count: count.nullable(),
  /** The number that was shown to the person before. */
  announced: count,
  /** Ids of the users of a selection; empty for a filter. */
  people: z.array(z.int().positive()).max(10_000),
  /** The person was shown a different or unconfirmed number and kept these recipients. */
  isAccepted: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type KnownRecipients = z.infer<typeof knownRecipients>;

/**
 * Why nothing may be sent to the recipients of a campaign (docs/screens/04-campaigns.md §5). `uncertain`: more are
 * stored than were associated, so that former ones are among them. `different`: the platform took another number than
 * was announced. `unconfirmed`: the answer of the association was lost. `changed`: they were associated again since,
 * not from here.
 */
export const recipientDoubts = ['uncertain', 'different', 'unconfirmed', 'changed'] as const;
export type RecipientDoubt = (typeof recipientDoubts)[number];

interface Recipients {
  readonly filterType: 1 | 2 | null;
  readonly deliveryCount: number | null;
}

/**
 * Compares the recipients of a campaign with what is remembered of their association; null when there is no objection,
 * or when nothing is remembered.
 */
export function doubtOf(campaign: Recipients, known: KnownRecipients | null): RecipientDoubt | null {
  if (known === null) return null;
  const { filterType, count: answered, announced, isAccepted } = known;
  if (campaign.filterType !== filterType) return answered === null && !isAccepted ? 'unconfirmed' : 'changed';
  if (answered === null) return 'unconfirmed';
  // Accepting other people's mail is not offered: the platform never removes a recipient.
  if (filterType === 1 && (campaign.deliveryCount ?? 0) > answered) return 'uncertain';
  if (filterType === 1 && campaign.deliveryCount !== answered) return 'changed';
  return answered === announced || isAccepted ? null : 'different';
}

/**
 * Whether a selection may be added to former recipients: the platform never removes any, and a filter may hide some
 * (docs/screens/04-campaigns.md §5).
 */
export const hasRecipients = ({ filterType, deliveryCount }: Recipients): boolean =>
  filterType === 2 || (filterType === 1 && (deliveryCount ?? 0) > 0);
