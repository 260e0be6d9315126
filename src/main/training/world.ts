import { accounts } from './access/accounts.ts';
import { communityCount } from './data/communities.ts';
import { towns } from './data/towns.ts';
import { UserStore } from './users/store.ts';

/** What somebody uploaded, by the name below `/images/users/`. */
interface StoredImage {
  readonly id: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface RelayPointRecord {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  /** Six decimals, as stored. */
  readonly latitude: string;
  readonly longitude: string;
  readonly externalId: string;
}

/** Whom a campaign goes to, as the last association left it (contract b §4). */
interface Recipients {
  readonly filterType: 1 | 2;
  /** As the platform stores them: brackets and dots are lost. */
  readonly filters: string | null;
  readonly deliveryCount: number;
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
  readonly relayPoints: RelayPointRecord[];
  /** By campaign; of those that were associated in this run. */
  readonly recipients: Map<number, Recipients>;
  /** A number that no other object of the run has. */
  readonly nextId: () => number;
}

interface WorldOptions {
  readonly users: number;
  readonly seed: number;
  readonly now: () => number;
  readonly tokenLifetime: number;
}

/** A meeting place in each of some towns, of which an import may bring back the same. */
const seededRelayPoints = (): RelayPointRecord[] =>
  towns.slice(74, 114).map((town, index) => ({
    id: index + 1,
    name: `Aire de covoiturage de ${town.name}`,
    type: 1 + (index % 5),
    latitude: town.latitude.toFixed(6),
    longitude: town.longitude.toFixed(6),
    externalId: index % 2 === 0 ? `AIRE-${index + 1}` : '',
  }));

export function createWorld({ users, seed, now, tokenLifetime }: WorldOptions): World {
  const start = now();
  let lastId = 4_000_000;
  return {
    seed,
    now,
    startedAt: start,
    tokenLifetime,
    users: new UserStore(
      { seed, now: start, communities: communityCount },
      users,
      accounts.map((account) => account.user(start)),
    ),
    refreshLives: new Map(),
    images: new Map(),
    relayPoints: seededRelayPoints(),
    recipients: new Map(),
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}
