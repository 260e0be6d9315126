import { z } from 'zod';
import { appError } from '../errors.ts';
import { knownRecipients } from '../resources/campaigns/recipients.ts';
import { communityMembers } from '../resources/communitymembers/index.ts';
import { listQuerySchema } from '../resources/define.ts';
import { maxSelected } from '../resources/users/filters.ts';
import { users } from '../resources/users/index.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';
import { selectionId } from './files.ts';
import { peopleList } from './users.ts';

const id = z.int().positive();

/** Maximum people per association; the URL length may allow fewer (docs/screens/04-campaigns.md §5). */
export const maxRecipients = maxSelected;

const count = z.int().nonnegative();

/** A membership, and the person it is of. */
const member = z.object({ id, userId: id });

/**
 * How an association ended. `different`: the platform took another number than was announced. `uncertain`: former
 * recipients seem to be included. `unknown`: no response, or a failure after which the recipients may have been
 * written; `now` is the campaign as it was read afterwards, null when it could not be read, `isGone` when it is no
 * longer there or somebody else's.
 */
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('associated'), count }),
  z.object({ outcome: z.literal('different'), count, announced: count }),
  z.object({ outcome: z.literal('nobody') }),
  z.object({ outcome: z.literal('uncertain'), count, deliveryCount: z.int().nullable() }),
  z.object({
    outcome: z.literal('unknown'),
    error: appError,
    now: z.object({ filterType: z.literal([1, 2]).nullable(), deliveryCount: z.int().nullable() }).nullable(),
    isGone: z.boolean(),
  }),
]);

const sentImage = z.object({ imageId: z.int(), src: z.string(), isShown: z.boolean() });

export const campaignCalls = {
  /**
   * Makes people the recipients of a draft; the platform keeps those who accept news. `ids`, and a query with
   * exceptions, become a selection; a query alone stays a filter if the platform can store it, otherwise a selection. A
   * GET that writes: sent once, never repeated (docs/platform/a-auth-users.md §6). The campaign is read before and
   * after.
   *
   * `announced` is the number shown to the person: how many accept news. They are counted again just before. Errors
   * before anything is sent: `conflict`/`campaignFixed` (no longer a draft), `conflict`/`campaignHasRecipients`
   * (selections may add up), `conflict`/`campaignGone`, `conflict`/`recipientsChanged` (`count` accept news now),
   * `conflict`/`tooMany`, `conflict`/`nobody`. Phase 'resolve'.
   */
  'campaigns.associate': call(
    allOf('campaign_read', 'user_list', 'campaign_update'),
    z.object({
      campaignId: id,
      list: peopleList,
      announced: count,
      recipients: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(10_000) }),
        z.object({ kind: z.literal('query'), query: listQuerySchema(users), except: z.array(id).max(10_000) }),
      ]),
    }),
    outcome,
  ),
  /**
   * Makes members of a community the recipients of a draft, by their memberships; otherwise as `campaigns.associate`.
   * `conflict`/`administratorsOnly`, before anything is sent, without an administrator role: the platform would refuse
   * after it has written (docs/platform/b-communities-content.md §3).
   */
  'campaigns.associateMembers': call(
    allOf('campaign_read', 'campaign_update'),
    z.object({
      campaignId: id,
      communityId: id,
      announced: count,
      members: z.array(member).min(1).max(maxRecipients),
    }),
    outcome,
  ),
  /**
   * Finds the members of a community that a selection names: `chosen` is their number, `accepting` that of the accepted
   * ones and moderators among them who accept news, `batches` these, in parts that one association can name each.
   * `isFilterExact`: the whole community, where nobody pending or refused accepts news, so that the users of the
   * community are the same people. Reads every row. Error `conflict`/`nobody`. Phase 'resolve'.
   */
  'campaigns.memberRecipients': call(
    allOf('community_read'),
    z.object({
      communityId: id,
      recipients: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(10_000) }),
        z.object({
          kind: z.literal('query'),
          query: listQuerySchema(communityMembers),
          except: z.array(id).max(10_000),
        }),
      ]),
    }),
    z.object({ chosen: count, accepting: count, batches: z.array(z.array(member).min(1)), isFilterExact: z.boolean() }),
  ),
  /** Returns what is remembered of the recipients of a campaign; null for nothing. */
  'campaigns.recipients': call('signedIn', z.object({ id }), knownRecipients.nullable()),
  /**
   * Keeps recipients whose number was another than announced, or whose association was not confirmed. `count` is the
   * number that the person read; `conflict`/`recipientsChanged` when the campaign has another one by now,
   * `conflict`/`campaignHasRecipients` when former recipients are among them.
   */
  'campaigns.acceptRecipients': call(allOf('campaign_read'), z.object({ id, count }), z.void()),
  /**
   * Finds another campaign of the same name: both would share their image files. Ignores case, accents and punctuation.
   */
  'campaigns.findDuplicate': call(
    allOf('campaign_list'),
    z.object({
      name: z.string().trim().min(1).max(lineLimit),
      /** The campaign itself, once it is saved. */
      except: id.optional(),
    }),
    z.object({ id: z.int(), name: z.string() }).nullable(),
  ),
  /**
   * Adds an image to a draft, and checks without a token that its address can be loaded (`isShown`). The same selection
   * is sent to a campaign once: a further call gives the same image. Errors: `file`; `conflict`/`campaignFixed`; any of
   * the platform, which asks image_create too.
   */
  'campaigns.uploadImage': call(allOf('campaign_read'), z.object({ id, selectionId }), sentImage),
  /**
   * Downloads an image of another campaign and adds it to a draft, whose own it is then; otherwise as
   * `campaigns.uploadImage`. Fails as `server` when the image cannot be loaded.
   */
  'campaigns.copyImage': call(allOf('campaign_read'), z.object({ id, src: z.string().min(1).max(4000) }), sentImage),
};
