import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import type { StepPlace } from '#renderer/kit/ui/steps/StepList.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { anchors, obstacleTo, type Step } from './places.ts';

/** Returns a function that says where a step is done, or why it cannot be yet; null for the one on the screen. */
export function useStepPlaces(
  campaign: Pick<Campaign, 'id' | 'status' | 'filterType'> | null,
  shown: Step | undefined,
): (step: Step) => StepPlace | null {
  const { t } = useTranslation('campaigns');
  const mayUpdate = useCan()('campaign_update');
  return (step) => {
    if (step === shown) return null;
    const obstacle = obstacleTo(step, campaign, mayUpdate);
    if (campaign === null || obstacle !== null) return { reason: t(`steps.obstacles.${obstacle ?? 'unsaved'}`) };
    return step === 'content'
      ? { to: addressOf('campaigns_edit', { id: campaign.id }) }
      : { to: addressOf('campaigns_send', { id: campaign.id }), hash: anchors[step] };
  };
}
