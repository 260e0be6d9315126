import { z } from 'zod';
import { appError } from '../errors.ts';
import { maxBulkIds } from '../max-items.ts';
import type { communities } from '../resources/communities/index.ts';
import { listQuerySchema } from '../resources/define.ts';
import { exportKinds } from '../resources/users/export-kinds.ts';
import { users } from '../resources/users/index.ts';
import { ownership } from '../resources/users/ownership.ts';
import { territoryStatuses } from '../resources/users/territory-status.ts';
import { identityStatuses } from '../resources/users/values.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf, unlessOneself } from './access.ts';
import { call } from './call.ts';
import { exportFormat, exportResult } from './export.ts';

const id = z.int().positive();
/** The list that a query belongs to: for hitchhikers main always adds their filter. Users if absent. */
export const peopleList = z.enum(['users', 'hitchhikers']).optional();
const bulkIds = z.array(id).min(1).max(maxBulkIds);

/** What prevents the deletion of one person, read from the item; null: nothing. */
const removalObstacle = z.enum(['own', 'owner', 'gone', 'unread']).nullable();

const removalCheck = z.object({
  id: z.int(),
  /** Null when the item could not be read. */
  name: z.string().nullable(),
  /** `own`: the signed-in person; `owner`: owns something; `gone`: already deleted; `unread`: see `error`. */
  obstacle: removalObstacle,
  owned: ownership,
  error: appError.optional(),
});
export type RemovalCheck = z.infer<typeof removalCheck>;

/** Calls about people besides list, get, create and update. */
export const userCalls = {
  /**
   * Accepts or refuses a pending identity proof (docs/platform/a-auth-users.md §10): the platform deletes the file and
   * notifies the person; there is no undo. The user is read again first; error `conflict`/`alreadyTreated` with `by`
   * (the validator, if any) when the proof is no longer pending, `notFound` when the user has no such proof.
   */
  'users.moderateProof': call(
    (request, me) => unlessOneself(request.userId, me, allOf('user_read', 'user_update')),
    z.object({ userId: id, proofId: id, validate: z.boolean() }),
    z.object({ status: z.literal(identityStatuses).nullable(), validator: z.string().nullable() }),
  ),
  /**
   * Records an identity as verified without a document (docs/platform/a-auth-users.md §10): immediately, and the person
   * is notified. Error `conflict`/`alreadyVerified` with `by`, before anything is sent, when a proof has already been
   * accepted.
   */
  'users.acceptIdentity': call(allOf('user_update'), z.object({ userId: id }), z.void()),
  /** Clears the documents of proofs from memory; call it when a page that shows them is left. */
  'users.forgetProofFiles': call('anyone', z.void(), z.void()),
  /**
   * Deletes one person: pseudonymised, partners of accepted journeys notified, no undo. Reads the item first; errors
   * `conflict`/`ownAccount`, `conflict`/`owner` with `owned`, `conflict`/`alreadyDeleted`.
   */
  'users.remove': call(allOf('user_read', 'user_delete'), z.object({ id }), z.void()),
  /**
   * Reads what prevents the deletion of these people, for the confirmation of a bulk deletion; phase 'read'. Deletes
   * nothing. In the given order, without duplicates.
   */
  'users.checkRemoval': call(allOf('user_read'), z.object({ ids: bulkIds }), z.array(removalCheck)),
  /**
   * Adds to the list of scammers, which also deletes the user with that e-mail (docs/platform/a-auth-users.md §10).
   * Looks up the e-mail first: errors `conflict`/`unknownEmail` (nobody has it: the platform would store the report and
   * fail), `conflict`/`otherAccount` (another account has it now), `conflict`/`ownAccount`.
   */
  'scammers.report': call(
    allOf('user_list', 'scammer_manage'),
    z.object({
      userId: id,
      /** As it is stored, even if it is not a valid address. */
      email: z.string().min(1).max(lineLimit),
      telephone: z.string().max(lineLimit).nullable(),
      givenName: z.string().max(lineLimit).nullable(),
      familyName: z.string().max(lineLimit).nullable(),
    }),
    z.void(),
  ),
  /**
   * Opens the site's `loginDelegateUrl` in the system's browser with both e-mails filled in. Error `refused` when the
   * site does not offer it, `conflict`/`alreadyDeleted` or `noEmail`. Of the platform, reads only the user.
   */
  'users.signInAs': call(allOf('login_delegate'), z.object({ userId: id }), z.void()),
  /**
   * Whether the town of a hitchhiker belongs to the network: slow, cached for 24 h. `checkedAt`: milliseconds since
   * 1970. A failure concerns this call only.
   */
  'users.territoryStatus': call(
    ({ id: user }, me) => unlessOneself(user, me, allOf('user_read')),
    z.object({ id }),
    z.object({ status: z.enum(territoryStatuses).nullable(), checkedAt: z.number() }),
  ),
  /**
   * Returns the ids of the people that a query finds, without `except`, in its order, at most `limit`: pages of 200,
   * phase 'resolve'. `total` counts everybody the query finds, `except` included, and exceeds the ids returned when it
   * is over the limit.
   */
  'users.ids': call(
    allOf('user_list'),
    z.object({
      query: listQuerySchema(users),
      list: peopleList,
      limit: z.int().min(1).max(10_000),
      except: z.array(id).max(10_000).optional(),
    }),
    z.object({ ids: z.array(z.int()), total: z.int() }),
  ),
  /**
   * Streams the platform's CSV into a file that the person chooses; phases 'count', 'resolve', 'download', 'filter'.
   * `query` null exports the whole list; `selection` exports these people (several calls if the URL would be too long,
   * aligned by column name) and ignores `query`. For the extended kind, `unsupported` decides about filters that it
   * does not support (`unsupportedFilters`): 'resolve' selects the people by id, error `conflict`/`tooMany` over 2,000;
   * 'widen' drops these filters. The file is named after `of`: the list of people, or the members of a community.
   */
  'users.export': call(
    allOf('admin_user_export_all'),
    z.object({
      query: listQuerySchema(users).nullable(),
      list: peopleList,
      /** `list` if absent. */
      of: z.literal('communitymembers').optional(),
      format: exportFormat,
      /** Standard if absent. */
      kind: z.enum(exportKinds).optional(),
      selection: z.array(id).min(1).max(10_000).optional(),
      /** 'resolve' if absent. */
      unsupported: z.enum(['resolve', 'widen']).optional(),
    }),
    exportResult,
  ),
};

/** Calls about the communities of the signed-in person. */
export const membershipCalls = {
  /** Returns the communities that the signed-in person moderates, all at once. */
  'communities.moderated': call(
    allOf('community_list'),
    z.void(),
    z.array(z.custom<z.output<typeof communities.row>>()),
  ),
};
