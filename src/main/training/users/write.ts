import { genders, phoneDisplays, smokeHabits, userStatuses } from '#shared/resources/users/values.ts';
import { isRoleId } from '../access/roles.ts';
import { territories } from '../data/territories.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, checkListed, pickKeys, refuseNulls } from '../http/columns.ts';
import { badRequest, invalid, serverError, type Violation } from '../http/errors.ts';
import { parseDate } from './filters/dates.ts';
import { type AddressRecord, emptyAddress, type RoleRecord, type UserRecord } from './record.ts';

/** Types of what may be written (contract a, AdminUserWritable); other keys are dropped without a word. */
const types: Readonly<Record<string, FieldType>> = {
  status: 'int',
  givenName: 'string',
  familyName: 'string',
  email: 'string',
  gender: 'int',
  nationality: 'string',
  birthDate: 'date',
  telephone: 'string',
  phoneDisplay: 'int',
  drivingLicenceNumber: 'string',
  smoke: 'int',
  music: 'bool',
  musicFavorites: 'string',
  chat: 'bool',
  chatFavorites: 'string',
  gamification: 'bool',
  gratuity: 'bool',
  newsSubscription: 'bool',
  hitchHikeDriver: 'bool',
  hitchHikePassenger: 'bool',
  verifiedIdentity: 'bool',
  rezoKit: 'bool',
  cardLetter: 'bool',
  cardLetterPosted: 'bool',
  postalAddress: 'string',
  rolesTerritory: 'array',
  legalGuardianEmail: 'string',
  parentalConsentDate: 'date',
};

/** Columns whose length the database holds to; a longer text is its error, a 500. */
const lengths: Readonly<Record<string, number>> = {
  givenName: 255,
  familyName: 255,
  nationality: 255,
  telephone: 255,
  drivingLicenceNumber: 15,
  musicFavorites: 255,
  chatFavorites: 255,
  postalAddress: 255,
};

/** Fields that are stored under their own name and as they come. */
const plainFields = [
  'givenName',
  'familyName',
  'nationality',
  'telephone',
  'drivingLicenceNumber',
  'smoke',
  'music',
  'musicFavorites',
  'chat',
  'chatFavorites',
  'gamification',
  'gratuity',
  'newsSubscription',
  'hitchHikeDriver',
  'hitchHikePassenger',
  'cardLetterPosted',
  'postalAddress',
  'legalGuardianEmail',
] as const satisfies readonly (keyof UserRecord)[];

/** Columns that refuse null: a database error, hence a 500. */
const neverNull = ['status', 'gender', 'email', 'phoneDisplay'];

const closedLists = { gender: genders, status: userStatuses, phoneDisplay: phoneDisplays, smoke: smokeHabits } as const;

/** The value of a closed list that a checked body holds, as a change; nothing when the body is silent. */
function listed<Name extends keyof typeof closedLists>(body: JsonObject, name: Name) {
  const values: readonly (typeof closedLists)[Name][number][] = closedLists[name];
  const value = values.find((known) => known === body[name]);
  return value === undefined ? {} : { [name]: value };
}

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function violationsOf(body: JsonObject, isTaken: (email: string) => boolean): Violation[] {
  const violations: Violation[] = [];
  const { email, legalGuardianEmail } = body;
  if (typeof email === 'string' && email !== '') {
    if (!looksLikeEmail(email)) {
      violations.push({ propertyPath: 'email', message: "Cette valeur n'est pas une adresse email valide." });
    } else if (isTaken(email)) {
      violations.push({ propertyPath: 'email', message: 'Cette valeur est déjà utilisée.' });
    }
  }
  if (typeof legalGuardianEmail === 'string' && legalGuardianEmail !== '' && !looksLikeEmail(legalGuardianEmail)) {
    violations.push({
      propertyPath: 'legalGuardianEmail',
      message: "Cette valeur n'est pas une adresse email valide.",
    });
  }
  return violations;
}

/** Checks a body before anything is stored. Throws the platform's 400 or 500. */
export function checkUser(body: JsonObject, isTaken: (email: string) => boolean): void {
  checkTypes(body, types);
  const { homeAddress } = body;
  if (homeAddress !== undefined && homeAddress !== null) addressOf(homeAddress, emptyAddress);
  for (const name of ['birthDate', 'parentalConsentDate']) dateOf(body[name]);
  const violations = violationsOf(body, isTaken);
  if (violations.length > 0) throw invalid(violations);
  checkLengths(body, lengths);
  refuseNulls(body, neverNull);
  for (const [name, values] of Object.entries(closedLists)) checkListed(body, name, values);
}

/** Any parsable date, in milliseconds since 1970; an empty text is a 400, null and a missing one stay null. */
function dateOf(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  if (value === '') {
    throw badRequest(
      'The data is either an empty string or null, you should pass a string that can be parsed with the passed format or a valid DateTime string.',
    );
  }
  const time = parseDate(value);
  if (time === undefined) throw badRequest(`DateTime::__construct(): Failed to parse time string (${value})`);
  return time;
}

const dayOf = (value: unknown): string | null => {
  const time = dateOf(value);
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
};

const addressTypes = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, 'string' as const]));

/** An address over the stored one: what is left out is kept (contract a §5). Coordinates are text. */
export function addressOf(value: unknown, stored: AddressRecord): AddressRecord {
  if (typeof value !== 'object' || value === null) {
    throw badRequest('The type of the "homeAddress" attribute must be "array", "string" given.');
  }
  const given: JsonObject = { ...value };
  checkTypes(given, addressTypes);
  const known = Object.keys(emptyAddress).filter((name) => name in given);
  return { ...stored, ...Object.fromEntries(known.map((name) => [name, given[name]])) };
}

/** The roles of a body. An unknown role or territory is a 500 (contract a §5). */
export function rolesOf(value: unknown): RoleRecord[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    const { role, territory = null }: JsonObject = typeof entry === 'object' && entry !== null ? { ...entry } : {};
    if (typeof role !== 'number' || !isRoleId(role)) throw serverError();
    if (territory === null) return { role, territory };
    if (typeof territory !== 'number' || !territories.some(({ id }) => id === territory)) throw serverError();
    return { role, territory };
  });
}

/**
 * What a checked body changes in a row. Written names differ from read ones: `verifiedIdentity` sets the status of the
 * identity; of the hitchhiking flags only true is true (contract a §5).
 */
export function changesOf(body: JsonObject): Partial<UserRecord> {
  const kept = pickKeys(body, plainFields);
  return {
    // Types were checked against the table above, whose entries are those of the record.
    ...(kept as Partial<UserRecord>),
    ...listed(body, 'status'),
    ...listed(body, 'gender'),
    ...listed(body, 'phoneDisplay'),
    ...(typeof body.email === 'string' && { email: body.email }),
    ...('birthDate' in body && { birthDate: dayOf(body.birthDate) }),
    ...('parentalConsentDate' in body && { parentalConsentDate: dateOf(body.parentalConsentDate) }),
    ...('rezoKit' in body && { rezoKit: body.rezoKit === true }),
    ...('cardLetter' in body && { cardLetter: body.cardLetter === true }),
    ...('verifiedIdentity' in body && ({ identityStatus: body.verifiedIdentity === true ? 2 : 0 } as const)),
  };
}
