import { isStorableEmail } from '#shared/email.ts';
import { licenceLimit, lineLimit } from '#shared/text-limits.ts';
import { isRoleId } from '../access/roles.ts';
import { territories } from '../data/territories.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, pickKeys, refuseNulls } from '../http/columns.ts';
import { badRequest, invalid, noAddress, serverError, type Violation } from '../http/errors.ts';
import { parseDate } from '../http/query.ts';
import { addressOf } from '../resource/fields.ts';
import type { RoleRecord, UserRecord } from '../store/user-record.ts';

/** Types of writable fields (docs/platform/a-auth-users.yaml, AdminUserWritable); other keys are ignored silently. */
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

/** Maximum lengths enforced by the database; a longer text causes its error, a 500. */
const lengths: Readonly<Record<string, number>> = {
  givenName: lineLimit,
  familyName: lineLimit,
  nationality: lineLimit,
  telephone: lineLimit,
  drivingLicenceNumber: licenceLimit,
  musicFavorites: lineLimit,
  chatFavorites: lineLimit,
  postalAddress: lineLimit,
};

/** Fields stored under their own name, unchanged. */
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

/** Fields that are never null (docs/platform/a-auth-users.md §5). */
const neverNull = ['status', 'gender', 'email', 'phoneDisplay'];

/** Fields with a closed list of values, of which the platform stores any number (docs/platform/a-auth-users.md §1). */
const numbers = ['status', 'gender', 'phoneDisplay'] as const;

function violationsOf(body: JsonObject, isTaken: (email: string) => boolean): Violation[] {
  const violations: Violation[] = [];
  const { email, legalGuardianEmail } = body;
  if (typeof email === 'string' && email !== '') {
    if (!isStorableEmail(email)) {
      violations.push({ propertyPath: 'email', message: "Cette valeur n'est pas une adresse email valide." });
    } else if (isTaken(email)) {
      violations.push({ propertyPath: 'email', message: 'Cette valeur est déjà utilisée.' });
    }
  }
  if (typeof legalGuardianEmail === 'string' && legalGuardianEmail !== '' && !isStorableEmail(legalGuardianEmail)) {
    violations.push({
      propertyPath: 'legalGuardianEmail',
      message: "Cette valeur n'est pas une adresse email valide.",
    });
  }
  return violations;
}

/**
 * Checks a body together with the stored user, if any, before anything is stored.
 * @throws PlatformError 400 or 500
 */
export function checkUser(
  body: JsonObject,
  isTaken: (email: string) => boolean,
  stored?: Pick<UserRecord, 'email'>,
): void {
  checkTypes(body, types);
  refuseNulls(body, types, neverNull);
  const { homeAddress } = body;
  if (homeAddress === null) throw noAddress();
  if (homeAddress !== undefined) addressOf(homeAddress);
  for (const name of ['birthDate', 'parentalConsentDate']) dateOf(body[name]);
  // The whole record is validated, including the stored e-mail (docs/platform/a-auth-users.md §5).
  const judged = body.email === undefined && stored !== undefined ? { ...body, email: stored.email } : body;
  const violations = violationsOf(judged, isTaken);
  if (violations.length > 0) throw invalid(violations);
  checkLengths(body, lengths);
}

/**
 * Parses any date to milliseconds since 1970; null and undefined give null.
 * @throws PlatformError 400 for an empty text
 */
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

/**
 * Reads the roles of a body. With an unknown territory, a role is granted everywhere (docs/platform/a-auth-users.md
 * §5).
 * @throws PlatformError 500 for an unknown role
 */
export function rolesOf(value: unknown): RoleRecord[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    const { role, territory = null }: JsonObject = typeof entry === 'object' && entry !== null ? { ...entry } : {};
    if (typeof role !== 'number' || !isRoleId(role)) throw serverError();
    if (territory === null) return { role, territory };
    const known = territories.find(({ id }) => id === territory);
    return { role, territory: known?.id ?? null };
  });
}

/**
 * Returns what a checked body changes in a row. Written names differ from read ones: `verifiedIdentity` sets the
 * identity status; of the hitchhiking flags only true has an effect (docs/platform/a-auth-users.md §5).
 */
export function changesOf(body: JsonObject): Partial<UserRecord> {
  const kept = pickKeys(body, plainFields);
  return {
    // Types were checked with the table above, whose entries are the record's.
    ...(kept as Partial<UserRecord>),
    // As above; numbers outside the lists are stored too, and screens must cope with them.
    ...(pickKeys(body, numbers) as Partial<UserRecord>),
    ...(typeof body.email === 'string' && { email: body.email }),
    ...('birthDate' in body && { birthDate: dayOf(body.birthDate) }),
    ...('parentalConsentDate' in body && { parentalConsentDate: dateOf(body.parentalConsentDate) }),
    ...('rezoKit' in body && { rezoKit: body.rezoKit === true }),
    ...('cardLetter' in body && { cardLetter: body.cardLetter === true }),
    ...('verifiedIdentity' in body && ({ identityStatus: body.verifiedIdentity === true ? 2 : 0 } as const)),
  };
}
