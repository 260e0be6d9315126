import type { Gender } from '#shared/resources/users/values.ts';
import { communityExists } from '../data/communities.ts';
import { nowOf } from '../data/time.ts';
import { addressIn, geocode } from '../users/addresses.ts';
import { type AddressRecord, bareUser, emptyAddress } from '../users/record.ts';
import type { World } from '../world.ts';
import { type Check, checks, looseInteger } from './checks.ts';

/** The 15 columns of the users file (contract a §9). */
export const userColumns: readonly Check[] = [
  checks.email,
  checks.notEmpty,
  checks.notEmpty,
  checks.gender,
  checks.date,
  checks.notEmpty,
  checks.emptyOrNumber,
  checks.anything,
  checks.anything,
  checks.anything,
  checks.anything,
  checks.anything,
  checks.emptyOrFloat,
  checks.emptyOrFloat,
  checks.anything,
];

/** Days beyond the end of a month run over into the next one, as PHP has it. */
function overflowing(date: string): string | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const time = Date.UTC(year, month - 1, day);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** Both coordinates: as written. Otherwise the text is geocoded; nothing at all: no address. */
function addressFrom(fields: readonly string[], number: number): AddressRecord | null {
  const [houseNumber = '', street = '', postalCode = '', locality = '', country = '', latitude = '', longitude = ''] =
    fields;
  const texts = [houseNumber, street, postalCode, locality, country];
  const orNull = (text: string) => (text === '' ? null : text);
  if (latitude !== '' && longitude !== '') {
    return {
      ...emptyAddress,
      houseNumber: orNull(houseNumber),
      street: orNull(street),
      streetAddress: orNull(street),
      postalCode: orNull(postalCode),
      addressLocality: orNull(locality),
      addressCountry: orNull(country),
      latitude: Number(latitude).toFixed(6),
      longitude: Number(longitude).toFixed(6),
    };
  }
  if (texts.every((text) => text === '')) return null;
  const town = geocode(postalCode, locality);
  if (town === undefined) return null;
  return {
    ...addressIn(town, number),
    houseNumber: orNull(houseNumber),
    street: orNull(street),
    streetAddress: orNull(street),
  };
}

/** Imports one line; the answer is the platform's message about it. */
export function importUser(world: World, line: readonly string[]): string {
  const [email = '', givenName = '', familyName = '', gender = '', birthDate = '', telephone = '', community = ''] =
    line;
  if (world.users.findByEmail(email) !== undefined) return `${email} already exists`;
  const communityId = looseInteger(community);
  if (community !== '' && !communityExists(communityId)) return `${community} community is unknown`;
  const now = nowOf(world);
  const news = line[14] ?? '';
  const known: readonly Gender[] = [0, 1, 2, 3];
  world.users.add((id) =>
    bareUser({
      id,
      email,
      createdDate: now,
      importedDate: now,
      givenName,
      familyName,
      gender: known.find((value) => value === looseInteger(gender)) ?? 0,
      birthDate: overflowing(birthDate),
      telephone,
      homeAddress: addressFrom(line.slice(7, 14), id),
      // Anything but nothing and 0 means yes, even "false".
      newsSubscription: news !== '' && news !== '0',
      memberships: community === '' ? [] : [{ id: id * 4, community: communityId, status: 1 }],
    }),
  );
  return `${email} added`;
}
