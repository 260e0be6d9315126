import { actionType, PROGRESS_BY_HAND, type RecordAction } from './actions.ts';
import { lifeStatuses, type RecordStatus, stopOf } from './status.ts';

/** Status and progression (in percent) of a record. */
export interface RecordState {
  status: RecordStatus | null;
  progression: number;
}

/**
 * Returns where an action leaves a record, as the platform computes it (docs/screens/07-solidary-records.md §4.4):
 * actions of type 1 move no status, and a lower progression than the record has is set as well.
 * @param sent progression sent with the action, in percent
 */
export function effectOf(
  { status, progression }: RecordState,
  action: Pick<RecordAction, 'id' | 'type' | 'progression'>,
  sent: number | null = null,
): RecordState {
  const moved = action.id === PROGRESS_BY_HAND ? statusAt(sent) : movedBy(action.type);
  return { status: moved ?? status, progression: positive(sent) ?? positive(action.progression) ?? progression };
}

const positive = (percent: number | null): number | null => (percent !== null && percent > 0 ? percent : null);

/** The status that an action of a type moves a record to, which has the number of the type; null where it moves none. */
export const movedBy = (type: RecordAction['type']): RecordStatus | null =>
  type === actionType.search || type === actionType.followUp || type === actionType.closing ? type : null;

/**
 * The status that a manual change of progression sets: only the steps 25, 50 and 75 change it
 * (docs/platform/c-solidary.md §3).
 */
const statusAt = (percent: number | null): RecordStatus | null =>
  lifeStatuses.find((status) => status > 0 && stopOf[status] === percent) ?? null;
