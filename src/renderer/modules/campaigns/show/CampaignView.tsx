import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { campaignActions } from '../actions.ts';
import { statusColors, statusLabel } from '../labels.ts';

const { duplicate } = actionIds('campaigns');

/** Actions that lead to the page that sends: not offered there. */
const leading = ['campaigns.send', 'campaigns.recipients'];

interface CampaignViewProps {
  campaign: Campaign;
  page?: 'show' | 'send';
  children: ReactNode;
}

/** A page of a campaign: its status and the actions that it allows around the campaign. */
export function CampaignView({ campaign, page = 'show', children }: CampaignViewProps) {
  const translate = useTranslate();
  const { status } = campaign;
  const actions = page === 'show' ? campaignActions : campaignActions.filter(({ id }) => !leading.includes(id));
  return (
    <RecordView
      record={campaign}
      resource="campaigns"
      actions={actions}
      buttons={[...leading, duplicate]}
      isNumbered={page === 'show'}
      badges={
        page === 'show' &&
        status !== null && (
          <Badge appearance="tint" color={statusColors[status]}>
            {translate(statusLabel(status))}
          </Badge>
        )
      }
    >
      {children}
    </RecordView>
  );
}
