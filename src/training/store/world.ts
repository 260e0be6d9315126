import { setImmediate } from 'node:timers/promises';
import { communityCount } from '../data/communities.ts';
import { Table } from './table.ts';
import type { UserRecord } from './user-record.ts';
import { UserStore } from './user-store.ts';

/** What somebody uploaded, by its name; those of contents have their folder before it. */
interface StoredImage {
  readonly id: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Something that a resource keeps in each world: its table, what was written beside it. The resource that defines it is
 * the only one that a new kind of record touches: `World` names none of them.
 */
export interface WorldPart<Value> {
  /** Makes it when a world is first asked for it. */
  readonly make: (world: World) => Value;
}

/** Everything the platform holds. One per run, made anew by a reset. */
export interface World {
  readonly seed: number;
  readonly now: () => number;
  /** Seeded dates count back from here, milliseconds since 1970. */
  readonly startedAt: number;
  /** Life of an access token, in seconds. */
  readonly tokenLifetime: number;
  readonly users: UserStore;
  /** End of the life of each refresh token that was used, milliseconds since 1970. */
  readonly refreshLives: Map<string, number>;
  readonly images: Map<string, StoredImage>;
  /** Language of everybody's profile; the platform keeps its texts in French. */
  readonly profileLanguage: string;
  /** Passes when the next line of an imported file may be taken. */
  readonly importPace: () => Promise<unknown>;
  /** A number that no other object of the run has. */
  readonly nextId: () => number;
  /** What this world keeps for a resource, the same at each call. */
  readonly get: <Value>(part: WorldPart<Value>) => Value;
}

interface WorldOptions {
  readonly users: number;
  /** The people who can sign in, who take the first ids. `startedAt` as `World` has it. */
  readonly accounts: (startedAt: number) => readonly UserRecord[];
  readonly seed: number;
  readonly now: () => number;
  readonly tokenLifetime: number;
  readonly profileLanguage: string;
  /** As `TrainingOptions` has it. */
  readonly importPace?: (() => Promise<unknown>) | undefined;
}

/** A table of records. `seed` makes its first rows; `startedAt` as `World` has it. */
export const tableOf = <Row extends { readonly id: number }>(
  seed: (startedAt: number) => readonly Row[],
): WorldPart<Table<Row>> => ({ make: ({ startedAt }) => new Table(() => seed(startedAt)) });

/** Other calls come through between two lines of an import, as they do on the platform. */
const oneByOne = () => setImmediate();

export function createWorld({
  users,
  accounts,
  seed,
  now,
  tokenLifetime,
  profileLanguage,
  ...rest
}: WorldOptions): World {
  const start = now();
  let lastId = 4_000_000;
  const parts = new Map<WorldPart<unknown>, unknown>();
  const world: World = {
    seed,
    now,
    startedAt: start,
    tokenLifetime,
    users: new UserStore({ seed, now: start, communities: communityCount }, users, accounts(start)),
    refreshLives: new Map(),
    images: new Map(),
    profileLanguage,
    importPace: rest.importPace ?? oneByOne,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
    get: <Value>(part: WorldPart<Value>): Value => {
      if (!parts.has(part)) parts.set(part, part.make(world));
      // What is kept under a part was made by it.
      return parts.get(part) as Value;
    },
  };
  return world;
}
