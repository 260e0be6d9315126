import { read } from '#renderer/kit/data/bridge.ts';
import type { FoundRecord } from '#renderer/kit/resource/module.ts';
import { maxFound } from '#shared/searchable.ts';

/** Finds structures by a part of their name, for the palette. */
export async function findStructures(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { rows } = await read(
    'solidarystructures.list',
    { page: 1, perPage: maxFound, sort: [{ field: 'name', direction: 'asc' }], filters: { name: text } },
    { signal },
  );
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}
