import { Checkbox, Field, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyCampaign } from '#renderer/features/campaigns/copies.ts';
import { useKnownRecipients } from '#renderer/features/campaigns/recipients/useKnownRecipients.ts';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { failureNotice } from '#renderer/kit/data/notify.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useIsHere } from '#renderer/kit/data/useIsHere.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { useReadiness } from '../send/useReadiness.ts';
import { type Repeated, repeatedRecipients, repeatOn } from './recipients.ts';

/**
 * Duplicates a campaign and opens the form of the copy. Its recipients are copied only on request
 * (docs/screens/04-campaigns.md §6).
 */
export function DuplicateDialog({
  record: campaign,
  onClose,
}: Pick<RecordDialogProps<Campaign>, 'record' | 'onClose'>) {
  const { t } = useTranslation(['campaigns', 'record']);
  const tools = useActionTools();
  const can = useCan();
  const isHere = useIsHere();
  const mutation = useActionMutation();
  const [attempt] = useState(() => crypto.randomUUID());
  const [repeated, setRepeated] = useState<Repeated | null>(null);
  const duplicate = () =>
    mutation.run(async () => {
      let id: number;
      let isDoubtful = false;
      try {
        ({ id } = await copyCampaign(campaign, { attempt, tools }));
        if (repeated !== null) isDoubtful = await repeatOn(id, repeated, tools);
      } catch (thrown) {
        // The dialog shows the outcome, unless it was closed meanwhile.
        if (!isHere()) tools.notify(failureNotice({ context: 'campaigns', name: 'duplicated' }, toAppError(thrown)));
        throw thrown;
      } finally {
        void refresh(tools.client, ['campaigns']);
      }
      tools.notify({ context: 'campaigns', name: 'duplicated', outcome: 'success' });
      // The dialog was closed meanwhile: the person is not navigated away from another screen.
      if (!isHere()) return;
      onClose();
      await tools.open(addressOf(isDoubtful ? 'campaigns_send' : 'campaigns_edit', { id }));
    });
  return (
    <ConfirmDialog
      title={t('duplicate.title', { name: campaign.name })}
      gate={{ level: 'confirm' }}
      button={t('record:actions.duplicate')}
      isBusy={mutation.isPending}
      onConfirm={() => void duplicate()}
      onClose={onClose}
    >
      <p>{t('duplicate.about')}</p>
      {campaign.filterType !== null && can('campaign_update') && can('user_list') && (
        <RecipientsTick
          campaign={campaign}
          isTicked={repeated !== null}
          isBusy={mutation.isPending}
          onChange={setRepeated}
        />
      )}
      <MutationError error={mutation.error} context="campaigns" />
    </ConfirmDialog>
  );
}

interface RecipientsTickProps {
  campaign: Campaign;
  isTicked: boolean;
  isBusy: boolean;
  onChange: (repeated: Repeated | null) => void;
}

/** Asks whether to copy the recipients; says why where that is impossible. */
function RecipientsTick({ campaign, isTicked, isBusy, onChange }: RecipientsTickProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { readiness, isFetching } = useReadiness(campaign.id);
  const { known, isRead } = useKnownRecipients(campaign);
  if (isFetching || readiness === undefined || (readiness !== null && !isRead)) {
    return <Spinner size="tiny" labelPosition="after" label={t('checks.waiting')} />;
  }
  const found = readiness === null ? 'unread' : repeatedRecipients(readiness, known);
  const isReason = typeof found === 'string';
  const hint = isReason
    ? t(`duplicate.reasons.${found}`)
    : t('duplicate.count', { count: found.announced, shown: format.number(found.announced) });
  return (
    <Field hint={hint}>
      <Checkbox
        label={t('duplicate.recipients')}
        checked={isTicked}
        disabled={isReason || isBusy}
        onChange={(_, { checked }) => onChange(checked === true && !isReason ? found : null)}
      />
    </Field>
  );
}
