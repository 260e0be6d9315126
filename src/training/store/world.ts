import { setImmediate } from 'node:timers/promises';
import { accounts } from '../access/accounts.ts';
import { type ArticleRecord, seededArticles } from '../articles/data.ts';
import { type EditorialRecord, seededEditorials } from '../editorials/data.ts';
import { type EventRecord, seededEvents } from '../events/data.ts';
import { type RelayPointRecord, seededRelayPoints } from '../relaypoints/data.ts';
import { type RelayPointTypeRecord, seededRelayPointTypes } from '../relaypoints/types.ts';
import { Table } from './table.ts';
import { communityCount } from '../data/communities.ts';
import { UserStore } from './user-store.ts';

/** What somebody uploaded, by its name; those of contents have their folder before it. */
interface StoredImage {
  readonly id: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Whom a campaign goes to, as the last association left it (docs/platform/b-communities-content.md §4). */
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
  readonly relayPoints: Table<RelayPointRecord>;
  readonly relayPointTypes: Table<RelayPointTypeRecord>;
  readonly events: Table<EventRecord>;
  readonly articles: Table<ArticleRecord>;
  readonly editorials: Table<EditorialRecord>;
  /** Names of communities that were written over. */
  readonly communityNames: Map<number, string>;
  /** Language of everybody's profile; the platform keeps its texts in French. */
  readonly profileLanguage: string;
  /** By campaign; of those that were associated in this run. */
  readonly recipients: Map<number, Recipients>;
  /** Passes when the next line of an imported file may be taken. */
  readonly importPace: () => Promise<unknown>;
  /** A number that no other object of the run has. */
  readonly nextId: () => number;
}

interface WorldOptions {
  readonly users: number;
  readonly seed: number;
  readonly now: () => number;
  readonly tokenLifetime: number;
  readonly profileLanguage: string;
  /** As `TrainingOptions` has it. */
  readonly importPace?: (() => Promise<unknown>) | undefined;
}

/** Other calls come through between two lines of an import, as they do on the platform. */
const oneByOne = () => setImmediate();

export function createWorld({ users, seed, now, tokenLifetime, profileLanguage, ...rest }: WorldOptions): World {
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
    relayPoints: new Table(() => seededRelayPoints(start)),
    relayPointTypes: new Table(seededRelayPointTypes),
    events: new Table(() => seededEvents(start)),
    articles: new Table(seededArticles),
    editorials: new Table(() => seededEditorials(start)),
    communityNames: new Map(),
    profileLanguage,
    importPace: rest.importPace ?? oneByOne,
    recipients: new Map(),
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}
