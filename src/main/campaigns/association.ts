import { z } from 'zod';
import type { AppError } from '#shared/errors.ts';
import { conflict, mayBeDone, toAppError } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { type Campaign, campaigns, DRAFT } from '#shared/resources/campaigns/index.ts';
import type { KnownRecipients, RecipientList } from '#shared/resources/campaigns/recipients.ts';
import { readStoredFilters, writeStoredFilters } from '#shared/resources/campaigns/stored-filters.ts';
import type { WireParams } from '#shared/resources/define.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import { Resource } from '../api/resource.ts';
import { lookAgain, verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { Clock, Log } from '../ports.ts';
import type { RecipientStore } from './campaign-memory.ts';

type Outcome = ResponseOf<'campaigns.associate'>;
type RequestOptions = Partial<Pick<CallContext, 'signal'>>;

export interface AssociationServices {
  client: PlatformClient;
  clock: Clock;
  log: Log;
  recipients: RecipientStore;
}

/** One association, as it is sent. */
interface Association {
  campaignId: number;
  path: 'admin/users/associate-campaign' | 'admin/community_members/associate-campaign';
  filterType: 1 | 2;
  /** Parameters beside the campaign and the filter type. */
  params: WireParams;
  list: RecipientList;
  /** User ids of a selection; empty for a filter. */
  people: readonly number[];
  announced: number;
  /** Whether the campaign had recipients before: the platform adds, so that its number then proves nothing. */
  hadRecipients: boolean;
}

/** The response holds one plain number; its total is always 1 (docs/platform/a-auth-users.md §6). */
const counted = z.object({ 'hydra:member': z.tuple([z.int()]) });

const right = 'campaign_update';

/**
 * Reads drafts and associates their recipients (docs/platform/a-auth-users.md §6, b §3 and §4;
 * docs/screens/04-campaigns.md §5): one request, the campaign read before and after it.
 */
export function associations({ client, clock, log, recipients }: AssociationServices) {
  const drafts = new Resource(campaigns, { client, log });

  /** @throws AppFailure `conflict`/`campaignGone` for one that was deleted or is somebody else's */
  const read = async (id: number, call: RequestOptions = {}): Promise<Campaign> => {
    try {
      return await drafts.get(id, call);
    } catch (thrown) {
      throw isFailure(thrown, 'notFound') ? conflict('campaignGone') : thrown;
    }
  };

  /** @throws AppFailure like `read`; `conflict`/`campaignFixed` once recipients cannot be changed any more */
  const draft = async (id: number, call: RequestOptions): Promise<Campaign> => {
    const campaign = await read(id, call);
    if (campaign.status !== DRAFT) throw conflict('campaignFixed');
    return campaign;
  };

  const send = async ({ campaignId, path, filterType, params }: Association): Promise<number> => {
    const call = [['campaignId', String(campaignId)], ['filterType', String(filterType)], ...params] as const;
    const answer = counted.safeParse(await client.getWithEffect(path, call, { right }));
    if (!answer.success) throw unreadable(200);
    return answer.data['hydra:member'][0];
  };

  /**
   * Overwrites the filters that the platform stored incompletely with the exact ones. Where that fails they are read
   * again: what can be restored from them may stay.
   */
  const keepFilters = async ({ campaignId, params }: Association): Promise<void> => {
    const filters = writeStoredFilters(params);
    try {
      await client.patch(`${campaigns.path}/${campaignId}`, { filters }, { right });
    } catch (thrown) {
      await verifyOutcome(thrown, async () => {
        const stored = readStoredFilters((await drafts.get(campaignId)).filters);
        return stored.kind !== 'unreadable' && writeStoredFilters(stored.params) === filters ? 'done' : 'absent';
      });
    }
  };

  /** Whether the filters of an association that was found to be carried out are stored as they were sent. */
  const areKept = async (association: Association): Promise<boolean> => {
    if (association.filterType === 1) return true;
    return keepFilters(association).then(
      () => true,
      () => false,
    );
  };

  /**
   * After a call that may have been carried out nothing is sent again: reads the campaign to tell what it holds. Of one
   * without recipients before, the kind and the number that were announced prove the association.
   */
  const settle = async (
    error: AppError,
    { campaignId, filterType, announced, hadRecipients }: Association,
    signal: AbortSignal | undefined,
  ): Promise<{ isDone: boolean; unconfirmed: Extract<Outcome, { outcome: 'unknown' }> }> => {
    // A refusal is reported as such, although it comes after the work was done.
    const isProof = !hadRecipients && error.kind !== 'denied';
    const look = async () => {
      const now = await drafts.get(campaignId).catch((thrown: unknown) => {
        if (isFailure(thrown, 'notFound')) return null;
        throw thrown;
      });
      const isDone = isProof && now?.filterType === filterType && now.deliveryCount === announced;
      return { found: { now, isDone }, isOver: isDone || now === null };
    };
    const seen = await lookAgain(error, look, { signal });
    const now = seen?.now && { filterType: seen.now.filterType, deliveryCount: seen.now.deliveryCount };
    const isGone = seen !== null && seen.now === null;
    return { isDone: seen?.isDone === true, unconfirmed: { outcome: 'unknown', error, now: now ?? null, isGone } };
  };

  /**
   * Sends one association, never again. @throws AppFailure when the failure proves that nothing was written
   */
  const associate = async (association: Association, { signal }: RequestOptions = {}): Promise<Outcome> => {
    const { campaignId, filterType, list, announced, people } = association;
    const remember = (count: number | null) => {
      const known: KnownRecipients = {
        list,
        filterType,
        count,
        announced,
        people: [...people],
        isAccepted: false,
        at: clock.now(),
      };
      recipients.set(campaignId, known);
    };
    let count: number | null = null;
    try {
      count = await send(association);
      if (filterType === 2) await keepFilters(association);
    } catch (thrown) {
      const error = toAppError(thrown);
      // What failed after the association proves nothing about it, not even a plain refusal.
      if (count === null && !mayBeDone(error)) throw thrown;
      remember(null);
      const { isDone, unconfirmed } = await settle(error, association, signal);
      // Filters that could not be written are left to the person.
      if (!isDone || count !== null || !(await areKept(association))) return unconfirmed;
      count = announced;
    }
    remember(count);
    if (count === 0) return { outcome: 'nobody' };
    if (filterType === 1) {
      const after = await drafts.get(campaignId).catch(() => null);
      const deliveryCount = after?.deliveryCount ?? null;
      if (deliveryCount !== count) return { outcome: 'uncertain', count, deliveryCount };
    }
    // A filter that the platform applies differently from its list selects other people.
    return announced === count ? { outcome: 'associated', count } : { outcome: 'different', count, announced };
  };

  return { read, draft, associate };
}
