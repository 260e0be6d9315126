import { z } from 'zod';
import { appError } from '../errors.ts';
import { listQuerySchema } from '../resources/define.ts';
import { users } from '../resources/users/index.ts';
import { call } from './call.ts';
import { peopleList } from './users.ts';

const id = z.int().positive();

/** Maximum people per association; the URL length may allow fewer (docs/screens/04-campaigns.md §5). */
export const maxRecipients = 900;

const count = z.int().nonnegative();

export const campaignCalls = {
  /**
   * Makes people the recipients of a draft; the platform keeps those who accept news. `ids`, and a query with
   * exceptions, become a selection; a query alone stays a filter if the platform can store it, otherwise a selection. A
   * GET that writes: sent once, never repeated (docs/platform/a-auth-users.md §6). The campaign is read before and
   * after.
   *
   * `announced` is the number shown to the person; outcome `different` when the platform counted another number, before
   * anything can be sent. `uncertain`: former recipients seem to be included. `unknown`: no response, or a failure; the
   * campaign's current state shows the outcome. Errors before anything is sent: `conflict`/`campaignFixed` (no longer a
   * draft), `conflict`/`campaignHasRecipients` (selections may add up), `conflict`/`tooMany`, `conflict`/`nobody`.
   * Phase 'resolve'. Permissions: campaign_read, user_list, campaign_update.
   */
  'campaigns.associate': call(
    z.object({
      campaignId: id,
      list: peopleList,
      announced: count.optional(),
      recipients: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('ids'), ids: z.array(id).min(1) }),
        z.object({ kind: z.literal('query'), query: listQuerySchema(users), except: z.array(id).max(10_000) }),
      ]),
    }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('associated'), count }),
      z.object({ outcome: z.literal('different'), count, announced: count }),
      z.object({ outcome: z.literal('nobody') }),
      z.object({ outcome: z.literal('uncertain'), count, deliveryCount: z.int().nullable() }),
      z.object({
        outcome: z.literal('unknown'),
        error: appError,
        /** Null when it could not be read either. */
        now: z.object({ filterType: z.literal([1, 2]).nullable(), deliveryCount: z.int().nullable() }).nullable(),
      }),
    ]),
  ),
};
