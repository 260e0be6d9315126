import type { UserId } from '#shared/resources/solidary/ids.ts';
import { type ActionType, actionType } from '#shared/resources/solidaryrecords/actions.ts';
import type { Concerned, RecordSubject } from '../subject.ts';

/** A person whom an action may concern, and as what. */
export interface Person extends Concerned {
  role: 'beneficiary' | 'driver';
}

/** The people whom an action on a record may concern, the beneficiary first; none where that is not known. */
export const peopleOf = ({ beneficiary, drivers }: RecordSubject): Person[] =>
  beneficiary === null
    ? []
    : [
        { ...beneficiary, role: 'beneficiary' },
        ...drivers
          .filter(({ userId }) => userId !== beneficiary.userId)
          .map((driver): Person => ({ ...driver, role: 'driver' })),
      ];

/** The person chosen, else the default: the beneficiary, and the only driver for a search. */
export function personOf(
  { beneficiary, drivers }: RecordSubject,
  people: readonly Concerned[],
  chosen: UserId | null,
  type: ActionType | null,
): UserId | null {
  if (chosen !== null && people.some(({ userId }) => userId === chosen)) return chosen;
  const [only, ...others] = drivers;
  if (type === actionType.search && only !== undefined && others.length === 0) return only.userId;
  return beneficiary?.userId ?? null;
}
