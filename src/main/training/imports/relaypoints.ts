import { communityExists } from '../data/communities.ts';
import type { World } from '../world.ts';
import { type Check, checks, looseInteger } from './checks.ts';

/** The 19 columns of the relay points file (contract a §9). */
export const relayPointColumns: readonly Check[] = [
  checks.notEmpty,
  checks.number,
  checks.latitude,
  checks.longitude,
  checks.emptyOrNumber,
  checks.emptyOrNumber,
  checks.emptyOrBoolean,
  checks.emptyOrBoolean,
  checks.emptyOrBoolean,
  checks.emptyOrBoolean,
  checks.anything,
  checks.anything,
  checks.emptyOrNumber,
  checks.atMost(255),
  checks.anything,
  checks.anything,
  checks.atMost(15),
  checks.anything,
  checks.anything,
];

/** Ids of the types of relay points of the site. */
const typeIds = [1, 2, 3, 4, 5];

/** Imports one line; the answer is the platform's message about it. */
export function importRelayPoint(world: World, line: readonly string[]): string {
  const [name = '', type = '', latitude = '', longitude = ''] = line;
  const externalId = line[10] ?? '';
  const community = line[12] ?? '';
  const label = `${name} (${latitude};${longitude})`;
  if (!typeIds.includes(looseInteger(type))) return `RelayPointType unknown for ${label}`;
  if (community !== '' && !communityExists(looseInteger(community))) return `${community} community is unknown`;
  const place = { latitude: Number(latitude).toFixed(6), longitude: Number(longitude).toFixed(6) };
  const index = world.relayPoints.findIndex(
    (known) =>
      (known.latitude === place.latitude && known.longitude === place.longitude) ||
      (externalId !== '' && known.externalId === externalId),
  );
  const existing = world.relayPoints[index];
  const given = { name, type: looseInteger(type), ...place, externalId };
  if (existing === undefined) {
    world.relayPoints.push({ id: world.nextId(), ...given });
    return `${label} added`;
  }
  if (externalId === '' || existing.externalId !== externalId) {
    return `${label} already exists and will be ignored -> id = ${existing.id}`;
  }
  world.relayPoints[index] = { id: existing.id, ...given };
  return `${label} already exists and will be updated -> id = ${existing.id}, externalID = ${externalId}`;
}
