import { holds, type Requester, territoriesOfRight } from '../access/requester.ts';
import { isWithin } from '../data/addresses.ts';
import type { Query } from '../http/query.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { structuresOperatedBy } from '../structures/data.ts';
import { dateFilters } from './filters/dates.ts';
import { journeyFilters } from './filters/journeys.ts';
import type { FilterFamily, Predicate } from './filters/predicate.ts';
import { relationFilters } from './filters/relations.ts';
import { territoryFilters } from './filters/territories.ts';
import { textFilters } from './filters/text.ts';
import { overridingFilters, valueFilters } from './filters/values.ts';
import { sortedIds } from './sort.ts';

/** Returns the ids of the territories that the structures of an operator serve. */
const servedBy = (world: World, user: UserRecord): ReadonlySet<number> =>
  new Set(structuresOperatedBy(world, user).flatMap(({ territories }) => territories));

/**
 * Returns the limits that the platform adds to the users list (docs/platform/a-auth-users.md §5): territories of the
 * permission, those of an operator's structures, and for everyone who is neither administrator nor operator, only
 * themselves if they moderate a community. Not applied to export and deletion by filter.
 */
function narrowingOf(requester: Requester, world: World): readonly Predicate[] {
  const { user } = requester;
  const tied = territoriesOfRight(requester, 'user_list');
  const served = servedBy(world, user);
  const isAdministrator = holds(user, 1) || holds(user, 2);
  const isOperator = holds(user, 10) && !isAdministrator;
  const isModerator = user.memberships.some(({ status }) => status === 2);
  return [
    ...(tied.size > 0 ? [((row) => isWithin(row.homeAddress, tied)) satisfies Predicate] : []),
    ...(isOperator ? [((row) => isWithin(row.homeAddress, served)) satisfies Predicate] : []),
    ...(isAdministrator || isOperator || requester.seesEveryUser
      ? []
      : [((row) => isModerator && row.id === user.id) satisfies Predicate]),
  ];
}

const families: readonly FilterFamily[] = [
  valueFilters,
  dateFilters,
  textFilters,
  relationFilters,
  territoryFilters,
  journeyFilters,
];

/** Yields matching rows; deleted users never match (docs/platform/a-auth-users.md §5). */
function* fitting(world: World, query: Query, narrowing: readonly Predicate[]): Generator<UserRecord> {
  const now = world.now();
  const all = [...narrowing, ...families.flatMap((family) => family(query, now))];
  const overriding = overridingFilters(query, now);
  for (const user of world.users.all()) {
    if (user.status === 4) continue;
    const isWanted = (all.length > 0 || overriding.length === 0) && all.every((fits) => fits(user));
    if (isWanted || overriding.some((fits) => fits(user))) yield user;
  }
}

/** Caches recent lists, so that turning pages does not filter and sort again. */
class RecentLists {
  readonly #lists = new Map<string, readonly number[]>();
  #version = -1;

  /** Returns the cached list, or computes it for this version of the rows. */
  get(version: number, key: string, compute: () => readonly number[]): readonly number[] {
    if (version !== this.#version) this.#lists.clear();
    this.#version = version;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const made = compute();
    const [oldest] = this.#lists.keys();
    if (this.#lists.size >= 8 && oldest !== undefined) this.#lists.delete(oldest);
    this.#lists.set(key, made);
    return made;
  }
}

const recent = new WeakMap<World, RecentLists>();

/**
 * Returns the ids of the users that a query of the list finds, in order.
 * @param requester applies this user's limits; none if absent
 * @throws PlatformError 503 for filters that break the platform's query
 */
export function idsOf(world: World, query: Query, requester?: Requester): readonly number[] {
  const compute = () =>
    sortedIds(fitting(world, query, requester === undefined ? [] : narrowingOf(requester, world)), query);
  const key = query.key();
  // Activity changes with every call without a new version of the rows.
  if (key.includes('lastActivityDate')) return compute();
  const lists = recent.get(world) ?? new RecentLists();
  recent.set(world, lists);
  // What structures serve changes without a new version of the rows, too.
  const whose = requester === undefined ? 'all' : `${requester.user.id}|${[...servedBy(world, requester.user)]}`;
  return lists.get(world.users.version, `${whose}|${key}`, compute);
}
