import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { asPlatformReads, type SentRecord } from './answer.ts';

type Column = ImportColumn<'relaypoints'>;

/** What the platform shows of a point for each column; it shows neither external id nor external author. */
const shown: Readonly<Partial<Record<Column, (point: RelayPoint) => string | number | boolean | null | undefined>>> = {
  name: ({ name }) => name,
  relayPointTypeId: ({ typeId }) => typeId,
  latitude: ({ address }) => address?.latitude,
  longitude: ({ address }) => address?.longitude,
  places: ({ places }) => places,
  placesDisabled: ({ placesDisabled }) => placesDisabled,
  secured: ({ isSecured }) => isSecured,
  free: ({ isFree }) => isFree,
  official: ({ isOfficial }) => isOfficial,
  private: ({ isPrivate }) => isPrivate,
  communityId: ({ communityId }) => communityId,
  description: ({ description }) => description,
  fullDescription: ({ fullDescription }) => fullDescription,
  streetAddress: ({ address }) => address?.street,
  postalCode: ({ address }) => address?.postalCode,
  addressLocality: ({ address }) => address?.locality,
  addressCountry: ({ address }) => address?.country,
};

/** Columns in which an empty cell counts as 0 (docs/platform/a-auth-users.md §9). */
const numbers: ReadonlySet<Column> = new Set(['places', 'placesDisabled', 'secured', 'free', 'official', 'private']);
/** Columns that are compared to six decimals, as the platform compares positions. */
const degrees: ReadonlySet<Column> = new Set(['latitude', 'longitude']);

/** A value in the one spelling in which both sides are compared. */
function compared(column: Column, value: string): string {
  const read = asPlatformReads(value);
  if (numbers.has(column)) return String(Number(read));
  return degrees.has(column) && read !== '' ? Number(read).toFixed(6) : read;
}

/** The values of a line in the spelling of `shownValues`, in contract order. */
export const comparedValues = (values: readonly string[]): string[] =>
  importColumns.relaypoints.map((column, at) => compared(column, values[at] ?? ''));

/** The values of a point of the platform, in contract order; null where it shows none. */
export const shownValues = (point: RelayPoint): (string | null)[] =>
  importColumns.relaypoints.map((column) => {
    const read = shown[column];
    if (read === undefined) return null;
    const value = read(point) ?? '';
    return compared(column, typeof value === 'boolean' ? String(Number(value)) : String(value));
  });

/** Whether a point of the platform says in every field what a line says, so that sending it would change nothing. */
export function isSamePoint({ values }: Pick<SentRecord, 'values'>, point: RelayPoint): boolean {
  const wanted = comparedValues(values);
  return shownValues(point).every((value, at) => value === null || value === wanted[at]);
}
