import type { AppError } from '#shared/errors.ts';
import { mayStillCome } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { PlatformClient } from '../../api/client.ts';
import { lookAgain, type Rank } from '../../api/verify-outcome.ts';
import { columnOf, nothingSeen, type Seen, type SentRecord } from './answer.ts';
import { PeopleArrivals } from './arrivals.ts';
import { pointsAt } from './existing.ts';
import type { ExistingRecord } from './existing-people.ts';
import { isSamePoint } from './same-point.ts';
import { positionsOf } from './verify.ts';

interface LookUp {
  client: Pick<PlatformClient, 'list'>;
  signal: AbortSignal;
  /** Called before each read with the number of records whose outcome is known. */
  onLook(known: number): void;
}

/** Whether the platform itself answered, so that it no longer works on the batch; of an unreadable answer nobody knows. */
const isOwnAnswer = (error: AppError): boolean =>
  error.kind !== 'internal' && !(error.kind === 'server' && error.isUnreadable) && !mayStillCome(error);

/** What the reads have found so far. */
interface Looks {
  readonly found: readonly ExistingRecord[];
  /** Lines whose record is on the platform, also where it does not tell that they were imported. */
  present(): ReadonlySet<number>;
  /** @returns whether everybody is found @throws AppFailure */
  look(rank: Rank): Promise<boolean>;
}

const silently = () => {};
const linesOf = (records: readonly ExistingRecord[]) => new Set(records.map(({ line }) => line));

/** Looks for people by e-mail; only the last read requests all of them. */
function looksForPeople(client: LookUp['client'], records: readonly SentRecord[], signal: AbortSignal): Looks {
  const arrivals = new PeopleArrivals(client, records, records);
  return {
    found: arrivals.found,
    present: () => linesOf(arrivals.found),
    look: async ({ index, of }) => (await arrivals.poll(index === of - 1, signal)) === 'over',
  };
}

/**
 * Looks for relay points by position. The platform ignores a line at the position of a point, unless both have the same
 * external id, which it does not show: a line with one is found where the point is what the line says in every field.
 */
function looksForPoints(client: LookUp['client'], records: readonly SentRecord[], signal: AbortSignal): Looks {
  const externalId = columnOf('relaypoints', 'externalId');
  const places = positionsOf(records);
  const found: ExistingRecord[] = [];
  let present: ReadonlySet<number> = new Set();
  return {
    found,
    present: () => present,
    look: async () => {
      const points = await pointsAt(client, places, { signal, progress: silently });
      const there = records.flatMap((record, index) => {
        const place = places[index];
        const point = place === undefined ? undefined : points.get(place);
        return point === undefined ? [] : [{ record, point }];
      });
      present = new Set(there.map(({ record }) => record.line));
      const telling = there.filter(
        ({ record, point }) => (record.values[externalId] ?? '') === '' || isSamePoint(record, point),
      );
      found.splice(
        0,
        found.length,
        ...telling.map(({ record: { line }, point: { id, name } }) => ({ line, id, name })),
      );
      return found.length === records.length;
    },
  };
}

/**
 * Looks records of a batch up on the platform whose outcome no answer tells, by the schedule of every lost write
 * (`lookAgain`), until all are found: people by e-mail, relay points by position. Where the platform itself answered,
 * it has finished, and what is absent then was not imported. Nothing is sent. A cancellation ends the reads and keeps
 * what they have found. Permissions: user_list, relay_point_list; without them nothing is found.
 * @param error why there is no answer
 */
export async function lookUpRecords(
  type: ImportType,
  records: readonly SentRecord[],
  error: AppError,
  { client, signal, onLook }: LookUp,
): Promise<Seen> {
  if (records.length === 0 || signal.aborted) return nothingSeen;
  const looks = (type === 'users' ? looksForPeople : looksForPoints)(client, records, signal);
  const look = async (rank: Rank) => {
    onLook(looks.found.length);
    return { found: true, isOver: await looks.look(rank) };
  };
  const hasLooked = await lookAgain(error, look, { signal });
  const found = new Map(looks.found.map(({ line, id }) => [line, id] as const));
  if (hasLooked === null || !isOwnAnswer(error)) return { ...nothingSeen, found };
  const present = looks.present();
  const absent = new Set(records.map(({ line }) => line).filter((line) => !present.has(line)));
  return { found, absent, isOver: true };
}
