import { DAY, nowOf } from '../data/time.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World, WorldPart } from '../store/world.ts';

/** ROLE_SOLIDARY_OPERATOR. */
export const OPERATOR = 10;

/** When people became operators in this run, milliseconds since 1970, by structure and user. */
const linkDates: WorldPart<Map<string, number>> = { make: () => new Map() };
const linkKey = (structure: number, user: number) => `${structure}-${user}`;

/** Someone who operates a structure, and since when, milliseconds since 1970. */
interface Operator {
  readonly user: UserRecord;
  readonly since: number;
}

/** Returns the operators of a structure, the oldest first; somebody who was added twice at its creation comes twice. */
export function operatorsOf(world: World, structure: number): Operator[] {
  const found: Operator[] = [];
  for (const user of world.users.all()) {
    const since = world.get(linkDates).get(linkKey(structure, user.id)) ?? world.startedAt - 400 * DAY;
    for (const id of user.operates) if (id === structure) found.push({ user, since });
  }
  return found.sort((left, right) => left.since - right.since || left.user.id - right.user.id);
}

/** Makes a user an operator, with the role (docs/platform/c-solidary.md §9). */
export function addOperator(world: World, structure: number, user: UserRecord): void {
  const isOperator = user.roles.some(({ role }) => role === OPERATOR);
  world.get(linkDates).set(linkKey(structure, user.id), nowOf(world));
  world.users.change(user.id, {
    operates: [...user.operates, structure],
    roles: isOperator ? user.roles : [...user.roles, { role: OPERATOR, territory: null }],
  });
}

/** Ends every link of a user with a structure; the role goes with the last one (docs/platform/c-solidary.md §9). */
export function removeOperator(world: World, structure: number, user: UserRecord): void {
  const operates = user.operates.filter((id) => id !== structure);
  const isLast = operates.length === 0;
  world.get(linkDates).delete(linkKey(structure, user.id));
  world.users.change(user.id, {
    operates,
    roles: isLast ? user.roles.filter(({ role }) => role !== OPERATOR) : user.roles,
  });
}

/** Ends all links of a deleted structure. The database does it, so roles stay (docs/platform/c-solidary.md §9). */
export function endOperations(world: World, structure: number): void {
  for (const { user } of operatorsOf(world, structure)) {
    world.users.change(user.id, { operates: user.operates.filter((id) => id !== structure) });
  }
}
