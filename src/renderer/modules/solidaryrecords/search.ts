import { read } from '#renderer/kit/data/bridge.ts';
import type { FoundRecord } from '#renderer/kit/resource/module.ts';
import { personNameOf } from '#shared/full-name.ts';
import { maxFound } from '#shared/searchable.ts';
import { isCompleteTelephone } from '#shared/telephone.ts';

/** Finds the records of whoever has a telephone, in any spelling: operators are called back. */
export async function findCallers(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  if (!isCompleteTelephone(text)) return [];
  const { rows } = await read(
    'solidaryrecords.list',
    { page: 1, perPage: maxFound, sort: [{ field: 'fromDate', direction: 'desc' }], filters: { familyName: text } },
    { signal },
  );
  return rows.map((row) => ({ id: row.id, name: personNameOf(row) }));
}
