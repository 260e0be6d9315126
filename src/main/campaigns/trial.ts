import { z } from 'zod';
import { mayBeDone, mayStillCome, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { BY_SELECTION, campaigns, DRAFT, FROM_USERS } from '#shared/resources/campaigns/index.ts';
import { TO_AUTHOR } from '#shared/resources/campaigns/sending.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { Resource } from '../api/resource.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import type { Session } from '../session/session.ts';

type Answer = ResponseOf<'campaigns.trial'>;
type Step = Extract<Answer, { outcome: 'stopped' }>['step'];

export interface TrialServices {
  client: PlatformClient;
  log: Log;
  session: Pick<Session, 'signedIn' | 'hold'>;
}

const right = 'campaign_update';

/** The response holds one plain number; its total is always 1 (docs/platform/a-auth-users.md §6). */
const counted = z.object({ 'hydra:member': z.tuple([z.int().nonnegative()]) });
const consent = z.object({ newsSubscription: z.boolean().nullish() });

/** A step that ended the trial. */
class Stopped extends Error {
  readonly step: Step;
  readonly thrown: unknown;

  constructor(step: Step, thrown: unknown) {
    super(step);
    this.step = step;
    this.thrown = thrown;
  }
}

/** Runs a step; what it throws ends the trial. */
async function during<T>(step: Step, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw thrown instanceof Stopped ? thrown : new Stopped(step, thrown);
  }
}

/**
 * Trial of a message without fixing its campaign: a temporary copy with the person as only recipient is tested, then
 * deleted (docs/screens/04-campaigns.md §10). Every call is sent once.
 */
export function trialHandlers({ client, log, session }: TrialServices): Pick<Handlers, 'campaigns.trial'> {
  const stored = new Resource(campaigns, { client, log });

  const effect = async (path: string, params: readonly (readonly [string, string])[], kind?: 'sending') => {
    const answer = counted.safeParse(await client.getWithEffect(path, params, { right, ...(kind && { kind }) }));
    if (!answer.success) throw unreadable(200);
    return answer.data['hydra:member'][0];
  };

  /** Makes the person the copy's only recipient, and reads that it is so. */
  const choose = async (copyId: number, personId: number): Promise<void> => {
    const count = await during('recipients', () =>
      effect('admin/users/associate-campaign', [
        ['campaignId', String(copyId)],
        ['filterType', String(BY_SELECTION)],
        ['user[]', String(personId)],
      ]),
    );
    const now = await during('count', () => stored.get(copyId));
    const isAlone = count === 1 && now.deliveryCount === 1 && now.filterType === BY_SELECTION;
    if (!isAlone || now.source !== FROM_USERS || now.status !== DRAFT) throw new Stopped('count', null);
  };

  const test = (copyId: number, signal: AbortSignal) =>
    during('test', async () => {
      const params = [
        ['campaignId', String(copyId)],
        ['mode', String(TO_AUTHOR)],
      ] as const;
      try {
        await effect('admin/users/send-campaign', params, 'sending');
      } catch (thrown) {
        // The platform changes the status when it sends the mail: a draft was not sent.
        const look = async () => ((await stored.get(copyId)).status === DRAFT ? 'absent' : 'done');
        await verifyOutcome(thrown, look, { signal }).catch(() => {
          throw thrown;
        });
      }
    });

  const trial = async (
    { id, name }: ParsedRequestOf<'campaigns.trial'>,
    { signal, commit }: CallContext,
  ): Promise<Answer> => {
    const { user } = session.signedIn;
    // One may always read oneself (docs/platform/a-auth-users.md §4).
    const own = consent.parse(await client.get(`${users.path}/${user.id}`, [], { signal }));
    if (own.newsSubscription !== true) return { outcome: 'noConsent', personId: user.id };
    const { subject, body } = await stored.get(id, { signal });
    commit();
    const copy = { id: (await stored.create({ name, subject, body })).id, name };
    let stopped: Stopped | null = null;
    try {
      await choose(copy.id, user.id);
      await test(copy.id, signal);
    } catch (thrown) {
      if (!(thrown instanceof Stopped)) throw thrown;
      stopped = thrown;
    }
    const error = stopped === null || stopped.thrown === null ? null : toAppError(stopped.thrown);
    const mayHaveLeft = stopped?.step === 'test' && error !== null && mayBeDone(error);
    // A copy that the platform may still be sending is left for the person to look at.
    const isKept = mayHaveLeft && error !== null && mayStillCome(error);
    const left = isKept || !(await isRemoved(copy.id)) ? copy : null;
    if (stopped === null) return { outcome: 'sent', email: user.email, copy: left };
    return { outcome: 'stopped', step: stopped.step, mayHaveLeft, error, copy: left };
  };

  const isRemoved = async (copyId: number): Promise<boolean> => {
    try {
      await stored.remove(copyId);
      return true;
    } catch (thrown) {
      log('warn', 'the copy of a trial stays on the platform', { id: copyId, thrown });
      return false;
    }
  };

  return {
    'campaigns.trial': async (request, call) => {
      const release = session.hold('trial');
      try {
        return await trial(request, call);
      } finally {
        release();
      }
    },
  };
}
