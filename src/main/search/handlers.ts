import { z } from 'zod';
import { type FoundKindName, maxFound } from '#shared/found.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { campaigns } from '#shared/resources/campaigns/index.ts';
import { checkedRight, type ResourceContract } from '#shared/resources/define.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { events } from '#shared/resources/events/index.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import type { PlatformClient } from '../api/client.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';

interface Searched {
  readonly resource: Pick<ResourceContract, 'path' | 'permissions' | 'serverRights'>;
  /** Its key on the wire, which is also that of the filter by a part of it. */
  readonly name: 'name' | 'title';
  /** By what the answer is sorted. */
  readonly order: string;
}

const searched: Readonly<Record<FoundKindName, Searched>> = {
  // Campaigns cannot be sorted by their name (docs/platform/b-communities-content.yaml, listCampaigns).
  campaigns: { resource: campaigns, name: 'name', order: 'subject' },
  events: { resource: events, name: 'name', order: 'name' },
  articles: { resource: articles, name: 'title', order: 'title' },
  editorials: { resource: editorials, name: 'title', order: 'title' },
  relaypoints: { resource: relayPoints, name: 'name', order: 'name' },
};

interface SearchOptions {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

/** Records for the palette: reads only, a few rows of each list. */
export const searchHandlers = ({ client, log }: SearchOptions): HandlersOf<'search'> => ({
  'search.find': async ({ kind, text }, { signal }) => {
    const { resource, name, order } = searched[kind];
    const right = checkedRight(resource, 'list');
    const params = [
      ['page', '1'],
      ['perPage', String(maxFound)],
      [`order[${order}]`, 'asc'],
      [name, text],
    ] as const;
    const { members } = await client.list(resource.path, params, { signal, right });
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
