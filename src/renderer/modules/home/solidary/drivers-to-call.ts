import { contactStateOf } from '#renderer/features/matching/contact-state.ts';
import { personNameOf } from '#shared/full-name.ts';
import { compareInstants, type Instant } from '#shared/instant.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** Drivers that are listed at most: the day of an operator, not a directory. */
export const MOST_DRIVERS = 12;

export interface DriverToCall {
  userId: UserId;
  name: string;
  /** Null for somebody who was contacted and not chosen: the platform gives the telephone of chosen ones alone. */
  telephone: string | null;
  /** The number of the record, and the person whom it drives. */
  record: number;
  person: string;
  /** The last thing that was done about the driver. */
  step: 'contacted' | 'reminded';
  at: Instant | null;
}

type Read = Pick<RecordItem, 'id' | 'userId' | 'givenName' | 'familyName' | 'diary' | 'drivers'>;

/**
 * The drivers who were contacted or reminded and have neither agreed nor refused, by the diaries of some open records,
 * the longest wait first.
 */
export const driversToCall = (records: readonly Read[]): DriverToCall[] =>
  records
    .flatMap(ofRecord)
    .toSorted((one, other) => compareInstants(one.at, other.at))
    .slice(0, MOST_DRIVERS);

function ofRecord({ id, userId: owner, givenName, familyName, diary, drivers }: Read): DriverToCall[] {
  const people = new Map(
    diary.flatMap((entry) => (entry.userId === null || entry.userId === owner ? [] : [[entry.userId, entry] as const])),
  );
  return [...people].flatMap(([userId, entry]): DriverToCall[] => {
    const { contacted, reminded, linked, refused } = contactStateOf(diary, userId);
    if (linked !== undefined || refused !== undefined) return [];
    if (contacted === undefined && reminded === undefined) return [];
    const chosen = drivers.find((driver) => driver.userId === userId);
    return [
      {
        userId,
        name: personNameOf({ ...(chosen ?? entry), id: userId }),
        telephone: chosen?.telephone ?? null,
        record: id,
        person: personNameOf({ id, givenName, familyName }),
        step: reminded === undefined ? 'contacted' : 'reminded',
        at: reminded ?? contacted ?? null,
      },
    ];
  });
}
