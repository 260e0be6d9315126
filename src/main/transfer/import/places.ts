import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import type { ImportedPoint } from '#shared/ipc/transfer.ts';
import { lineLimit } from '#shared/text-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport } from './check.ts';
import type { ImportPlan } from './plan.ts';
import type { RawRecord } from './tokenizer.ts';

export interface FilePositions {
  places: ImportedPoint[];
  /** Number in the whole file. */
  total: number;
  duplicates: number;
}

/** Key of a position as the platform compares positions: six decimals (docs/platform/a-auth-users.md §9). */
export const positionKey = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(6)};${longitude.toFixed(6)}`;

const at = (column: ImportColumn<'relaypoints'>) => importColumns.relaypoints.indexOf(column);
const columns = {
  name: at('name'),
  latitude: at('latitude'),
  longitude: at('longitude'),
  externalId: at('externalId'),
};

/**
 * Reads the positions of the relay points in the lines without error, and which lines the platform would take for the
 * point of an earlier line: same position or same external id.
 * @throws like `checkImport`
 */
export function readPositions(
  source: ByteSource,
  plan: ImportPlan,
  { today, limit }: { today: string; limit: number },
): FilePositions {
  if (plan.type !== 'relaypoints') return { places: [], total: 0, duplicates: 0 };
  const found: FilePositions = { places: [], total: 0, duplicates: 0 };
  const byPlace = new Map<string, number>();
  const byExternalId = new Map<string, number>();
  const none = { error: () => {}, warning: () => {} };
  const onValid = (values: readonly string[], { line }: RawRecord) => {
    const place = {
      line,
      name: (values[columns.name] ?? '').slice(0, lineLimit),
      latitude: Number(values[columns.latitude]),
      longitude: Number(values[columns.longitude]),
    };
    const externalId = values[columns.externalId] ?? '';
    const key = positionKey(place);
    const [same, named] = [byPlace.get(key), externalId === '' ? undefined : byExternalId.get(externalId)];
    if (same === undefined) byPlace.set(key, line);
    if (named === undefined && externalId !== '') byExternalId.set(externalId, line);
    const duplicate =
      same !== undefined
        ? ({ line: same, by: 'place' } as const)
        : named !== undefined && ({ line: named, by: 'externalId' } as const);
    found.total += 1;
    if (duplicate) found.duplicates += 1;
    if (found.places.length < limit) found.places.push(duplicate ? { ...place, duplicate } : place);
  };
  checkImport(source, plan, none, { today, onValid });
  return found;
}
