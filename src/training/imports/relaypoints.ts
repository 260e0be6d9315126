import { lineLimit } from '#shared/text-limits.ts';
import { communityExists } from '../communities/data.ts';
import { emptyAddress } from '../data/addresses.ts';
import { nowOf } from '../data/time.ts';
import { bareRelayPoint, relayPointTable } from '../relaypoints/data.ts';
import { relayPointTypeTable } from '../relaypoints/types.ts';
import type { World } from '../store/world.ts';
import { type Check, checks, looseInteger } from './checks.ts';

/** The 19 columns of the relay points file (docs/platform/a-auth-users.md §9). */
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
  checks.atMost(lineLimit),
  checks.anything,
  checks.anything,
  checks.atMost(15),
  checks.anything,
  checks.anything,
];

/** An empty number counts as 0. */
const numberOf = (text: string) => (text === '' ? 0 : Math.trunc(Number(text)));
const textOf = (text: string) => (text === '' ? null : text);
const flagOf = (text: string) => text === '1';

/** Reads the fields of a relay point from a line. */
function givenBy(line: readonly string[]) {
  const at = (column: number) => line[column] ?? '';
  return {
    name: at(0),
    relayPointTypeId: looseInteger(at(1)),
    places: numberOf(at(4)),
    placesDisabled: numberOf(at(5)),
    secured: flagOf(at(6)),
    free: flagOf(at(7)),
    official: flagOf(at(8)),
    private: flagOf(at(9)),
    externalId: at(10),
    communityId: at(12) === '' ? null : looseInteger(at(12)),
    description: textOf(at(13)),
    fullDescription: textOf(at(14)),
    address: {
      ...emptyAddress,
      street: textOf(at(15)),
      streetAddress: textOf(at(15)),
      postalCode: textOf(at(16)),
      addressLocality: textOf(at(17)),
      addressCountry: textOf(at(18)),
      latitude: Number(at(2)).toFixed(6),
      longitude: Number(at(3)).toFixed(6),
    },
  };
}

/** Returns a function that imports one line and returns the platform's message about it. */
export const relayPointImporter = (world: World, creatorId: number) => (line: readonly string[]) =>
  importRelayPoint(world, line, creatorId);

function importRelayPoint(world: World, line: readonly string[], creatorId: number): string {
  const given = givenBy(line);
  const { name, relayPointTypeId, externalId, communityId, address } = given;
  const label = `${name} (${line[2] ?? ''};${line[3] ?? ''})`;
  if (world.get(relayPointTypeTable).get(relayPointTypeId) === undefined) return `RelayPointType unknown for ${label}`;
  if (communityId !== null && !communityExists(world, communityId)) return `${line[12] ?? ''} community is unknown`;
  const points = world.get(relayPointTable);
  const existing = points.find(
    (known) =>
      (known.address.latitude === address.latitude && known.address.longitude === address.longitude) ||
      (externalId !== '' && known.externalId === externalId),
  );
  if (existing === undefined) {
    const now = nowOf(world);
    const made = { status: 1, creatorId, createdDate: now, importedDate: now };
    points.add((id) => ({ ...bareRelayPoint, id, ...given, ...made }));
    return `${label} added`;
  }
  if (externalId === '' || existing.externalId !== externalId) {
    return `${label} already exists and will be ignored -> id = ${existing.id}`;
  }
  points.change(existing, given);
  return `${label} already exists and will be updated -> id = ${existing.id}, externalID = ${externalId}`;
}
