import { holds, type Requester, territoriesOfRight } from '../access/requester.ts';
import { isWithin } from '../data/addresses.ts';
import { structures } from '../data/structures.ts';
import type { Query } from '../http/query.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { dateFilters } from './filters/dates.ts';
import { journeyFilters } from './filters/journeys.ts';
import type { FilterFamily, Predicate } from './filters/predicate.ts';
import { relationFilters } from './filters/relations.ts';
import { territoryFilters } from './filters/territories.ts';
import { textFilters } from './filters/text.ts';
import { overridingFilters, valueFilters } from './filters/values.ts';
import { sortedIds } from './sort.ts';

/**
 * What the platform adds to the users list by itself (docs/platform/a-auth-users.md §5): the territories of the right,
 * those of an operator's structures, and for whoever is neither administrator nor operator, themselves, if they
 * moderate a community. Not applied to export and to deletion by filter.
 */
function narrowingOf(requester: Requester): readonly Predicate[] {
  const { user } = requester;
  const tied = territoriesOfRight(requester, 'user_list');
  const served = new Set(
    structures.filter(({ id }) => user.operates.includes(id)).flatMap((structure) => structure.territories),
  );
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

/** Rows that fit; those of deleted people never do (docs/platform/a-auth-users.md §5). */
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

/** Lists that were just asked for, so that turning pages does not filter and sort everything again. */
class RecentLists {
  readonly #lists = new Map<string, readonly number[]>();
  #version = -1;

  /** Computes what is not known for this version of the rows. */
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
 * Ids of all users that a query of the list means, in its order. `requester`: narrow as the list does for this person;
 * without one nothing is narrowed. Throws a 503 for the filters that break the platform's query.
 */
export function idsOf(world: World, query: Query, requester?: Requester): readonly number[] {
  const compute = () => sortedIds(fitting(world, query, requester === undefined ? [] : narrowingOf(requester)), query);
  const key = query.key();
  // Activity changes with every call, without making a new version of the rows.
  if (key.includes('lastActivityDate')) return compute();
  const lists = recent.get(world) ?? new RecentLists();
  recent.set(world, lists);
  return lists.get(world.users.version, `${requester?.user.id ?? 'all'}|${key}`, compute);
}
