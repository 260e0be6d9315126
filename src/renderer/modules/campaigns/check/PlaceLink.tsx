import type { ReactNode } from 'react';
import { useCan } from '#renderer/kit/data/session.ts';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { searchOfPlace } from '../form/go-to-place.ts';
import { isDraft } from '../labels.ts';
import type { PlaceInMessage } from './rules.ts';

/**
 * Returns what leads from a stored message to a place of it in its form; undefined where it cannot be changed any more,
 * or by this person.
 */
export function usePlaceLink(
  campaign: Pick<Campaign, 'id' | 'status'>,
): ((place: PlaceInMessage, words: string) => ReactNode) | undefined {
  const can = useCan();
  if (!isDraft(campaign) || !can('campaign_update')) return undefined;
  return (place, words) => (
    <ButtonLink to={addressOf('campaigns_edit', { id: campaign.id })} search={searchOfPlace(place)}>
      {words}
    </ButtonLink>
  );
}
