import { importColumns } from '#shared/import/columns.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { asPlatformReads, type SentRecord } from './answer.ts';

type Column = (typeof importColumns)['relaypoints'][number];

/** What the platform shows of a point for each column; it shows neither external id nor external author. */
const shown: Readonly<Partial<Record<Column, (point: RelayPoint) => string | number | boolean | null | undefined>>> = {
  name: ({ name }) => name,
  relayPointTypeId: ({ typeId }) => typeId,
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

/** Whether a point of the platform says in every field what a line says, so that sending it would change nothing. */
export const isSamePoint = ({ values }: SentRecord, point: RelayPoint): boolean =>
  importColumns.relaypoints.every((column, at) => {
    const read = shown[column]?.(point);
    const value = asPlatformReads(values[at] ?? '');
    if (shown[column] === undefined) return true;
    return numbers.has(column) ? Number(value) === Number(read ?? 0) : value === String(read ?? '');
  });
