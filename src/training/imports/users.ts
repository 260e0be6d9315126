import type { Gender } from '#shared/resources/users/values.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { communityExists } from '../communities/data.ts';
import { type AddressRecord, addressIn, emptyAddress, geocode } from '../data/addresses.ts';
import { nowOf } from '../data/time.ts';
import { databaseError, serverError } from '../http/errors.ts';
import { bareUser } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { type Check, checks, looseInteger } from './checks.ts';

/** The 15 columns of the users file (docs/platform/a-auth-users.md §9). */
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

/** Days beyond the end of a month continue in the next one, as in PHP. */
function overflowing(date: string): string | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const time = Date.UTC(year, month - 1, day);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** Uses the coordinates if both are given; otherwise geocodes the text; without any, no address. */
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

/**
 * Adds the user of a line with an unknown e-mail.
 * @throws PlatformError 500, as a page, for a text that is longer than its column in the database
 */
function addUser(world: World, line: readonly string[], communityId: number | null): void {
  if (line.some((field) => field.length > lineLimit)) throw databaseError();
  const [email = '', givenName = '', familyName = '', gender = '', birthDate = '', telephone = ''] = line;
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
      // Anything except an empty text and 0 is true, even "false".
      newsSubscription: news !== '' && news !== '0',
      memberships: communityId === null ? [] : [{ id: id * 4, community: communityId, status: 1, createdDate: now }],
    }),
  );
}

/**
 * Returns a function that imports one line and returns the platform's message about it. Existing e-mails are read when
 * the file arrives: two files with the same people, processed at the same time, create each of them twice, which the
 * contract does not exclude.
 * @throws PlatformError 500 for an e-mail that an earlier line of the file has just created
 * (docs/platform/a-auth-users.md §9)
 */
export function userImporter(world: World, lines: readonly (readonly string[])[]): (line: readonly string[]) => string {
  const keyOf = ([email = '']: readonly string[]) => email.toLowerCase();
  const taken = new Set(lines.filter(([email = '']) => world.users.findByEmail(email) !== undefined).map(keyOf));
  const made = new Set<string>();
  return (line) => {
    const [email = ''] = line;
    const community = line[6] ?? '';
    const communityId = community === '' ? null : looseInteger(community);
    if (taken.has(keyOf(line))) return `${email} already exists`;
    if (communityId !== null && !communityExists(world, communityId)) return `${community} community is unknown`;
    if (made.has(keyOf(line))) throw serverError();
    made.add(keyOf(line));
    addUser(world, line, communityId);
    return `${email} added`;
  };
}
