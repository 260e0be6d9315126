import { z } from 'zod';
import { memberStatus } from '../resources/communitymembers/index.ts';
import { eventWrite } from '../resources/events/index.ts';
import { recordId } from '../resources/filters.ts';
import { manifests, type ResourceName } from '../resources/manifests.ts';
import { relayPointWrite } from '../resources/relaypoints/index.ts';
import { structureId } from '../resources/solidary/ids.ts';
import { type AllRights, allOf, both } from './access.ts';
import { rightsOf } from './resource-rights.ts';

const flags = ['isKitGiven', 'isLetterPrinted', 'isLetterPosted'] as const;

const pointChanges = z.union([
  z.strictObject({ status: relayPointWrite.shape.status }),
  z.strictObject({ typeId: relayPointWrite.shape.typeId }),
]);
const eventChanges = z.strictObject({ status: eventWrite.shape.status });

/**
 * Everything that a bulk action can do to its rows, with what it needs: main does nothing else, whatever a page asks.
 * The rows are records of the list named by `bulkFacts`.
 */
export const bulkOperation = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('changeRelayPoints'), changes: pointChanges }),
  z.strictObject({ name: z.literal('removeRelayPoints') }),
  z.strictObject({ name: z.literal('changeEvents'), changes: eventChanges }),
  z.strictObject({ name: z.literal('removeEvents') }),
  z.strictObject({ name: z.literal('removeDrafts') }),
  z.strictObject({ name: z.literal('setHitchhikerFlag'), flag: z.enum(flags) }),
  z.strictObject({ name: z.literal('removePeople') }),
  z.strictObject({ name: z.literal('addToCommunity'), communityId: recordId }),
  z.strictObject({
    name: z.literal('changeMemberStatus'),
    communityId: recordId,
    status: memberStatus,
    /** The statuses from which it is changed. */
    from: z.array(memberStatus).min(1).max(memberStatus.values.size),
  }),
  z.strictObject({
    name: z.literal('removeMembers'),
    communityId: recordId,
    /** Whether a membership can be made anew: otherwise undoing is not offered. */
    canMakeAnew: z.boolean(),
  }),
  z.strictObject({ name: z.literal('acceptVolunteers'), structureId }),
]);
export type BulkOperation = z.infer<typeof bulkOperation>;
/** An operation as a page asks for it. */
export type AskedOperation = z.input<typeof bulkOperation>;
export type BulkName = BulkOperation['name'];
export type OperationOf<N extends BulkName> = Extract<BulkOperation, { name: N }>;

/** What undoing writes, per row: values read before the change, or what the change made. */
export const bulkUndo = {
  changeRelayPoints: pointChanges,
  changeEvents: eventChanges,
  setHitchhikerFlag: z.boolean().nullable(),
  /** Id of the membership that was made. */
  addToCommunity: z.int(),
  /** The membership that was ended. */
  removeMembers: z.strictObject({ userId: recordId, status: memberStatus }),
} as const satisfies { readonly [N in BulkName]?: z.ZodType };
export type UndoableName = keyof typeof bulkUndo;
export type UndoOf<N extends BulkName> = N extends UndoableName ? z.infer<(typeof bulkUndo)[N]> : never;

interface BulkFacts {
  /** The lists whose rows it takes. */
  lists: readonly ResourceName[];
  /** Resources that it changes. */
  changes: readonly ResourceName[];
  /** Rows that one call of the platform takes (docs/platform/a-auth-users.md §6); others take one. */
  atOnce: number;
  /** Rights that the platform checks. */
  rights: AllRights | 'signedIn';
  /** The same for undoing, where they differ. */
  undoRights?: AllRights;
  /**
   * Whether a row that an interruption cut may be written again without harm, because it is read first and writing the
   * same again changes nothing and notifies nobody.
   */
  isHarmless: boolean;
}

const changing = (name: 'events' | 'relaypoints' | 'users') =>
  both(rightsOf(manifests[name], 'get'), rightsOf(manifests[name], 'update'));

/** What is true of an operation whatever its rows. */
export const bulkFacts: { readonly [N in BulkName]: BulkFacts } = {
  changeRelayPoints: {
    lists: ['relaypoints'],
    changes: ['relaypoints'],
    atOnce: 1,
    rights: changing('relaypoints'),
    isHarmless: true,
  },
  removeRelayPoints: {
    lists: ['relaypoints'],
    changes: ['relaypoints'],
    atOnce: 1,
    rights: rightsOf(manifests.relaypoints, 'remove'),
    isHarmless: true,
  },
  changeEvents: { lists: ['events'], changes: ['events'], atOnce: 1, rights: changing('events'), isHarmless: true },
  removeEvents: {
    lists: ['events'],
    changes: ['events'],
    atOnce: 1,
    rights: rightsOf(manifests.events, 'remove'),
    isHarmless: true,
  },
  removeDrafts: {
    lists: ['campaigns'],
    changes: ['campaigns'],
    atOnce: 1,
    rights: both(rightsOf(manifests.campaigns, 'get'), rightsOf(manifests.campaigns, 'remove')),
    isHarmless: true,
  },
  setHitchhikerFlag: {
    lists: ['hitchhikers'],
    changes: ['users'],
    atOnce: 1,
    rights: changing('users'),
    isHarmless: true,
  },
  // The partners of journeys are notified of each deletion.
  removePeople: {
    lists: ['users', 'hitchhikers'],
    changes: ['users'],
    atOnce: 50,
    rights: allOf('user_list', 'user_read', 'user_delete'),
    isHarmless: false,
  },
  addToCommunity: {
    lists: ['users', 'hitchhikers'],
    changes: ['communities', 'communitymembers', 'users'],
    atOnce: 1,
    rights: allOf('community_membership'),
    undoRights: allOf('community_update'),
    // The platform refuses a second membership.
    isHarmless: true,
  },
  // The person is notified each time.
  changeMemberStatus: {
    lists: ['communitymembers'],
    changes: ['communitymembers', 'communities'],
    atOnce: 1,
    rights: allOf('community_update'),
    isHarmless: false,
  },
  removeMembers: {
    lists: ['communitymembers'],
    changes: ['communitymembers', 'communities'],
    atOnce: 1,
    rights: allOf('community_update'),
    undoRights: allOf('community_membership'),
    isHarmless: false,
  },
  // Each acceptance makes the platform match every record of the structure, and tells the person.
  acceptVolunteers: {
    lists: ['solidaryvolunteers'],
    changes: ['solidarybeneficiaries', 'solidaryvolunteers'],
    atOnce: 1,
    rights: allOf('solidary_volunteer_list', 'solidary_volunteer_update'),
    isHarmless: false,
  },
};

/** Rights that a person needs to begin an operation, or to undo it. */
export const bulkRights = (name: BulkName, isUndo = false): AllRights | 'signedIn' => {
  const { rights, undoRights = rights } = bulkFacts[name];
  return isUndo ? undoRights : rights;
};
