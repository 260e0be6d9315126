import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RunStep } from '#renderer/kit/actions/bulk/RunStep.tsx';
import type { BulkRun } from '#renderer/kit/actions/bulk/run.ts';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { QueryDialogProps, RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { LetterRecipients } from '#shared/ipc/campaign-letters.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { CampaignChoice } from '../CampaignChoice.tsx';
import { isChosen } from '../choice.ts';
import { OutcomeDialog } from '../OutcomeDialog.tsx';
import { useAssociation } from '../useAssociation.ts';
import { associationRun } from './association-run.ts';
import { type MembersRequest, useMemberRecipients, wayOf } from './useMemberRecipients.ts';

type Query = Extract<MembersRequest['recipients'], { kind: 'query' }>['query'];

/** Makes selected members of a community the recipients of a campaign. */
export function AssociateMembers({ query, chosen, onClose }: QueryDialogProps) {
  if (chosen === undefined) return null;
  // The list of members builds its queries from its own filters, of which the community is required.
  const communityId = (query as Query).filters.community ?? 0;
  const recipients: MembersRequest['recipients'] =
    chosen.kind === 'ids'
      ? { kind: 'ids', ids: [...chosen.ids] }
      : { kind: 'query', query: chosen.query as Query, except: [...chosen.except] };
  return <MembersDialog request={{ communityId, recipients }} onClose={onClose} />;
}

/** Makes all members of a community the recipients of a campaign. */
export function AssociateCommunity({ record: { id }, onClose }: RecordDialogProps<Community>) {
  const query = { page: 1, perPage: 1, sort: [], filters: { community: id } };
  const recipients: MembersRequest['recipients'] = { kind: 'query', query, except: [] };
  return <MembersDialog request={{ communityId: id, recipients }} onClose={onClose} />;
}

interface AudienceProps {
  /** The draft that gets them. */
  campaign: Campaign;
  recipients: LetterRecipients;
  onClose: () => void;
}

/** Makes those whom a letter is for the recipients of the campaign that was made of it. */
export function AssociateAudience({ campaign, recipients: { communityId, audience }, onClose }: AudienceProps) {
  const filters = { community: communityId, ...(audience === 'moderators' && { status: 2 as const }) };
  const recipients: MembersRequest['recipients'] = {
    kind: 'query',
    query: { page: 1, perPage: 1, sort: [], filters },
    except: [],
  };
  return <MembersDialog request={{ communityId, recipients }} campaign={campaign} onClose={onClose} />;
}

interface MembersDialogProps {
  request: MembersRequest;
  /** The campaign that is chosen already. */
  campaign?: Campaign;
  onClose: () => void;
}

/** Asks for the campaign and says who of the members gets it, and in which way (docs/screens/04-campaigns.md §5). */
function MembersDialog({ request: given, campaign, onClose }: MembersDialogProps) {
  // Kept from the opening, since the list behind the dialog may be refreshed.
  const [request] = useState(given);
  const { communityId } = request;
  const { t } = useTranslation('recipients');
  const format = useFormat();
  const tools = useActionTools();
  const can = useCan();
  const found = useMemberRecipients(request);
  const [run, setRun] = useState<BulkRun | null>(null);
  const members = found.data;
  const way = members === undefined ? null : wayOf(members, can('user_list'));
  const accepting = members?.accepting ?? 0;
  const { choice, setChoice, doubt, onCopy, associate, mutation } = useAssociation({
    who: 'members',
    isSelection: way?.kind !== 'users',
    campaign,
    send: (campaignId) =>
      way?.kind === 'users'
        ? invoke('campaigns.associate', usersOf(communityId, campaignId, accepting))
        : invoke('campaigns.associateMembers', {
            campaignId,
            communityId,
            announced: accepting,
            members: members?.batches[0] ?? [],
          }),
    onClose,
  });
  const title =
    members === undefined
      ? t('members.title')
      : t('dialog.title', { count: members.chosen, shown: format.number(members.chosen) });
  const isBatched = way?.kind === 'batches';
  const confirm = () => {
    if (!isBatched) void associate();
    else if (choice.campaign !== null && members !== undefined) {
      setRun(associationRun({ campaign: choice.campaign, communityId, batches: members.batches, tools }));
    }
  };
  const finish = () => {
    void refresh(tools.client, ['campaigns']);
    onClose();
  };

  if (run !== null) return <RunStep title={title} run={run} onClose={finish} />;
  if (doubt !== null) return <OutcomeDialog title={title} doubt={doubt} onCopy={onCopy} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={title}
      gate={{ level: 'confirm' }}
      button={t('dialog.button')}
      isBusy={mutation.isPending}
      canConfirm={members !== undefined && isChosen(choice) && !(isBatched && choice.kind === 'new')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <CampaignChoice
        choice={choice}
        isSelection={way?.kind !== 'users'}
        isBatched={isBatched}
        isBusy={mutation.isPending}
        onChange={setChoice}
      />
      <div role="status">
        {found.isPending && <Spinner size="tiny" labelPosition="after" label={t('members.counting')} />}
        {members !== undefined &&
          t('members.subscribers', {
            count: accepting,
            shown: format.number(accepting),
            total: format.number(members.chosen),
          })}
      </div>
      {way !== null && way.kind !== 'one' && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            {way.kind === 'users'
              ? t('members.asUsers')
              : t('members.inBatches', { count: way.count, name: choice.campaign?.name ?? t('members.example') })}
          </MessageBarBody>
        </MessageBar>
      )}
      <MutationError error={found.error && toAppError(found.error)} context="communities" />
      {found.isError && <Button onClick={() => void found.refetch()}>{t('dialog.recount')}</Button>}
      <p>{t('dialog.text')}</p>
      <MutationError error={mutation.error} context="recipients" />
    </ConfirmDialog>
  );
}

/** The whole community as a filter of the users: one address could not name its members. */
const usersOf = (community: number, campaignId: number, announced: number): RequestOf<'campaigns.associate'> => ({
  campaignId,
  list: 'users',
  announced,
  recipients: { kind: 'query', query: { page: 1, perPage: 1, sort: [], filters: { community } }, except: [] },
});
