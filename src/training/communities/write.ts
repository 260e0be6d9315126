import { lineLimit } from '#shared/text-limits.ts';
import type { RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, pickKeys, refuseNulls, requireAll } from '../http/columns.ts';
import { badRequest, invalid, serverError } from '../http/errors.ts';
import { nestedAddress } from '../resource/fields.ts';
import type { World } from '../store/world.ts';
import { type CommunityRecord, communityTable } from './data.ts';
import { grantManager, rolesWithManager, withdrawManager } from './managers.ts';
import { membersOf } from './memberships.ts';

const types: Readonly<Record<string, FieldType>> = {
  name: 'string',
  status: 'int',
  membersHidden: 'bool',
  proposalsHidden: 'bool',
  validationType: 'int',
  domain: 'string',
  description: 'string',
  fullDescription: 'string',
  target: 'int',
  freeCarpool: 'bool',
  referrerId: 'int',
};
const kept = Object.keys(types);
const neverNull = ['name', 'validationType', 'description', 'fullDescription', 'freeCarpool'];

/** Compares names as the database does, ignoring case and accents. */
const isTaken = (world: World, name: unknown, ownId?: number): boolean =>
  typeof name === 'string' &&
  world.get(communityTable).find((known) => known.id !== ownId && fold(known.name) === fold(name)) !== undefined;

/**
 * Checks a body. Only the name is validated, everything else ends in errors without a reason
 * (docs/platform/b-communities-content.md §1).
 */
function check(body: JsonObject, context: RequestContext, ownId?: number): void {
  refuseNulls(body, types, neverNull);
  checkTypes(body, types);
  if (body.address === null) throw serverError();
  if (isTaken(context.get('world'), body.name, ownId)) {
    throw invalid([{ propertyPath: 'name', message: 'Cette valeur est déjà utilisée.' }]);
  }
  if ('referrerId' in body && context.get('world').users.get(Number(body.referrerId ?? Number.NaN)) === undefined) {
    throw badRequest('Referrer not found');
  }
}

const lengths = { name: lineLimit, description: lineLimit, domain: lineLimit };
const addressIn = (body: JsonObject) => 'address' in body && { address: nestedAddress(body.address) };

/** Reads a creation: without a referrer a 500 without a reason, without a text the page of the database. */
export function createdCommunity(body: JsonObject, context: RequestContext): Omit<CommunityRecord, 'id'> {
  check(body, context);
  if (body.referrerId === undefined) throw serverError();
  const address = addressIn(body);
  requireAll(body, ['name', 'description', 'fullDescription', 'validationType']);
  checkLengths(body, lengths);
  // Types were checked with the table above, whose entries are the record's.
  return {
    status: null,
    membersHidden: null,
    proposalsHidden: null,
    domain: null,
    target: null,
    freeCarpool: false,
    address: null,
    ...pickKeys(body, kept),
    ...address,
    createdDate: nowOf(context.get('world')),
    updatedDate: null,
    communitySecurities: [],
    pictures: [],
  } as unknown as Omit<CommunityRecord, 'id'>;
}

/** Reads a change. An address is replaced as a whole: what is left out is empty. */
export function changedCommunity(
  { id }: CommunityRecord,
  body: JsonObject,
  context: RequestContext,
): Partial<CommunityRecord> {
  check(body, context, id);
  const address = addressIn(body);
  checkLengths(body, lengths);
  return { ...pickKeys(body, kept), ...address, updatedDate: nowOf(context.get('world')) };
}

/** Makes the referrer of a new community its moderator, with the role. */
export function welcomeReferrer({ id, referrerId }: CommunityRecord, context: RequestContext): void {
  const world = context.get('world');
  const user = world.users.get(referrerId);
  if (user === undefined) return;
  const createdDate = nowOf(world);
  const membership = { id: world.nextId(), community: id, status: 2, createdDate };
  world.users.change(user.id, {
    memberships: [...user.memberships, membership],
    roles: rolesWithManager(user),
  });
}

/** Gives the role to a new referrer, who does not become a member, and takes it from the former one. */
export function changeReferrer(former: number, { referrerId }: CommunityRecord, context: RequestContext): void {
  if (referrerId === former) return;
  const world = context.get('world');
  grantManager(world, referrerId);
  withdrawManager(world, former);
}

/** Ends the memberships of a community that is about to be deleted; roles stay. */
export function dismissMembers({ id }: CommunityRecord, context: RequestContext): void {
  const world = context.get('world');
  for (const { user, membership } of [...membersOf(world, id)]) {
    world.users.change(user.id, { memberships: user.memberships.filter((own) => own.id !== membership.id) });
  }
}
