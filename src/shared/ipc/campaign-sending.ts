import { z } from 'zod';
import { appError } from '../errors.ts';
import { campaigns, DRAFT, TESTED } from '../resources/campaigns/index.ts';
import { obstacles, readiness, sendMode } from '../resources/campaigns/sending.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

const id = z.int().positive();
const count = z.int().nonnegative();

export const campaignSendingCalls = {
  /** Reads what decides whether a campaign may be sent, at this moment. Recipients by filter need user_list too. */
  'campaigns.readiness': call(allOf('campaign_read'), z.object({ id }), readiness),
  /**
   * Sends the test of a campaign (mode 1) or the campaign itself (mode 2): a GET that writes, sent once and never
   * repeated (docs/screens/04-campaigns.md §6). `expected` is what the person saw; everything is read again just
   * before, and `refused` tells why nothing was sent, with what was read.
   *
   * `sent`: its status says so, or the platform's answer. `count` is null without an answer; `isRefused`: it went, and
   * the platform refused the right afterwards. `unconfirmed`: the platform gave no answer, or a failure, and its status
   * did not move while it was watched (`now`; null when it could not be read). Errors prove that nothing was sent.
   * Phase 'verify' while it is watched. Users as recipients need user_list too.
   */
  'campaigns.send': call(
    allOf('campaign_read', 'campaign_update'),
    z.object({
      id,
      mode: sendMode,
      expected: z.object({ status: z.literal([DRAFT, TESTED]), updatedDate: z.string().max(100).nullable(), count }),
    }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('refused'), obstacle: z.enum(obstacles), now: readiness.nullable() }),
      z.object({
        outcome: z.literal('sent'),
        count: count.nullable(),
        isRefused: z.boolean(),
        now: campaigns.item.nullable(),
      }),
      z.object({ outcome: z.literal('unconfirmed'), error: appError.nullable(), now: campaigns.item.nullable() }),
    ]),
  ),
};
