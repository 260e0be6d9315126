import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { demandFor } from '../communities/memberships.ts';
import { nowOf } from '../data/time.ts';
import { serverError } from '../http/errors.ts';
import { collection } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { wireContext } from '../resource/wire.ts';
import { outbox } from '../store/outbox.ts';
import { mailOf } from './bodies.ts';
import { campaignTable } from './data.ts';
import { campaignOf, usersBehind } from './recipients.ts';
import type { CampaignRecord, Provided } from './record.ts';

const TEST = 1;
const MASS = 2;

/** @throws PlatformError 500 for a body that cannot be rendered */
function htmlOf(context: RequestContext, { body }: Pick<Provided, 'body'>): string {
  try {
    return mailOf(body(wireContext(context).origin));
  } catch {
    throw serverError();
  }
}

/** User ids of the recipients as the campaign holds them now, and the number that the answer gives. */
interface Reached {
  readonly to: readonly number[];
  readonly count: number;
}

/** Every delivery, also of people who accept news no more; only the answered number leaves these out. */
function delivered(context: RequestContext, { deliveries }: CampaignRecord): Reached {
  const { users } = context.get('world');
  const count = deliveries.filter((id) => users.get(id)?.newsSubscription === true).length;
  return { to: deliveries, count };
}

/**
 * Sends a campaign: makes it at the mail provider at its first test, then mails its author (mode 1) or everybody (mode
 * 2) as it was made (docs/platform/a-auth-users.yaml, sendUserCampaign).
 * @param filtered recipients of a campaign with filterType 2
 * @returns the number of recipients
 */
async function send(
  context: RequestContext,
  filtered: (query: Query, campaign: CampaignRecord) => Reached,
): Promise<number> {
  const world = context.get('world');
  const query = new Query(new URL(context.req.url).searchParams);
  const campaign = campaignOf(context, query);
  const mode = query.integer('mode');
  if (mode !== TEST && mode !== MASS) throw serverError();
  if (mode === MASS && campaign.status !== 1) throw serverError();
  const { subject, body, filterType } = campaign;
  if (filterType === null) throw serverError();
  const { to, count } = filterType === 1 ? delivered(context, campaign) : filtered(query, campaign);
  if (to.length === 0) throw serverError();
  const provided = campaign.provided ?? { subject, body, to };
  const html = htmlOf(context, provided);
  const post = (about: `campaign.${'mass' | 'test'}`, ids: readonly number[]) => {
    const there = ids.filter((id) => (world.users.get(id)?.status ?? 4) !== 4);
    const mail = { id: campaign.id, subject: provided.subject, html };
    world.get(outbox).push(...there.map((to) => ({ about, to, campaign: mail })));
  };
  const table = world.get(campaignTable);
  const counted = filterType === 2 ? count : campaign.counted;
  if (mode === TEST) {
    post('campaign.test', [campaign.creatorId]);
    table.change(campaign, { provided, counted, status: 1, sendingUntil: null, updatedDate: nowOf(world) });
    return count;
  }
  await world.mailPace();
  post('campaign.mass', provided.to);
  // As it is after the wait: it may have been written meanwhile.
  const now = table.get(campaign.id) ?? campaign;
  table.change(now, { counted, status: 2, sendingUntil: null, updatedDate: nowOf(world) });
  return count;
}

/**
 * The calls that send, by GET; the list's right is checked after the mails have left
 * (docs/platform/b-communities-content.md §3).
 */
export function sendingRoutes(app: Hono<Env>): void {
  app.get('/admin/users/send-campaign', async (context) => {
    const count = await send(context, (query) => {
      // Stored filters are not used again: without any, these are all subscribers.
      const to = usersBehind(context, query);
      return { to, count: to.length };
    });
    demand(context, 'user_list');
    return collection(context.req.raw, 'User', [count], { page: 1, perPage: 1, total: 1 });
  });

  app.get('/admin/community_members/send-campaign', async (context) => {
    // The community's id is looked up among memberships, so a filter reaches nobody but the author.
    const count = await send(context, (_, { creatorId }) => ({ to: [creatorId], count: 1 }));
    demandFor(context, 'community_membership', null);
    return collection(context.req.raw, 'CommunityUser', [count], { page: 1, perPage: 1, total: 1 });
  });
}
