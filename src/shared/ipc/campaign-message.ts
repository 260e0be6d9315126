import { z } from 'zod';
import { appError } from '../errors.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf, anyOf } from './access.ts';
import { call } from './call.ts';
import { attempt } from './resource-calls.ts';

const id = z.int().positive();

/** Letters of a body that is checked: what the platform may hold of other tools, and far above what it takes. */
const longestBody = 1_000_000;
/**
 * The result for an address of a message: `missing` for 404 and 410, `failing` for any other refusal, `notPicture` for
 * a picture that is something else, `silent` without an answer in time. Not asked: `refused` is no web address, or a
 * private one; `unsaved` neither stands in the stored campaign nor leads to the site without a query; `unresolved` has
 * a name that only a proxy could resolve, so that nobody here knows whether it is private; `declined` leads to a host
 * that the person did not want to be asked; `tooMuch` is too long, or one too many for now.
 */
export const addressOutcomes = [
  'ok',
  'missing',
  'failing',
  'notPicture',
  'silent',
  'refused',
  'unsaved',
  'unresolved',
  'declined',
  'tooMuch',
] as const;

const answered = z.object({
  address: z.string(),
  outcome: z.enum(addressOutcomes),
  /** Status of the answer; null without one. */
  status: z.int().nullable(),
  /** Size of a picture. */
  bytes: z.int().nonnegative().nullable(),
});
export type AnsweredAddress = z.infer<typeof answered>;

const name = z.string().trim().min(1).max(lineLimit);
/** A temporary or new campaign, for a link to it. */
const copy = z.object({ id, name: z.string() });

export const campaignMessageCalls = {
  /**
   * Asks the pictures and links of a message whether they answer, a few at a time, without token, cookies or referrer.
   * Main reads the addresses from the body, which is that of the form. Asked are those that the campaign holds as it is
   * stored, which is read first where it matters, and those on the site's own hosts that have no query; `id` is null for
   * a campaign that was never saved. Before a host that is not the site's is asked for the first time, the person is.
   * `only` pictures: of a page that opens by itself, where nobody is asked anything and such hosts are left out. Phase
   * 'check'. Changes nothing.
   */
  'campaigns.checkMessage': call(
    anyOf('campaign_read', 'campaign_create'),
    z.object({
      id: id.nullable(),
      body: z.string().max(longestBody),
      only: z.literal('images').optional(),
    }),
    z.object({ images: z.array(answered), links: z.array(answered) }),
  ),
  /**
   * Sends a campaign to the person alone without fixing it: a temporary copy under `name` with the person as its only
   * recipient is tested, then deleted (docs/screens/04-campaigns.md §10). Each step is sent once. `noConsent`: the
   * person refuses news, nothing was done. `stopped`: what failed, and whether the message may have left; `copy` is
   * what stays behind. A draft stays at the mail provider. The platform asks user_list after the mail has gone only.
   */
  'campaigns.trial': call(
    allOf('campaign_read', 'campaign_create', 'campaign_update', 'campaign_delete', 'user_list'),
    z.object({ id, name }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('noConsent'), personId: id }),
      z.object({ outcome: z.literal('sent'), email: z.string(), copy: copy.nullable() }),
      z.object({
        outcome: z.literal('stopped'),
        step: z.enum(['recipients', 'count', 'test']),
        mayHaveLeft: z.boolean(),
        /** Null when the platform counted somebody else than the person alone. */
        error: appError.nullable(),
        copy: copy.nullable(),
      }),
    ]),
  ),
  /**
   * Creates a copy of a campaign with its subject and body under `name`, made unique, and with pictures of its own:
   * each is downloaded, uploaded for the copy and written into its body. `failedImages` counts those that still are the
   * original's; `error` says why their addresses were not written. Recipients are not copied. Retries share an
   * `attempt`, as those of a creation do: no second copy is made. Phase 'upload'.
   */
  'campaigns.duplicate': call(
    allOf('campaign_read', 'campaign_list', 'campaign_create', 'campaign_update'),
    z.object({ id, name, attempt: attempt.attempt }),
    z.object({
      id,
      name: z.string(),
      images: z.int().nonnegative(),
      failedImages: z.int().nonnegative(),
      error: appError.nullable(),
    }),
  ),
};
