import { read } from '#renderer/kit/data/bridge.ts';
import type { FoundRecord } from '#renderer/kit/resource/module.ts';
import { personNameOf } from '#shared/full-name.ts';
import { maxFound } from '#shared/searchable.ts';
import { isCompleteTelephone, isTelephone } from '#shared/telephone.ts';

/** A last name, or a whole telephone in any spelling; null while a telephone is typed. */
function filtersOf(text: string) {
  if (isCompleteTelephone(text)) return { anyTelephone: text };
  return isTelephone(text) ? null : { familyName: text };
}

const request = (filters: NonNullable<ReturnType<typeof filtersOf>>) => ({
  page: 1,
  perPage: maxFound,
  sort: [{ field: 'familyName' as const, direction: 'asc' as const }],
  filters,
});

/** Finds beneficiaries for the palette. */
export async function findBeneficiaries(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const filters = filtersOf(text);
  if (filters === null) return [];
  const { rows } = await read('solidarybeneficiaries.list', request(filters), { signal });
  return rows.map((row) => ({ id: row.id, name: personNameOf(row) }));
}

/** Finds volunteers for the palette. */
export async function findVolunteers(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const filters = filtersOf(text);
  if (filters === null) return [];
  const { rows } = await read('solidaryvolunteers.list', request(filters), { signal });
  return rows.map((row) => ({ id: row.id, name: personNameOf(row) }));
}
