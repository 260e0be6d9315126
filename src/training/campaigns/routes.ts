import type { Hono } from 'hono';
import { type Call, demand, type Env } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { readPatch } from '../http/body.ts';
import { badRequest, notFound, serverError } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, between, exactly, partOf } from '../resource/listing.ts';
import { idsOf } from '../users/list.ts';
import { type Campaign, campaignsOf, createdAt, recipientsOf, wireCampaign } from './data.ts';

/** Length of the filters' database column. */
const FILTERS_LENGTH = 512;

/** Parameters of the call itself; all others are stored as filters. */
const ofTheCall = new Set(['campaignId', 'filterType', 'source', 'user[]']);

const visible = (call: Call, id: number | undefined): Campaign | undefined =>
  campaignsOf(call).find((campaign) => campaign.id === id);

/**
 * Formats filters as the platform stores them: without numeric brackets and dots, unescaped
 * (docs/platform/b-communities-content.md §4).
 */
const stored = (parameters: URLSearchParams): string =>
  [...parameters]
    .filter(([name]) => !ofTheCall.has(name))
    .map(([name, value]) => `${name.replace(/\[\d*\]$/, '').replaceAll('.', '_')}=${value}`)
    .join('&');

/** Counts the users who accept news; only these become recipients. */
function subscribers(call: Call, ids: Iterable<number>): number {
  const { users } = call.get('world');
  return [...new Set(ids)].filter((id) => users.get(id)?.newsSubscription === true).length;
}

function campaignRoutes(app: Hono<Env>): void {
  app.get('/admin/campaigns', (call: Call) => {
    demand(call, 'campaign_list');
    const world = call.get('world');
    const created: (campaign: Campaign) => number = (campaign) => createdAt(campaign, world);
    return answerList(call, {
      type: 'Campaign',
      rows: campaignsOf(call),
      filters: [
        exactly('status', ({ status }) => status),
        partOf('name', ({ name }) => name),
        partOf('email', () => 'nouvelles@example.org'),
        between('createdDate', created),
      ],
      orders: {
        subject: ({ subject }) => fold(subject),
        user: ({ creator }) => creator,
        email: () => '',
        status: ({ status }) => status,
        createdDate: created,
        updatedDate: ({ status }) => (status >= 2 ? 1 : 0),
      },
      wire: (campaign) => wireCampaign(campaign, world),
    });
  });

  app.get('/admin/campaigns/:id{[0-9]+}', (call) => {
    demand(call, 'campaign_read');
    const campaign = visible(call, Number(call.req.param('id')));
    if (campaign === undefined) throw notFound();
    return item(call.req.raw, 'Campaign', withoutNulls(wireCampaign(campaign, call.get('world'))));
  });

  app.patch('/admin/campaigns/:id{[0-9]+}', async (call) => {
    demand(call, 'campaign_update');
    const campaign = visible(call, Number(call.req.param('id')));
    if (campaign === undefined) throw notFound();
    const { filters } = await readPatch(call.req.raw);
    if (filters !== undefined && filters !== null && typeof filters !== 'string') {
      throw badRequest('The type of the "filters" attribute must be "string".');
    }
    const world = call.get('world');
    const recipients = world.get(recipientsOf).get(campaign.id);
    if (filters !== undefined && recipients !== undefined) {
      if ((filters?.length ?? 0) > FILTERS_LENGTH) throw serverError();
      world.get(recipientsOf).set(campaign.id, { ...recipients, filters });
    }
    return item(call.req.raw, 'Campaign', withoutNulls(wireCampaign(campaign, world)));
  });

  app.get('/admin/users/associate-campaign', (call) => {
    const { rights } = call.get('requester');
    if (!rights.has('campaign_update')) throw serverError();
    const world = call.get('world');
    const { searchParams } = new URL(call.req.url);
    const query = new Query(searchParams);
    const campaign = visible(call, query.integer('campaignId'));
    const filterType = query.integer('filterType');
    if (campaign === undefined || (filterType !== 1 && filterType !== 2)) throw serverError();
    if (filterType === 2) {
      const filters = stored(searchParams);
      if (filters.length > FILTERS_LENGTH) throw serverError();
      const count = subscribers(call, idsOf(world, query, call.get('requester')));
      world.get(recipientsOf).set(campaign.id, { filterType, filters, deliveryCount: count });
      // The list permission is checked after the change (docs/platform/a-auth-users.md §6).
      demand(call, 'user_list');
      return collection(call.req.raw, 'User', [count]);
    }
    const chosen = query.list('user').map(Number);
    if (chosen.length === 0) throw serverError();
    const count = subscribers(call, chosen);
    const before = world.get(recipientsOf).get(campaign.id);
    // An earlier selection is kept: the relation is cleared in memory only.
    const kept = before?.filterType === 1 ? before.deliveryCount : 0;
    world.get(recipientsOf).set(campaign.id, { filterType, filters: null, deliveryCount: kept + count });
    demand(call, 'user_list');
    return collection(call.req.raw, 'User', [count]);
  });
}

/**
 * The list of campaigns (docs/platform/b-communities-content.md §4), an item, its stored filters, and the GET that
 * writes its recipients (docs/platform/a-auth-users.md §6, b §4).
 */
export const campaigns: TrainingResource = {
  routes: campaignRoutes,
  grants: { communityManager: ['campaign_list', 'campaign_create', 'campaign_read', 'campaign_update'] },
};
