import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { Message } from '#shared/resources/solidaryrecords/diary.ts';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** The ways of a record: there, and back. */
export const ways = ['outward', 'back'] as const;
export type Way = (typeof ways)[number];

/** A selected driver with one solution for each way that was chosen. */
export interface DriverGroup {
  userId: UserId;
  /** Never empty. */
  solutions: readonly [SelectedDriver, ...SelectedDriver[]];
  /** The solution that a message names: of a pair the one that was written to before, else the first. */
  messageTo: number;
  /** Messages of the pair, oldest first. */
  thread: readonly Message[];
}

/** The selected drivers of a record, one for each person (docs/screens/07-solidary-records.md §3). */
export function driverGroups({ drivers, threads }: Pick<RecordItem, 'drivers' | 'threads'>): DriverGroup[] {
  return [...Map.groupBy(drivers, ({ userId }) => userId)].flatMap(([userId, solutions]) => {
    const [first, ...others] = solutions;
    if (first === undefined) return [];
    const messageTo = solutions.find(({ contacted }) => contacted) ?? first;
    // Both ways of a pair show one thread; one of them may have it alone.
    const thread = [messageTo, ...solutions].map(({ id }) => threads[id] ?? []).find(({ length }) => length > 0) ?? [];
    return [{ userId, solutions: [first, ...others], messageTo: messageTo.id, thread: oldestFirst(thread) }];
  });
}

/**
 * Statuses of a contact that was never made. The platform also gives 0 `Demandé` to a driver who was chosen and never
 * contacted.
 */
const unasked: readonly SelectedDriver['status'][] = [0, null];

/** Whether the platform was used to ask a driver: by a message, or where a contact has moved on. */
export const isAskedOnPlatform = ({ solutions, thread }: Pick<DriverGroup, 'solutions' | 'thread'>): boolean =>
  thread.length > 0 || solutions.some(({ contacted, status }) => contacted || !unasked.includes(status));

const oldestFirst = (thread: readonly Message[]): Message[] =>
  thread.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));

/** The way of a selected solution in the record's own lists; null where the matching no longer exists. */
export function wayOf(record: Pick<RecordItem, 'carpools' | 'transporters'>, matchingId: number | null): Way | null {
  if (matchingId === null) return null;
  const has = (way: Way) =>
    [...record.carpools[way], ...record.transporters[way]].some((match) => match.matchingId === matchingId);
  return ways.find(has) ?? null;
}
