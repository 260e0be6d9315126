import { MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { RefusedDialog } from '#renderer/kit/actions/confirm/RefusedDialog.tsx';
import type { QueryDialogProps, RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { peopleList } from '../lists.ts';
import { CampaignPicker } from './CampaignPicker.tsx';
import { type Audience, audienceOf, useSubscribers } from './recipients.ts';

type Answer = ResponseOf<'campaigns.associate'>;
/** An outcome that the user has to know before doing anything else. */
type Doubt = Exclude<Answer, { outcome: 'associated' }>;

/** Makes a selection the recipients of a campaign. */
export function AssociateSelection({ resource, chosen, onClose }: QueryDialogProps) {
  if (chosen === undefined) return null;
  return <AssociateDialog audience={audienceOf(peopleList(resource.name), chosen)} onClose={onClose} />;
}

/** Makes one person the recipient of a campaign. */
export function AssociateOne({ record, resource, onClose }: RecordDialogProps<User>) {
  const chosen = { kind: 'ids', ids: [record.id], records: new Map([[record.id, record]]) } as const;
  return <AssociateDialog audience={audienceOf(peopleList(resource), chosen)} onClose={onClose} />;
}

/**
 * Asks for the campaign and shows the recipients: how many, and how many of them accept news
 * (docs/screens/04-campaigns.md §5).
 */
function AssociateDialog({ audience, onClose }: { audience: Audience; onClose: () => void }) {
  const { t } = useTranslation('users');
  const tools = useActionTools();
  const format = useFormat();
  const mutation = useActionMutation();
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const subscribers = useSubscribers(audience);
  const { count, list, recipients, isEverybody } = audience;
  const title = t('actions.associate.title', { count, shown: format.number(count) });

  const associate = (campaignId: number) =>
    mutation.run(async () => {
      const answer = await invoke('campaigns.associate', {
        campaignId,
        list,
        recipients,
        announced: subscribers.count,
      });
      void refresh(tools.client, ['campaigns']);
      if (answer.outcome !== 'associated') {
        setDoubt(answer);
        if (answer.outcome === 'uncertain' || answer.outcome === 'different') return;
        // Nobody was associated, or the outcome is unknown: the list of messages keeps it too.
        const error = answer.outcome === 'unknown' ? answer.error : undefined;
        tools.notify({ context: 'users', name: 'associated', outcome: 'error', error });
        return;
      }
      tools.notify({
        context: 'users',
        name: 'associated',
        outcome: 'success',
        values: { shown: format.number(answer.count), campaign: campaign?.name ?? '' },
      });
      onClose();
    });

  if (doubt !== null) return <DoubtDialog title={title} doubt={doubt} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={title}
      gate={isEverybody ? { level: 'typeToConfirm', expected: String(count) } : { level: 'confirm' }}
      button={t('actions.associate.button')}
      isBusy={mutation.isPending}
      canConfirm={
        campaign !== null && subscribers.count !== 0 && (subscribers.count !== undefined || subscribers.error !== null)
      }
      onConfirm={() => campaign !== null && associate(campaign.id)}
      onClose={onClose}
    >
      <CampaignPicker value={campaign} onChange={setCampaign} />
      {isEverybody && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('actions.associate.everybody')}</MessageBarBody>
        </MessageBar>
      )}
      <div role="status">
        {subscribers.count === undefined && subscribers.error === null && (
          <Spinner size="tiny" labelPosition="after" label={t('actions.associate.counting')} />
        )}
        {subscribers.count !== undefined &&
          t('actions.associate.subscribers', {
            count: subscribers.count,
            shown: format.number(subscribers.count),
            total: format.number(count),
          })}
      </div>
      <MutationError error={subscribers.error && toAppError(subscribers.error)} context="users" />
      <p>{t('actions.associate.text')}</p>
      <MutationError error={mutation.error} context="users" />
    </ConfirmDialog>
  );
}

/** Shows an outcome other than success: nothing is sent again automatically. */
function DoubtDialog({ title, doubt, onClose }: { title: string; doubt: Doubt; onClose: () => void }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const shown = (count: number | null) => format.number(count ?? 0);
  return (
    <RefusedDialog title={title} onClose={onClose}>
      {doubt.outcome === 'nobody' && <p>{t('actions.associate.nobody')}</p>}
      {doubt.outcome === 'different' && (
        <p>
          {t('actions.associate.different', {
            count: doubt.count,
            shown: format.number(doubt.count),
            announced: format.number(doubt.announced),
          })}
        </p>
      )}
      {doubt.outcome === 'uncertain' && (
        <p>
          {t('actions.associate.uncertain', {
            shown: format.number(doubt.count),
            deliveries: shown(doubt.deliveryCount),
          })}
        </p>
      )}
      {doubt.outcome === 'unknown' && (
        <>
          <MutationError error={doubt.error} context="users" />
          <p>
            {doubt.now === null
              ? t('actions.associate.unread')
              : t('actions.associate.unknown', { deliveries: shown(doubt.now.deliveryCount) })}
          </p>
        </>
      )}
    </RefusedDialog>
  );
}
