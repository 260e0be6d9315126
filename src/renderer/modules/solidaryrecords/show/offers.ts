import { type StopByHand, stopByHandOf } from '#renderer/features/record-actions/guards.ts';
import {
  CLOSED,
  CREATED,
  FOLLOWED,
  type LifeStatus,
  REPLACED,
  type RecordStatus,
  SEARCHING,
} from '#shared/resources/solidaryrecords/status.ts';

/** The actions on a record (docs/screens/07-solidary-records.md §4.2). */
export type OfferId =
  | 'take'
  | 'search'
  | 'followUp'
  | 'act'
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

/** The main button leads to the next step of the record. */
const mainOf: Readonly<Record<RecordStatus, OfferId>> = {
  0: 'take',
  1: 'search',
  2: 'followUp',
  3: 'close',
  4: 'reopen',
  6: 'openNewer',
};

/** The actions that require an open and readable record. */
const onReadable = ['choose', 'write', 'edit'] as const;

/**
 * The main button of a record and its other actions, with what is disabled and why. The platform guards nothing, so these guards
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
  const others = (['act', 'progress', 'close'] as const).filter((id) => id !== main);
  return { main, menu: [...guarded, ...others.map((id): Offer => ({ id, disabledReason: null })), ...again] };
}

/** What a step of the status line does: `stop` sets the progression by hand, `act` goes to the composer. */
export type Step = { kind: 'stop'; stop: StopByHand } | { kind: 'close' | 'reopen' | 'act' };

/** Why a step does nothing. */
export type StepReason = 'replaced' | 'right' | 'created' | 'closed';

/**
 * What the step of a status does on a record, or why it does nothing. Each goes through the dialog of its action, which
 * has the guards of docs/screens/07-solidary-records.md §4.4.
 */
export function stepOf(target: LifeStatus, status: RecordStatus | null, canUpdate: boolean): Step | StepReason {
  if (!canUpdate) return 'right';
  if (status === REPLACED) return 'replaced';
  if (target === status) return status === CLOSED ? 'closed' : { kind: 'act' };
  // No operation leads back there.
  if (target === CREATED) return 'created';
  if (status === CLOSED) return { kind: 'reopen' };
  return target === CLOSED ? { kind: 'close' } : { kind: 'stop', stop: stopByHandOf[target] };
}

/** The group of actions that the composer opens for an offer; null for none in particular. */
export const groupOf = (status: RecordStatus | null): 1 | 2 | 3 | null => {
  if (status === SEARCHING) return 2;
  if (status === FOLLOWED) return 3;
  return status === CREATED ? 1 : null;
};
