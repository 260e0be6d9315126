import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { doubtOf, type KnownRecipients, type RecipientDoubt } from '#shared/resources/campaigns/recipients.ts';

export interface RecipientsKnown {
  /** What this installation remembers of their association; null for nothing, and until it is read. */
  known: KnownRecipients | null;
  /** Why nothing may be sent to them; null where there is no objection. */
  doubt: RecipientDoubt | null;
  /** Until then nothing is known, and nothing may be sent. */
  isRead: boolean;
}

/** Returns the remembered recipients of a campaign, and the objection to sending that follows from them. */
export function useKnownRecipients(campaign: Pick<Campaign, 'id' | 'filterType' | 'deliveryCount'>): RecipientsKnown {
  const { id } = campaign;
  const { data } = useQuery({
    queryKey: [...keys.resource('campaigns'), 'recipients', id],
    queryFn: ({ signal }) => read('campaigns.recipients', { id }, { signal }),
    staleTime: 0,
  });
  const known = data ?? null;
  return { known, doubt: doubtOf(campaign, known), isRead: data !== undefined };
}
