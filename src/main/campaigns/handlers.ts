import { z } from 'zod';
import { conflict, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type Campaign, campaigns } from '#shared/resources/campaigns/index.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { Resource } from '../api/resource.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { alwaysOf } from '../users/resolve-ids.ts';
import { type Recipients, recipientsOf } from './recipients.ts';

type Answer = ResponseOf<'campaigns.associate'>;

interface CampaignServices {
  client: PlatformClient;
  log: Log;
}

/** The response holds one plain number; its total is always 1 (docs/platform/a-auth-users.md §6). */
const counted = z.object({ 'hydra:member': z.tuple([z.int()]) });

const DRAFT = 0;

/** @throws AppFailure `conflict` for a campaign whose recipients are fixed or would be mixed with others */
function refuseTaken({ status, filterType, deliveryCount }: Campaign): void {
  if (status !== DRAFT) throw conflict('campaignFixed');
  // The platform clears an earlier selection in memory only: its people may stay among the new ones
  // (docs/platform/b-communities-content.md §4).
  if (filterType === 1 && (deliveryCount ?? 0) > 0) throw conflict('campaignHasRecipients');
}

/** Handlers of campaign recipients (docs/platform/a-auth-users.md §6, b §4; docs/screens/04-campaigns.md §5). */
export function campaignHandlers({ client, log }: CampaignServices): Pick<Handlers, 'campaigns.associate'> {
  const drafts = new Resource(campaigns, { client, log });

  const send = async (campaignId: number, { filterType, params }: Recipients): Promise<number> => {
    const call = [['campaignId', String(campaignId)], ['filterType', String(filterType)], ...params] as const;
    const right = 'campaign_update';
    const read = counted.safeParse(await client.getWithEffect('admin/users/associate-campaign', call, { right }));
    if (!read.success) throw unreadable(200);
    return read.data['hydra:member'][0];
  };

  /** After a call without a response nothing is sent again: reads the campaign to find the outcome. */
  const unknown = async (campaignId: number, thrown: unknown): Promise<Answer> => {
    const now = await drafts.get(campaignId).catch(() => null);
    const told = now && { filterType: now.filterType, deliveryCount: now.deliveryCount };
    return { outcome: 'unknown', error: toAppError(thrown), now: told };
  };

  /** The platform stores the filters incompletely; this overwrites them with the exact ones. */
  const keepFilters = async (campaignId: number, recipients: Recipients): Promise<void> => {
    if (recipients.filterType !== 2) return;
    await client.patch(
      `${campaigns.path}/${campaignId}`,
      { filters: recipients.filters },
      { right: 'campaign_update' },
    );
  };

  const associate = async (
    { campaignId, list, announced, recipients }: ParsedRequestOf<'campaigns.associate'>,
    { signal, progress, commit }: CallContext,
  ): Promise<Answer> => {
    refuseTaken(await drafts.get(campaignId, { signal }));
    const source = (params: Parameters<PlatformClient['list']>[1]) =>
      client.list(users.path, [...alwaysOf(list), ...(params ?? [])], { signal, right: users.permissions.list });
    const found = await recipientsOf(source, { list, recipients }, (done, total) =>
      progress({ phase: 'resolve', done, total }),
    );
    commit();
    let count: number;
    try {
      count = await send(campaignId, found);
      await keepFilters(campaignId, found);
    } catch (thrown) {
      return unknown(campaignId, thrown);
    }
    if (count === 0) return { outcome: 'nobody' };
    if (found.filterType === 1) {
      const after = await drafts.get(campaignId).catch(() => null);
      const deliveryCount = after?.deliveryCount ?? null;
      if (deliveryCount !== count) return { outcome: 'uncertain', count, deliveryCount };
    }
    // A filter that the platform applies differently from its list selects other people.
    return announced === undefined || announced === count
      ? { outcome: 'associated', count }
      : { outcome: 'different', count, announced };
  };

  return { 'campaigns.associate': associate };
}
