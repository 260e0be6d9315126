import { holds, type RequestContext } from '../access/requester.ts';
import { communityName } from '../communities/data.ts';
import type { Pictured } from '../resource/pictures.ts';
import { creatorOf, wireContext, wireDate, wireDateOrNull } from '../resource/wire.ts';
import type { World } from '../store/world.ts';

/** The campaign at the mail provider, made by the first test: later changes do not reach it. */
export interface Provided {
  readonly subject: string;
  readonly body: CampaignRecord['body'];
  /** User ids. */
  readonly to: readonly number[];
}

/** A campaign as stored. Dates are milliseconds since 1970. */
export interface CampaignRecord extends Pictured {
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  /** Address of the sender. */
  readonly email: string;
  /** Returns the text as stored; addresses of seeded pictures begin with the platform's origin. */
  readonly body: (origin: string) => string;
  /** 0 not tested, 1 tested, 2 sent, 3 archived. */
  readonly status: number;
  readonly creatorId: number;
  readonly createdDate: number;
  readonly updatedDate: number | null;
  /** 1 users, 2 members of a community. */
  readonly source: number | null;
  /** Community; stays when the source becomes users. */
  readonly sourceId: number | null;
  /** 1 selection, 2 filter. */
  readonly filterType: number | null;
  /** As the platform stores them, without brackets and dots. */
  readonly filters: string | null;
  /** Number of people behind a filter, at the last association or sending. */
  readonly counted: number | null;
  /** User ids of all selections so far, never removed. */
  readonly deliveries: readonly number[];
  readonly provided: Provided | null;
  /** End of a mass sending that was running at the start of the run. */
  readonly sendingUntil: number | null;
}

/** Returns a campaign as it is now: a sending that was running may have ended. */
export function settled(campaign: CampaignRecord, { now }: Pick<World, 'now'>): CampaignRecord {
  const { sendingUntil } = campaign;
  if (sendingUntil === null || now() < sendingUntil) return campaign;
  return { ...campaign, status: 2, updatedDate: sendingUntil, sendingUntil: null };
}

/**
 * Whether the requester sees a campaign: without ROLE_ADMIN, only their own (docs/platform/b-communities-content.md
 * §4).
 */
export function sees(context: RequestContext, { creatorId }: CampaignRecord): boolean {
  const { user } = context.get('requester');
  return holds(user, 1) || holds(user, 2) || creatorId === user.id;
}

/** Returns a campaign as list and item show it. */
export function wireCampaign(stored: CampaignRecord, context: RequestContext): Record<string, unknown> {
  const world = context.get('world');
  const campaign = settled(stored, world);
  const { id, name, subject, email, status, creatorId, source, sourceId, filterType, filters } = campaign;
  return {
    '@id': `/campaigns/${id}`,
    '@type': 'Campaign',
    id,
    name,
    subject,
    email,
    body: campaign.body(wireContext(context).origin),
    status,
    createdDate: wireDate(campaign.createdDate),
    updatedDate: wireDateOrNull(campaign.updatedDate),
    ...creatorOf(context, creatorId),
    creatorId,
    creatorEmail: world.users.get(creatorId)?.email ?? '',
    source,
    sourceId,
    sourceName: source === 2 && sourceId !== null ? communityName(world, sourceId) : null,
    filterType,
    filters,
    // Deliveries of former selections are hidden behind a filter (docs/platform/b-communities-content.md §4).
    deliveryCount: filterType === 1 ? campaign.deliveries.length : campaign.counted,
  };
}
