import { checkedRight } from '../resources/define.ts';
import type { ResourceManifest, StandardCall } from '../resources/manifest.ts';
import { manifests } from '../resources/manifests.ts';
import { type AllRights, allOf, anyOf, type Rights, unlessOneself } from './access.ts';

type Facts = Pick<ResourceManifest, 'path' | 'permissions' | 'serverRights'>;
type OfRecord = Rights | 'signedIn' | ((record: { id: number }, me: number) => Rights | 'signedIn');

/**
 * Returns the rights of a standard call: those that the platform checks. Screens may ask for others, which show and
 * hide; a call that the platform takes is not refused for them.
 */
export function rightsOf(resource: Omit<Facts, 'path'>, call: StandardCall): AllRights | 'signedIn' {
  const right = checkedRight(resource, call);
  return right === undefined ? 'signedIn' : allOf(right);
}

/** Everybody may read and change the user that they are. */
const ofRecord = ({ path }: Facts, rights: Rights | 'signedIn'): OfRecord =>
  path === manifests.users.path && rights !== 'signedIn' ? ({ id }, me) => unlessOneself(id, me, rights) : rights;

/** Returns the rights of a standard call that names a record. */
export const recordRights = (resource: Facts, call: StandardCall): OfRecord =>
  ofRecord(resource, rightsOf(resource, call));

/** Returns the rights to send or remove a picture, of which the platform asks none: those of the forms that hold it. */
export function pictureRights(resource: Facts): OfRecord {
  const { create, edit } = resource.permissions;
  const [first, ...rest] = [create, edit].filter((permission) => permission !== undefined);
  return ofRecord(resource, first === undefined ? 'signedIn' : anyOf(first, ...rest));
}

/** Returns the rights for a request that also names its resource. */
export function decided(rights: OfRecord, record: { id: number }, me: number): Rights | 'signedIn' {
  return typeof rights === 'function' ? rights(record, me) : rights;
}
