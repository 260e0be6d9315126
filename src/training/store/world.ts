import { communityCount } from '../data/communities.ts';
import { Table } from './table.ts';
import type { UserRecord } from './user-record.ts';
import { UserStore } from './user-store.ts';

/** An uploaded file by name; those of contents include their folder. */
interface StoredImage {
  readonly id: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Data that a resource keeps in each world, such as its table. Only the resource that defines it uses it: `World` names
 * none.
 */
export interface WorldPart<Value> {
  /** Creates the data on first access. */
  readonly make: (world: World) => Value;
}

/** All data of the platform. One per run, replaced by a reset. */
export interface World {
  readonly seed: number;
  readonly now: () => number;
  /** Seeded dates are relative to this time, milliseconds since 1970. */
  readonly startedAt: number;
  /** Lifetime of an access token, in seconds. */
  readonly tokenLifetime: number;
  readonly users: UserStore;
  /** Expiry of each used refresh token, milliseconds since 1970. */
  readonly refreshLives: Map<string, number>;
  readonly images: Map<string, StoredImage>;
  /** Language of every profile; the platform stores texts in French. */
  readonly profileLanguage: string;
  /** Resolves when the next line of an imported file may be processed. */
  readonly importPace: () => Promise<unknown>;
  /** Resolves when the mails of a mass sending may leave. */
  readonly mailPace: () => Promise<unknown>;
  /** Resolves when the slow external provider has answered. */
  readonly providerPace: () => Promise<unknown>;
  /** Returns an id that is unique in the run. */
  readonly nextId: () => number;
  /** Returns this world's data of a resource, the same at each call. */
  readonly get: <Value>(part: WorldPart<Value>) => Value;
}

interface WorldOptions {
  readonly users: number;
  /** The users who can sign in, with the first ids. `startedAt` as in `World`. */
  readonly accounts: (startedAt: number) => readonly UserRecord[];
  readonly seed: number;
  readonly now: () => number;
  readonly tokenLifetime: number;
  readonly profileLanguage: string;
  /** As in `TrainingOptions`. */
  readonly importPace?: (() => Promise<unknown>) | undefined;
  readonly mailPace?: (() => Promise<unknown>) | undefined;
  readonly providerPace?: (() => Promise<unknown>) | undefined;
}

/**
 * Defines a table of records.
 * @param seed creates its first rows; `startedAt` as in `World`
 */
export const tableOf = <Row extends { readonly id: number }>(
  seed: (startedAt: number) => readonly Row[],
): WorldPart<Table<Row>> => ({ make: ({ startedAt }) => new Table(() => seed(startedAt)) });

/** Lets other calls run in between, as on the platform. Of the immediates, the global one alone wakes Electron. */
const oneByOne = () => new Promise((resolve) => setImmediate(resolve));

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
    mailPace: rest.mailPace ?? oneByOne,
    providerPace: rest.providerPace ?? oneByOne,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
    get: <Value>(part: WorldPart<Value>): Value => {
      if (!parts.has(part)) parts.set(part, part.make(world));
      // Created by this part.
      return parts.get(part) as Value;
    },
  };
  return world;
}
