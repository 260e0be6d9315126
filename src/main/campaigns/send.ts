import { z } from 'zod';
import { isAdministrator } from '#shared/administrators.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import { instantOf } from '#shared/instant.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type Campaign, DRAFT, FROM_COMMUNITY, SENT, TESTED } from '#shared/resources/campaigns/index.ts';
import {
  obstaclesTo,
  type Readiness,
  recipientCount,
  type Sender,
  type SendMode,
  TO_AUTHOR,
} from '#shared/resources/campaigns/sending.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import { lookAgain } from '../api/verify-outcome.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { Clock } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { type ReadinessServices, readinessOf, repeatedFilters } from './readiness.ts';

type Asked = ParsedRequestOf<'campaigns.send'>;
type Answer = ResponseOf<'campaigns.send'>;

export interface SendingServices extends ReadinessServices {
  clock: Clock;
  session: Pick<Session, 'signedIn' | 'hold'>;
}

/** The response holds one plain number; its total is always 1 (docs/platform/a-auth-users.md §6). */
const counted = z.object({ 'hydra:member': z.tuple([z.int().nonnegative()]) });

const right = 'campaign_update';

/** Whether the campaign is no longer what the person saw. */
const hasChanged = (now: Readiness, { status, updatedDate, count }: Asked['expected']): boolean =>
  now.campaign.status !== status || now.campaign.updatedDate !== updatedDate || recipientCount(now) !== count;

/**
 * The sending of a campaign (docs/screens/04-campaigns.md §6): everything is read just before, exactly one request
 * leaves, and what it did is read from the campaign.
 */
export function sendingHandlers({
  clock,
  session,
  ...services
}: SendingServices): Pick<Handlers, 'campaigns.readiness' | 'campaigns.send'> {
  const { client, fixedSets } = services;
  const ready = readinessOf(services);
  /** Ids of campaigns that are being sent: a second click, or another screen, is refused. */
  const running = new Set<number>();

  const sender = (): Sender => {
    const { user, permissions } = session.signedIn;
    return { isAdministrator: isAdministrator(user), canListUsers: permissions.includes('user_list') };
  };

  /** Returns the platform's number of recipients. */
  const request = async (campaign: Campaign, mode: SendMode): Promise<number> => {
    const list = campaign.source === FROM_COMMUNITY ? 'community_members' : 'users';
    const params = [
      ['campaignId', String(campaign.id)],
      ['mode', String(mode)],
      // The platform does not use the stored ones again: without them everybody would be written to.
      ...(repeatedFilters(campaign) ?? []),
    ] as const;
    const options = { right, kind: 'sending' } as const;
    const answer = counted.safeParse(await client.getWithEffect(`admin/${list}/send-campaign`, params, options));
    if (!answer.success) throw unreadable(200);
    return answer.data['hydra:member'][0];
  };

  const sendOnce = async (
    { campaign }: Readiness,
    mode: SendMode,
    progress: CallContext['progress'],
  ): Promise<Answer> => {
    const { id } = campaign;
    const isFirst = campaign.status === DRAFT;
    const target = mode === TO_AUTHOR ? TESTED : SENT;
    const note = (count: number | null, now: Campaign | null) => {
      const at = now?.updatedDate ?? instantOf(clock.now());
      if (mode === TO_AUTHOR) fixedSets.note(id, { isFirst, count, at });
    };
    let count: number;
    try {
      count = await request(campaign, mode);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!mayBeDone(error)) throw thrown;
      const moves = campaign.status !== target;
      const look = async (done: number, total: number) => {
        progress({ phase: 'verify', done, total });
        const found = await ready.item(id);
        // A repeated test moves no status: reading again and again would show nothing.
        return { found, isOver: !moves || found.status === target };
      };
      // The screen of the sending shows the progress by itself: the looks report none.
      const now = await lookAgain(error, ({ index, of }) => look(index, of), { schedule: 'sending' });
      if (!moves || now?.status !== target) return { outcome: 'unconfirmed', error, now };
      note(null, now);
      return { outcome: 'sent', count: null, isRefused: isFailure(thrown, 'denied'), now };
    }
    // The answer has come: the reading that follows is short and reports no progress.
    const now = await ready.item(id).catch(() => null);
    note(count, now);
    if (now !== null && now.status !== target) return { outcome: 'unconfirmed', error: null, now };
    return { outcome: 'sent', count, isRefused: false, now };
  };

  const send = async ({ id, mode, expected }: Asked, { signal, commit, progress }: CallContext): Promise<Answer> => {
    if (running.has(id)) return { outcome: 'refused', obstacle: 'sending', now: null };
    running.add(id);
    const release = session.hold('campaign');
    try {
      const now = await ready.read(id, { signal });
      const [obstacle] = obstaclesTo(mode, now, sender());
      if (obstacle !== undefined) return { outcome: 'refused', obstacle, now };
      if (hasChanged(now, expected)) return { outcome: 'refused', obstacle: 'changed', now };
      commit();
      return await sendOnce(now, mode, progress);
    } finally {
      release();
      running.delete(id);
    }
  };

  return { 'campaigns.readiness': ({ id }, { signal }) => ready.read(id, { signal }), 'campaigns.send': send };
}
