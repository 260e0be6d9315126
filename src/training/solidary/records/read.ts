import { demand, holds, type RequestContext } from '../../access/requester.ts';
import { accessDenied, serverError } from '../../http/errors.ts';
import type { World } from '../../store/world.ts';
import { chooseSeeded } from './choose.ts';
import { findDrivers, isUnreadable, matchings } from './matching.ts';
import type { SolidaryRecord } from './record.ts';
import { changeRecord, recordTable } from './table.ts';

/** Roles that read every record: ROLE_SUPER_ADMIN and ROLE_SOLIDARY_ADMIN. */
const readAll = [1, 274];

/**
 * Requires a right for a record: an operator has it for the structures operated only (docs/platform/c-solidary.md §2).
 * @throws PlatformError 400
 */
export function demandFor(
  context: RequestContext,
  right: 'solidary_read' | 'solidary_update',
  { structure }: SolidaryRecord,
): void {
  demand(context, right);
  const { user } = context.get('requester');
  if (!readAll.some((role) => holds(user, role)) && !user.operates.includes(structure)) throw accessDenied();
}

/**
 * Reads a record by its id, with the work that every reading does: drivers are looked for, and new volunteers are told
 * (docs/platform/c-solidary.md §3).
 * @throws PlatformError 500 for an unknown one, and for one that can never be read, after that work
 */
export function readRecord(world: World, id: number): SolidaryRecord {
  const record = world.get(recordTable).get(id);
  if (record === undefined || world.users.get(record.userId) === undefined) throw serverError();
  world.get(matchings).push({ structure: record.structure, records: 1, record: id });
  findDrivers(world, record);
  const read = chooseSeeded(world, record);
  if (!isUnreadable(world, read)) return read;
  changeRecord(world, read, { isLost: true });
  throw serverError();
}
