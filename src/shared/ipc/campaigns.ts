import { z } from 'zod';
import { appError } from '../errors.ts';
import { listQuerySchema } from '../resources/define.ts';
import { users } from '../resources/users/index.ts';
import { call } from './call.ts';
import { peopleList } from './users.ts';

const id = z.int().positive();

/**
 * Most people that one association names; the length of an address may allow fewer (docs/screens/04-campaigns.md §5).
 */
export const maxRecipients = 900;

const count = z.int().nonnegative();

export const campaignCalls = {
  /**
   * Makes people the recipients of a draft; of them the platform keeps those who accept news. `ids` and a query with
   * exceptions become a selection; a query alone stays a filter where the platform can keep it, else a selection. A GET
   * that writes: sent once, never repeated (docs/platform/a-auth-users.md §6). The campaign is read before and after.
   *
   * `announced` is how many the person was told would get the message; `different` when the platform took another
   * number, before anything can be sent. `uncertain`: former recipients seem to be among them. `unknown`: no answer
   * came, or a failure; the campaign as it now is says what became of it. Errors before anything is sent:
   * `conflict`/`campaignFixed` (no draft any more), `conflict`/`campaignHasRecipients` (a selection on top of one may
   * add up), `conflict`/`tooMany`, `conflict`/`nobody`. Phase 'resolve'. Rights: campaign_read, user_list,
   * campaign_update.
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
