import { addressLimits, lineLimit } from '../text-limits.ts';
import { type BesideRule, misplacedCoordinates, shortPostcode } from './beside.ts';
import type { ImportType } from './causes.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import {
  coordinate,
  date,
  email,
  type FieldFormat,
  gender,
  integer,
  name,
  telephone,
  text,
  textOfBytes,
  yesNo,
} from './formats.ts';

/** How the values of one import column are checked and converted. */
export interface ImportField extends FieldFormat {
  readonly column: ImportColumn;
  readonly isRequired: boolean;
  /** Position of the other coordinate when both or neither must be given; otherwise null. */
  readonly pairedWith: number | null;
  /** Whether a value may occur only once in the file, ignoring case. */
  readonly isUnique: boolean;
  /** The column that a value is looked at beside, by its position, and the warning of both; null for none. */
  readonly beside: { readonly index: number; readonly rule: BesideRule } | null;
}

type Rules = Pick<ImportField, 'isRequired'> & Partial<Pick<ImportField, 'pairedWith' | 'isUnique' | 'beside'>>;
type Definition = { format: FieldFormat } & Rules;

const required = (format: FieldFormat): Definition => ({ format, isRequired: true });
const optional = (format: FieldFormat): Definition => ({ format, isRequired: false });

/**
 * Every field has the same keys in the same order, so that checking millions of values stays fast (monomorphic
 * objects).
 */
const field = (
  column: ImportColumn,
  {
    format: { shape, check, warn, warnPerson, toSent },
    isRequired,
    pairedWith = null,
    isUnique = false,
    beside = null,
  }: Definition,
): ImportField => ({ column, isRequired, pairedWith, isUnique, beside, shape, check, warn, warnPerson, toSent });

const { users, relaypoints } = importColumns;

const userFields = {
  email: { ...required(email), isUnique: true },
  givenName: required(name),
  familyName: required(name),
  gender: required(gender),
  birthDate: required(date),
  telephone: required(telephone),
  communityId: optional(integer),
  houseNumber: optional(text),
  streetAddress: optional(text),
  postalCode: { ...optional(text), beside: { index: users.indexOf('addressCountry'), rule: shortPostcode } },
  addressLocality: optional(name),
  addressCountry: optional(text),
  latitude: {
    ...optional(coordinate('latitude', { needsFraction: true })),
    pairedWith: users.indexOf('longitude'),
    beside: { index: users.indexOf('longitude'), rule: misplacedCoordinates },
  },
  longitude: {
    ...optional(coordinate('longitude', { needsFraction: true })),
    pairedWith: users.indexOf('latitude'),
  },
  newsSubscription: optional(yesNo),
} satisfies Record<ImportColumn<'users'>, Definition>;

const relayPointFields = {
  name: required(name),
  relayPointTypeId: required(integer),
  latitude: {
    ...required(coordinate('latitude', { needsFraction: false })),
    beside: { index: relaypoints.indexOf('longitude'), rule: misplacedCoordinates },
  },
  longitude: required(coordinate('longitude', { needsFraction: false })),
  places: optional(integer),
  placesDisabled: optional(integer),
  secured: optional(yesNo),
  free: optional(yesNo),
  official: optional(yesNo),
  private: optional(yesNo),
  externalId: optional(text),
  externalAuthor: optional(text),
  communityId: optional(integer),
  description: optional(textOfBytes(lineLimit)),
  fullDescription: optional(text),
  streetAddress: optional(text),
  postalCode: {
    ...optional(textOfBytes(addressLimits.postalCode)),
    beside: { index: relaypoints.indexOf('addressCountry'), rule: shortPostcode },
  },
  addressLocality: optional(name),
  addressCountry: optional(text),
} satisfies Record<ImportColumn<'relaypoints'>, Definition>;

/**
 * The fields of each import in contract order (docs/platform/a-auth-users.md §9), stricter than the platform where its
 * leniency causes harm.
 */
export const importFields: Readonly<Record<ImportType, readonly ImportField[]>> = {
  users: importColumns.users.map((column) => field(column, userFields[column])),
  relaypoints: importColumns.relaypoints.map((column) => field(column, relayPointFields[column])),
};
