import { joinedOn } from '../communities/memberships.ts';
import { isWithin, liesIn } from '../data/addresses.ts';
import { relayPointTable } from '../relaypoints/data.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import type { Period } from './periods.ts';
import type { Measure, TrainingDashboard } from './views.ts';

/** What a dashboard is limited to. */
export interface Perimeter {
  readonly communityId: number | null;
  readonly territoryId: number | null;
}

/** One number per period. */
export type Figures = Readonly<Partial<Record<Measure, readonly number[]>>>;

const DELETED = 4;

function isIn(user: UserRecord, { communityId, territoryId }: Perimeter): boolean {
  if (territoryId !== null && !isWithin(user.homeAddress, new Set([territoryId]))) return false;
  return (
    communityId === null ||
    user.memberships.some(({ community, status }) => community === communityId && status > 0 && status < 3)
  );
}

const isAbout = (user: UserRecord, about: TrainingDashboard['about']): boolean => {
  if (about === 'hitchhiking') return user.hitchHikeDriver === true || user.hitchHikePassenger === true;
  return about === 'solidary' ? user.solidaryUser !== null : true;
};

/** Counts users, their ads and their memberships by period; an ad counts in each period in which it is valid. */
export function figuresOf(
  world: World,
  { measures, about }: TrainingDashboard,
  periods: readonly Period[],
  perimeter: Perimeter,
): Figures {
  const counts = {
    registrations: zeros(periods),
    ads: zeros(periods),
    members: zeros(periods),
    relayPoints: zeros(periods),
  };
  const add = (measure: Measure, time: number) => {
    const index = periods.findIndex(({ start, end }) => time >= start && time < end);
    if (index >= 0) counts[measure][index] = (counts[measure][index] ?? 0) + 1;
  };
  for (const user of world.users.all()) {
    if (user.status === DELETED || !isAbout(user, about) || !isIn(user, perimeter)) continue;
    add('registrations', user.createdDate);
    for (const { validUntil } of user.ads) {
      periods.forEach(({ start, end }, index) => {
        if (user.createdDate < end && validUntil >= start) counts.ads[index] = (counts.ads[index] ?? 0) + 1;
      });
    }
    for (const membership of user.memberships) {
      const isCounted = perimeter.communityId === null || membership.community === perimeter.communityId;
      const isMember = membership.status === 1 || membership.status === 2;
      if (isCounted && isMember) add('members', joinedOn({ user, membership }));
    }
  }
  const { territoryId } = perimeter;
  for (const { address, createdDate } of world.get(relayPointTable).all()) {
    if (territoryId === null || liesIn(address, new Set([territoryId]))) add('relayPoints', createdDate);
  }
  return Object.fromEntries(measures.map((measure) => [measure, counts[measure]]));
}

const zeros = (periods: readonly Period[]): number[] => periods.map(() => 0);
