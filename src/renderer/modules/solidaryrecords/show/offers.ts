import {
  CLOSED,
  CREATED,
  FOLLOWED,
  REPLACED,
  type RecordStatus,
  SEARCHING,
} from '#shared/resources/solidaryrecords/status.ts';

/** The actions on a record in its header (docs/screens/07-solidary-records.md §4.2). */
export type OfferId =
  | 'take'
  | 'search'
  | 'act'
  | 'follow'
  | 'reopen'
  | 'openNewer'
  | 'choose'
  | 'write'
  | 'edit'
  | 'close'
  | 'progress'
  | 'note'
  | 'redo';

/** Why an action is disabled. */
export type DisabledReason = 'closed' | 'replaced' | 'unreadable';

export interface Offer {
  id: OfferId;
  disabledReason: DisabledReason | null;
}

export interface Offers {
  main: OfferId | null;
  menu: readonly Offer[];
}

interface RecordSituation {
  /** Null for a status that this version does not know: the actions of any open record are offered. */
  status: RecordStatus | null;
  /** False where the platform can never read it again: it cannot be edited, nor can solutions be chosen (§5.4). */
  isReadable: boolean;
  /** Whether the record holds a copy to start another one from. */
  hasCopy: boolean;
  /** solidary_update; without it the page is read-only. */
  canUpdate: boolean;
  /** solidary_create, and a structure in which it is made. */
  canCreate: boolean;
}

const mainOf: Readonly<Record<RecordStatus, OfferId>> = {
  0: 'take',
  1: 'search',
  2: 'act',
  3: 'follow',
  4: 'reopen',
  6: 'openNewer',
};

/** The actions that require an open and readable record. */
const onReadable = ['choose', 'write', 'edit'] as const;

/**
 * The main button of a record and its menu, with what is disabled and why. The platform guards nothing, so these guards
 * are the only ones.
 */
export function offersOf({ status, isReadable, hasCopy, canUpdate, canCreate }: RecordSituation): Offers {
  if (status === REPLACED) {
    const all = ['act', ...onReadable, 'close', 'progress'] as const;
    return { main: 'openNewer', menu: canUpdate ? all.map((id) => ({ id, disabledReason: 'replaced' })) : [] };
  }
  const redo: Offer[] = canCreate && hasCopy ? [{ id: 'redo', disabledReason: null }] : [];
  const again = status === CLOSED || !isReadable ? redo : [];
  if (!canUpdate) return { main: null, menu: again };
  const reason: DisabledReason | null = status === CLOSED ? 'closed' : isReadable ? null : 'unreadable';
  const guarded = onReadable.map((id): Offer => ({ id, disabledReason: reason }));
  if (status === CLOSED) return { main: 'reopen', menu: [{ id: 'note', disabledReason: null }, ...guarded, ...again] };
  const main = status === null ? 'act' : mainOf[status];
  const act: Offer[] = main === 'act' || main === 'follow' ? [] : [{ id: 'act', disabledReason: null }];
  return {
    main,
    menu: [
      ...act,
      ...guarded,
      { id: 'progress', disabledReason: null },
      { id: 'close', disabledReason: null },
      ...again,
    ],
  };
}

/** The group of actions that the composer opens for an offer; null for none in particular. */
export const groupOf = (status: RecordStatus | null): 1 | 2 | 3 | null => {
  if (status === SEARCHING) return 2;
  if (status === FOLLOWED) return 3;
  return status === CREATED ? 1 : null;
};
