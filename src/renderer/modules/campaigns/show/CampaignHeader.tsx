import { Badge } from '@fluentui/react-components';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { campaignActions } from '../actions.ts';
import { statusColors, statusLabel } from '../labels.ts';

const { duplicate } = actionIds('campaigns');

/** Actions that lead to the page that sends: not offered there. */
const leading = ['campaigns.send', 'campaigns.recipients'];

interface CampaignHeaderProps {
  campaign: Campaign;
  page?: 'show' | 'send';
}

/** Header of a campaign's pages: its name, status and the actions that its status allows. */
export function CampaignHeader({ campaign, page = 'show' }: CampaignHeaderProps) {
  const translate = useTranslate();
  const { status } = campaign;
  const actions = page === 'show' ? campaignActions : campaignActions.filter(({ id }) => !leading.includes(id));
  return (
    <ActionHeader
      record={campaign}
      resource="campaigns"
      actions={actions}
      buttons={[...leading, duplicate]}
      badges={
        status !== null && (
          <Badge appearance="tint" color={statusColors[status]}>
            {translate(statusLabel(status))}
          </Badge>
        )
      }
    />
  );
}
