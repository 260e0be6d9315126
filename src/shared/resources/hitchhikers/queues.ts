import type { Permission } from '../../permissions.ts';
import type { IdentityStatus } from '../users/values.ts';

/** Queues with a page of their own, in the order of the home page. */
export const workedQueueNames = ['calls', 'lettersToPrint', 'lettersToPost', 'kits'] as const;
export type WorkedQueue = (typeof workedQueueNames)[number];

/** The same with the identities, which have the queue of all people. */
export const hitchhikerQueueNames = [...workedQueueNames, 'identities'] as const;
export type HitchhikerQueue = (typeof hitchhikerQueueNames)[number];

/**
 * Hitchhikers for whom the same is to be done (docs/screens/02-users-hitchhikers.md §9). The platform cannot filter by
 * a flag that is not set (docs/platform/a-auth-users.md §5): who waits are those of the filters without those who have
 * the flag, and the first ones where the flag sorts the list.
 */
interface QueueDefinition {
  readonly filters: {
    isLetterPrinted?: true;
    identityStatus?: IdentityStatus[];
    identityProofStatus?: IdentityStatus[];
  };
  /** Set on those for whom it is done; null where nothing on the platform says so. */
  readonly flag: 'isKitGiven' | 'isLetterPrinted' | 'isLetterPosted' | null;
}

/** People to call: their identity was not given, refused or canceled. */
export const hitchhikerQueues: Readonly<Record<HitchhikerQueue, QueueDefinition>> = {
  calls: { filters: { identityStatus: [0, 3, 4] }, flag: null },
  lettersToPrint: { filters: {}, flag: 'isLetterPrinted' },
  lettersToPost: { filters: { isLetterPrinted: true }, flag: 'isLetterPosted' },
  kits: { filters: {}, flag: 'isKitGiven' },
  identities: { filters: { identityProofStatus: [1] }, flag: null },
};

/** The rights that the queues need: to see the screens of hitchhikers, and the platform's for the list. */
export const hitchhikerQueueRights = ['hitchhiking_watcher', 'user_list'] as const satisfies readonly Permission[];

/** The rights that a flag needs: to change it on the screens of hitchhikers, and the platform's for the write. */
export const hitchhikerFlagRights = [
  'hitchhiking_administrator',
  'user_read',
  'user_update',
] as const satisfies readonly Permission[];

/** Days for which somebody who was reached by telephone is not called again. */
export const daysReached = 30;

/** The rows of the list that those who arrived this week are read from, at most. */
export const mostArrivals = 200;
