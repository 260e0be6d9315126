import { z } from 'zod';
import { checkedRight } from '#shared/resources/define.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { maxFound } from '#shared/searchable.ts';
import { nameSpellings } from '#shared/spelling.ts';
import type { PlatformClient } from '../api/client.ts';
import { readRows } from '../api/read-rows.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';

interface SearchOptions {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

/** Handlers of the palette's search: reads a few rows of each list, in the first spelling that finds any. */
export const searchHandlers = ({ client, log }: SearchOptions): HandlersOf<'search'> => ({
  'search.find': async ({ kind, text }, { signal }) => {
    const manifest = manifests[kind];
    const { field, orderBy } = manifest.search;
    const right = checkedRight(manifest, 'list');
    const paging = [
      ['page', '1'],
      ['perPage', String(maxFound)],
      [`order[${orderBy}]`, 'asc'],
    ] as const;
    let members: readonly unknown[] = [];
    for (const spelling of nameSpellings(text)) {
      ({ members } = await client.list(manifest.path, [...paging, [field, spelling]], { signal, right }));
      if (members.length > 0) break;
    }
    const row = z.object({ id: z.int(), [field]: z.string() }).transform((read) => ({
      id: Number(read.id),
      name: String(read[field]),
    }));
    const report = { log, what: 'found records cannot be read', details: { kind } };
    return readRows(members, row, { most: maxFound, report }).rows;
  },
});
