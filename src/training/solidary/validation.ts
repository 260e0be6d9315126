import type { RoleId } from '#shared/resources/users/values.ts';
import { serverError } from '../http/errors.ts';
import type { World } from '../store/world.ts';
import { changeLink, linkCalled, type Person, peopleTable } from './people.ts';
import { isUnreadable, matchings } from './records/matching.ts';
import { recordTable } from './records/table.ts';

/** Roles that an acceptance grants (docs/platform/a-auth-users.yaml, RoleId). */
const roleOf = { beneficiary: 12, volunteer: 11 } as const satisfies Record<string, RoleId>;
/** Roles of those who wait for it. */
const candidateOf = { beneficiary: 172, volunteer: 171 } as const satisfies Record<string, RoleId>;
type Role = keyof typeof roleOf;

/** Gives a person a role in place of that of who waits for it. */
export function grant(world: World, { userId }: Person, role: Role): void {
  const user = world.users.get(userId);
  if (user === undefined) return;
  const others = user.roles.filter((held) => held.role !== roleOf[role] && held.role !== candidateOf[role]);
  world.users.change(userId, { roles: [...others, { role: roleOf[role], territory: null }] });
}

/** Takes a role back from a person whom no structure accepts any more. */
function revoke(world: World, { id, userId }: Person, role: Role): void {
  const user = world.users.get(userId);
  const links = world.get(peopleTable).get(id)?.links ?? [];
  if (user === undefined || links.some(({ status }) => status === 1)) return;
  world.users.change(userId, { roles: user.roles.filter((held) => held.role !== roleOf[role]) });
}

/**
 * Matches the records of a structure again, as the acceptance of a volunteer does.
 * @throws PlatformError 500 when one of them cannot be read (docs/platform/c-solidary.md §8, §12)
 */
function matchAll(world: World, structure: number): void {
  const records = world
    .get(recordTable)
    .all()
    .filter((record) => record.structure === structure);
  world.get(matchings).push({ structure, records: records.length });
  if (records.some((record) => isUnreadable(world, record))) throw serverError();
}

/**
 * Accepts or refuses for a link, which is not compared with the person of the address; the status counts for both roles
 * (docs/platform/c-solidary.md §12). Anything but true refuses.
 * @throws PlatformError 500 for an unknown link, and after the status was stored when a record cannot be read: then the
 * role of the volunteer is not granted (docs/platform/c-solidary.md §8)
 */
export function validate(world: World, validation: unknown, role: Role): void {
  const { id, validate: isAccepted }: { id?: unknown; validate?: unknown } =
    typeof validation === 'object' && validation !== null ? { ...validation } : {};
  const found = linkCalled(world, id);
  if (found === undefined) throw serverError();
  const { person, link } = found;
  changeLink(world, person, link, { status: isAccepted === true ? 1 : 2 });
  if (isAccepted !== true) {
    revoke(world, person, role);
    return;
  }
  if (role === 'volunteer') matchAll(world, link.structure);
  grant(world, person, role);
}
