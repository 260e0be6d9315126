import { z } from 'zod';
import { type FoundKindName, mostFound } from '#shared/found.ts';
import type { PlatformClient } from '../api/client.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';

interface Searched {
  path: string;
  /** Its key on the wire, which is also that of the filter by a part of it. */
  name: 'name' | 'title';
  /** That the platform checks. */
  right: string;
  /** By what the answer is sorted; campaigns cannot be sorted by their name (contract b, listCampaigns). */
  order: string;
}

const searched: Readonly<Record<FoundKindName, Searched>> = {
  campaigns: { path: 'admin/campaigns', name: 'name', right: 'campaign_list', order: 'subject' },
  events: { path: 'admin/events', name: 'name', right: 'event_list', order: 'name' },
  articles: { path: 'admin/articles', name: 'title', right: 'article_list', order: 'title' },
  editorials: { path: 'admin/editorials', name: 'title', right: 'editorial_list', order: 'title' },
  relaypoints: { path: 'admin/relaypoints', name: 'name', right: 'relay_point_list', order: 'name' },
};

interface SearchOptions {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

/** Records for the palette: reads only, a few rows of each list. */
export const searchHandlers = ({ client, log }: SearchOptions): HandlersOf<'search'> => ({
  'search.find': async ({ kind, text }, { signal }) => {
    const { path, name, right, order } = searched[kind];
    const params = [
      ['page', '1'],
      ['perPage', String(mostFound)],
      [`order[${order}]`, 'asc'],
      [name, text],
    ] as const;
    const { members } = await client.list(path, params, { signal, right });
    const row = z.object({ id: z.int(), [name]: z.string() }).transform((read) => ({
      id: Number(read.id),
      name: String(read[name]),
    }));
    return members.flatMap((member) => {
      const read = row.safeParse(member);
      if (!read.success) log('warn', 'a found record cannot be read', { kind });
      return read.success ? [read.data] : [];
    });
  },
});
