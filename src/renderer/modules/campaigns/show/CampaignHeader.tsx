import { Badge } from '@fluentui/react-components';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { campaignActions } from '../actions.ts';
import { statusColors, statusLabel } from '../labels.ts';

const { duplicate } = actionIds('campaigns');

/** Top of a campaign's page: its name, status and the actions that its status allows. */
export function CampaignHeader({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const { status } = campaign;
  return (
    <ActionHeader
      record={campaign}
      resource="campaigns"
      actions={campaignActions}
      buttons={['campaigns.recipients', 'campaigns.send', duplicate]}
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
