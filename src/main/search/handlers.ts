import { z } from 'zod';
import { checkedRight } from '#shared/resources/define.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { maxFound } from '#shared/searchable.ts';
import type { PlatformClient } from '../api/client.ts';
import { readRows } from '../api/read-rows.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';

interface SearchOptions {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

/** Handlers of the palette's search: reads a few rows of each list. */
export const searchHandlers = ({ client, log }: SearchOptions): HandlersOf<'search'> => ({
  'search.find': async ({ kind, text }, { signal }) => {
    const manifest = manifests[kind];
    const { field, orderBy } = manifest.search;
    const right = checkedRight(manifest, 'list');
    const params = [
      ['page', '1'],
      ['perPage', String(maxFound)],
      [`order[${orderBy}]`, 'asc'],
      [field, text],
    ] as const;
    const { members } = await client.list(manifest.path, params, { signal, right });
    const row = z.object({ id: z.int(), [field]: z.string() }).transform((read) => ({
      id: Number(read.id),
      name: String(read[field]),
    }));
    const told = { log, what: 'found records cannot be read', details: { kind } };
    return readRows(members, row, { most: maxFound, told }).rows;
  },
});
