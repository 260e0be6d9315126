import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { type Campaign, DRAFT } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { copyCampaign } from './copies.ts';
import { useKnownRecipients } from './recipients/useKnownRecipients.ts';

/**
 * Says why nothing may be sent to the recipients of a campaign, with what the person can do about it: keep a number
 * that was read, or start from a copy (docs/screens/04-campaigns.md §5). Renders nothing where there is no objection.
 */
export function DoubtBar({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('recipients');
  const format = useFormat();
  const tools = useActionTools();
  const can = useCan();
  const mutation = useActionMutation();
  const attempt = useRef(crypto.randomUUID());
  const { doubt, known } = useKnownRecipients(campaign);
  if (doubt === null) return null;
  const { id, status, filterType, deliveryCount } = campaign;
  const count = deliveryCount ?? 0;
  const canKeep = status === DRAFT && doubt !== 'uncertain' && filterType !== null && count > 0;
  const keep = () =>
    mutation.run(async () => {
      try {
        await invoke('campaigns.acceptRecipients', { id, count });
      } finally {
        void refresh(tools.client, ['campaigns']);
      }
    });
  const copy = () =>
    mutation.run(async () => {
      const made = await copyCampaign(campaign, { attempt: attempt.current, tools });
      void refresh(tools.client, ['campaigns']);
      await tools.open(addressOf('campaigns_send', { id: made.id }));
    });
  return (
    <MessageBar intent="error" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{t(`doubt.${doubt}.title`)}</MessageBarTitle>
        {t(`doubt.${doubt}.text`, {
          shown: format.number(count),
          announced: format.number(known?.announced ?? 0),
        })}
        <MutationError error={mutation.error} context="recipients" />
      </MessageBarBody>
      <MessageBarActions>
        {canKeep && (
          <Button disabledFocusable={mutation.isPending} onClick={() => void keep()}>
            {t('outcome.keep', { count, shown: format.number(count) })}
          </Button>
        )}
        {can('campaign_create') && (
          <Button disabledFocusable={mutation.isPending} onClick={() => void copy()}>
            {t('copy.start')}
          </Button>
        )}
      </MessageBarActions>
    </MessageBar>
  );
}
