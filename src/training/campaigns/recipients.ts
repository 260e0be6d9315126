import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { demandFor, membersOf } from '../communities/memberships.ts';
import { nowOf } from '../data/time.ts';
import { serverError } from '../http/errors.ts';
import { collection } from '../http/hydra.ts';
import { numbersIn, Query } from '../http/query.ts';
import { idsOf } from '../users/list.ts';
import { campaignTable } from './data.ts';
import { type CampaignRecord, sees, settled } from './record.ts';

/** Length of the filters' database column. */
export const FILTERS_LENGTH = 512;

/**
 * Formats filters as the platform stores them: without brackets around numbers and without dots, unescaped
 * (docs/platform/b-communities-content.md §4).
 * @param own parameters of the call itself
 */
const stored = (parameters: URLSearchParams, own: readonly string[]): string =>
  [...parameters]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `${name.replace(/\[\d*\]$/, '').replaceAll('.', '_')}=${value}`)
    .join('&');

const acceptsNews = (context: RequestContext) => (id: number) =>
  context.get('world').users.get(id)?.newsSubscription === true;

/** User ids of subscribers that a query of the users list finds; pages do not matter. */
export const usersBehind = (context: RequestContext, query: Query): number[] =>
  idsOf(context.get('world'), query, context.get('requester')).filter(acceptsNews(context));

/** User ids of accepted members and moderators who accept news; names are not applied. */
function membersBehind(context: RequestContext, community: number, query: Query): number[] {
  const statuses = numbersIn([...query.list('status'), query.text('status') ?? '']);
  return [...membersOf(context.get('world'), community)]
    .filter(({ user, membership: { status } }) => {
      const isWanted = statuses.size === 0 || statuses.has(status);
      return isWanted && (status === 1 || status === 2) && user.newsSubscription === true;
    })
    .map(({ user }) => user.id);
}

/** User ids of the given memberships of a community; others are left out. */
function membersNamed(context: RequestContext, community: number, ids: ReadonlySet<number>): number[] {
  return [...membersOf(context.get('world'), community)]
    .filter(({ membership: { id, status } }) => ids.has(id) && (status === 1 || status === 2))
    .map(({ user }) => user.id)
    .filter(acceptsNews(context));
}

/**
 * Returns the campaign of a call that associates or sends.
 * @throws PlatformError 500, nothing done, without campaign_update or such a campaign
 */
export function campaignOf(context: RequestContext, query: Query): CampaignRecord {
  if (!context.get('requester').rights.has('campaign_update')) throw serverError();
  const world = context.get('world');
  const campaign = world.get(campaignTable).get(query.integer('campaignId') ?? 0);
  if (campaign === undefined || !sees(context, campaign)) throw serverError();
  return settled(campaign, world);
}

interface Association {
  readonly source: { readonly source: 1 | 2; readonly sourceId?: number };
  /** Parameters of the call itself; all others are stored as filters. */
  readonly own: readonly string[];
  /** User ids of a selection; undefined when none was given. */
  readonly selection: (query: Query) => readonly number[] | undefined;
  readonly filtered: (query: Query) => readonly number[];
}

/** Stores recipients, and returns their number. Former deliveries always stay. */
function associate(context: RequestContext, { source, own, selection, filtered }: Association): number {
  const { searchParams } = new URL(context.req.url);
  const query = new Query(searchParams);
  const campaign = campaignOf(context, query);
  const filterType = query.integer('filterType');
  const table = context.get('world').get(campaignTable);
  const updatedDate = nowOf(context.get('world'));
  if (filterType === 1) {
    const chosen = selection(query);
    if (chosen === undefined) throw serverError();
    const deliveries = [...campaign.deliveries, ...chosen];
    table.change(campaign, { ...source, filterType, filters: null, counted: null, deliveries, updatedDate });
    return chosen.length;
  }
  if (filterType !== 2) throw serverError();
  const filters = stored(searchParams, own);
  if (filters.length > FILTERS_LENGTH) throw serverError();
  const counted = filtered(query).length;
  table.change(campaign, { ...source, filterType, filters, counted, updatedDate });
  return counted;
}

const given = (ids: readonly string[]): ReadonlySet<number> | undefined =>
  ids.length === 0 ? undefined : numbersIn(ids);

/**
 * The calls that choose recipients. They are GETs that write, and check the list's right after the work
 * (docs/platform/a-auth-users.md §6, b §3, §4).
 */
export function recipientRoutes(app: Hono<Env>): void {
  app.get('/admin/users/associate-campaign', (context) => {
    const count = associate(context, {
      // The community of a former association stays (docs/platform/b-communities-content.yaml, Campaign).
      source: { source: 1 },
      own: ['campaignId', 'filterType', 'source', 'user[]'],
      selection: (query) => {
        const ids = given(query.list('user'));
        return ids && [...ids].filter(acceptsNews(context));
      },
      filtered: (query) => usersBehind(context, query),
    });
    demand(context, 'user_list');
    return collection(context.req.raw, 'User', [count], { page: 1, perPage: 1, total: 1 });
  });

  app.get('/admin/community_members/associate-campaign', (context) => {
    const community = new Query(new URL(context.req.url).searchParams).integer('communityId') ?? 0;
    const count = associate(context, {
      source: { source: 2, sourceId: community },
      own: ['campaignId', 'filterType', 'source', 'communityId'],
      selection: (query) => {
        const ids = given(query.list('member'));
        return ids && membersNamed(context, community, ids);
      },
      filtered: (query) => membersBehind(context, community, query),
    });
    demandFor(context, 'community_membership', null);
    return collection(context.req.raw, 'CommunityUser', [count], { page: 1, perPage: 1, total: 1 });
  });
}
