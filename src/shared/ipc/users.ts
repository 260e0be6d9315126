import { z } from 'zod';
import { appError } from '../errors.ts';
import type { communities } from '../resources/communities/index.ts';
import { listQuerySchema } from '../resources/define.ts';
import { exportKinds } from '../resources/users/export-kinds.ts';
import { users } from '../resources/users/index.ts';
import { ownership } from '../resources/users/ownership.ts';
import { territoryStatuses } from '../resources/users/territory-status.ts';
import { identityStatuses } from '../resources/users/values.ts';
import { call } from './call.ts';
import { exportFormat, exportResult } from './transfer.ts';

const id = z.int().positive();
/** What one bulk action takes at most: explicit ids, never a query (docs/screens/02-users-hitchhikers.md §2). */
export const maxBulkIds = 200;
/**
 * Whose list a query belongs to: of the hitchhikers' one main always adds what makes people part of it. Users if
 * absent.
 */
export const peopleList = z.enum(['users', 'hitchhikers']).optional();
const bulkIds = z.array(id).min(1).max(maxBulkIds);

/** What stands in the way of deleting one person, read from the item; null: nothing. */
const removalObstacle = z.enum(['own', 'owner', 'gone', 'unread']).nullable();

const removalCheck = z.object({
  id: z.int(),
  /** Null when the item could not be read. */
  name: z.string().nullable(),
  /** `own`: the signed-in person; `owner`: answers for something; `gone`: deleted before; `unread`: see `error`. */
  obstacle: removalObstacle,
  owned: ownership,
  error: appError.optional(),
});
export type RemovalCheck = z.infer<typeof removalCheck>;

const removalOutcome = z.enum([
  /** The platform was asked to delete, and the person is there no more. */
  'deleted',
  /** Set aside: answers for something (`owned`). Nothing was sent. */
  'owner',
  /** Set aside: the signed-in person. Nothing was sent. */
  'own',
  /** Deleted before, by somebody else. Nothing was sent. */
  'gone',
  /** The item could not be read (`error`), so nothing was sent. */
  'unread',
  /** Sent, and still there. */
  'left',
  /** Sent, and nobody knows: the answer or its verification did not come. Look again before doing it again. */
  'uncertain',
  /** Not sent: the call was cancelled, or a batch before it failed. */
  'notSent',
]);

const removalEntry = z.object({
  id: z.int(),
  name: z.string().nullable(),
  outcome: removalOutcome,
  owned: ownership,
  error: appError.optional(),
});
export type RemovalEntry = z.infer<typeof removalEntry>;

/** Calls about people beyond list, item, creation and change. */
export const userCalls = {
  /**
   * Accepts or refuses a pending identity proof (docs/platform/a-auth-users.md §10): the platform deletes the file and
   * notifies the person, no way back. The user is read again first; error `conflict`/`alreadyTreated` with `by` (the
   * validator, if any) when the proof is pending no more, `notFound` when the user has no such proof. Rights:
   * user_read, user_update.
   */
  'users.moderateProof': call(
    z.object({ userId: id, proofId: id, validate: z.boolean() }),
    z.object({ status: z.literal(identityStatuses).nullable(), validator: z.string().nullable() }),
  ),
  /**
   * Records an identity as verified without a document (docs/platform/a-auth-users.md §10): at once, and the person is
   * notified. Error `conflict`/`alreadyVerified` with `by`, before anything is sent, when a proof is accepted already.
   */
  'users.acceptIdentity': call(z.object({ userId: id }), z.void()),
  /** Drops the documents of proofs from memory: to be called when a page that shows them is left. */
  'users.forgetProofFiles': call(z.void(), z.void()),
  /**
   * Deletes one person: pseudonymised, partners of accepted journeys notified, no undo. The item is read first; errors
   * `conflict`/`ownAccount`, `conflict`/`owner` with `owned`, `conflict`/`alreadyDeleted`. Rights: user_read,
   * user_delete.
   */
  'users.remove': call(z.object({ id }), z.void()),
  /**
   * Reads what stands in the way of deleting these people, for the confirmation of a bulk deletion; phase 'read'.
   * Nothing is sent. In the order asked for, without doubles.
   */
  'users.checkRemoval': call(z.object({ ids: bulkIds }), z.array(removalCheck)),
  /**
   * Deletes people by explicit ids in lots of 50, each verified by listing it again (docs/platform/a-auth-users.md §6,
   * docs/screens/02-users-hitchhikers.md §7). Each item is read before; phases 'read', 'delete', 'verify', whose
   * `total` is the number of people. Cancelling stops before the next batch and still answers what was done; before the
   * first batch, and where reading or deleting is denied or the network is gone before anything was sent, the call fails
   * as a whole. Every id has one outcome; `error` says why it stopped early. Rights: user_list, user_read, user_delete.
   */
  'users.removeMany': call(
    z.object({ ids: bulkIds }),
    z.object({ entries: z.array(removalEntry), error: appError.optional() }),
  ),
  /**
   * Adds to the list of scammers, which also deletes the user with that e-mail (docs/platform/a-auth-users.md §10). The
   * e-mail is looked up first: errors `conflict`/`unknownEmail` (nobody has it: the platform would store the report and
   * fail), `conflict`/`otherAccount` (another account has it by now), `conflict`/`ownAccount`. Rights: user_list,
   * scammer_manage.
   */
  'scammers.report': call(
    z.object({
      userId: id,
      email: z.email().max(255),
      telephone: z.string().max(255).nullable(),
      givenName: z.string().max(255).nullable(),
      familyName: z.string().max(255).nullable(),
    }),
    z.void(),
  ),
  /**
   * Opens the site's `loginDelegateUrl` in the system's browser with both e-mails filled in. Error `refused` when the
   * site does not offer it, `conflict`/`alreadyDeleted` or `noEmail`. Nothing is asked of the platform but the user.
   */
  'users.signInAs': call(z.object({ userId: id }), z.void()),
  /**
   * Whether the town of a hitchhiker takes part in the network: slow, kept 24 h in memory. `checkedAt`: milliseconds
   * since 1970. A failure is this call's alone. Right: user_read.
   */
  'users.territoryStatus': call(
    z.object({ id }),
    z.object({ status: z.enum(territoryStatuses).nullable(), checkedAt: z.number() }),
  ),
  /**
   * The ids of everybody whom a query finds, without `except`, in its order, at most `limit`: pages of 200, phase
   * 'resolve'. `total` counts what the query finds, `except` included: more than was answered when it is over the
   * limit.
   */
  'users.ids': call(
    z.object({
      query: listQuerySchema(users),
      list: peopleList,
      limit: z.int().min(1).max(10_000),
      except: z.array(id).max(10_000).optional(),
    }),
    z.object({ ids: z.array(z.int()), total: z.int() }),
  ),
  /**
   * The platform's CSV, streamed into a file that the person chooses; phases 'count', 'resolve', 'download', 'filter'.
   * `query` null exports everything of the list; `selection` exports these people (several calls where the address
   * would be too long, joined by the names of the columns) and leaves `query` aside. For the extended kind,
   * `unsupported` says what becomes of filters that it does not know (`unsupportedFilters`): 'resolve' names the people
   * one by one, error `conflict`/`tooMany` over 2,000; 'widen' leaves these filters out.
   */
  'users.export': call(
    z.object({
      query: listQuerySchema(users).nullable(),
      list: peopleList,
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

/** Calls about belonging to communities (docs/platform/b-communities-content.md §5). */
export const membershipCalls = {
  /**
   * Makes somebody an accepted member; the platform notifies nobody. `alreadyMember`: there is a membership, in any
   * status, whose id is not told. Right: community_membership, which the platform may refuse although it lists it.
   */
  'communities.addMember': call(
    z.object({ communityId: id, userId: id }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('added'), membershipId: z.int() }),
      z.object({ outcome: z.literal('alreadyMember') }),
    ]),
  ),
  /** Takes a membership away, by its own id: the undo of `addMember`. Right: community_update. */
  'communities.removeMember': call(z.object({ membershipId: id }), z.void()),
  /** The communities that the signed-in person moderates, all at once. Right: community_list. */
  'communities.moderated': call(z.void(), z.array(z.custom<z.output<typeof communities.row>>())),
};
