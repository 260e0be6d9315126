import { read } from '#renderer/kit/data/bridge.ts';
import type { FoundRecord } from '#renderer/kit/resource/module.ts';
import { personNameOf } from '#shared/full-name.ts';
import { maxFound } from '#shared/searchable.ts';
import { isCompleteTelephone, isTelephone } from '#shared/telephone.ts';

const sort = [{ field: 'fromDate' as const, direction: 'desc' as const }];

/**
 * Finds records for the palette: by the last name of the person, or by a whole telephone in any spelling, since
 * operators are called back. Open ones come first; closed ones where none is open.
 */
export async function findRecords(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  if (isTelephone(text) && !isCompleteTelephone(text)) return [];
  const ask = (filters: { familyName: string; progression?: 100 }) =>
    read('solidaryrecords.list', { page: 1, perPage: maxFound, sort, filters }, { signal });
  const open = await ask({ familyName: text, progression: 100 });
  const { rows } = open.rows.length > 0 ? open : await ask({ familyName: text });
  return rows.map((row) => ({
    id: row.id,
    name: personNameOf(row),
    detail: [`#${row.id}`, [row.origin.town, row.destination.town].filter(Boolean).join(' → ')]
      .filter(Boolean)
      .join(' · '),
  }));
}
