import { type Call, holds } from '../access/requester.ts';
import { chance, pick } from '../data/random.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { shortName, wireDate } from '../resource/wire.ts';
import type { World, WorldPart } from '../store/world.ts';

export interface Campaign {
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  /** 0 not tested, 1 tested, 2 sent, 3 archived. */
  readonly status: 0 | 1 | 2 | 3;
  /** User id: the administrator's account, or the community manager's. */
  readonly creator: number;
  /** Days before the start of the run. */
  readonly age: number;
}

const subjects = [
  'Trois places pour la gare',
  'Votre covoiturage de la semaine',
  'Nouvelle aire de covoiturage',
  'Journée sans voiture',
  'Réunion des conducteurs',
  'Une prime pour vos trajets',
] as const;

/** Every third one is ready to be sent. */
const statuses = [1, 0, 2, 1, 2, 0, 1, 3, 2] as const;

const campaigns: readonly Campaign[] = Array.from({ length: 36 }, (_, index) => {
  const subject = pick(subjects, index);
  return {
    id: index + 1,
    name: `${subject} – envoi ${index + 1}`,
    subject,
    status: pick(statuses, index),
    creator: index % 4 === 3 ? 3 : 1,
    age: 2 + (chance(11, index, 1) % 400),
  };
});

/** Recipients of a campaign after the last association (docs/platform/b-communities-content.md §4). */
interface Recipients {
  readonly filterType: 1 | 2;
  /** As the platform stores them, without brackets and dots. */
  readonly filters: string | null;
  readonly deliveryCount: number;
}

/** By campaign; only those associated during this run. */
export const recipientsOf: WorldPart<Map<number, Recipients>> = { make: () => new Map() };

/** Milliseconds since 1970. */
export const createdAt = ({ age }: Campaign, world: World) => wholeSeconds(world.startedAt) - age * DAY;

/** Returns a campaign as list and item show it. */
export function wireCampaign(campaign: Campaign, world: World): Record<string, unknown> {
  const { id, name, subject, status, creator: creatorId } = campaign;
  const creator = world.users.get(creatorId);
  const isSent = status >= 2;
  const recipients = world.get(recipientsOf).get(id);
  return {
    '@id': `/campaigns/${id}`,
    '@type': 'Campaign',
    id,
    name,
    subject,
    email: 'nouvelles@example.org',
    body: JSON.stringify([
      { type: 'title', position: 0, value: subject },
      { type: 'text', position: 1, value: '<p>Partagez vos trajets de la semaine.</p>' },
    ]),
    status,
    creator: creator === undefined ? '' : shortName(creator),
    creatorId,
    creatorEmail: creator?.email ?? '',
    creatorAvatar: null,
    createdDate: wireDate(createdAt(campaign, world)),
    updatedDate: isSent ? wireDate(createdAt(campaign, world) + DAY) : null,
    source: isSent || recipients !== undefined ? 1 : null,
    sourceId: null,
    sourceName: null,
    filterType: recipients?.filterType ?? (isSent ? 1 : null),
    filters: recipients?.filters ?? null,
    deliveryCount: recipients?.deliveryCount ?? (isSent ? 20 + id : null),
  };
}

/**
 * Returns the campaigns that the requester sees: without ROLE_ADMIN, their own (docs/platform/b-communities-content.md
 * §4).
 */
export function campaignsOf(call: Call): readonly Campaign[] {
  const { user } = call.get('requester');
  return holds(user, 1) || holds(user, 2) ? campaigns : campaigns.filter(({ creator }) => creator === user.id);
}
