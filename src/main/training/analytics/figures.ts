import { joinedOn } from '../communities/memberships.ts';
import { territoriesOf } from '../data/territories.ts';
import { nearestTown } from '../data/towns.ts';
import { isWithin } from '../users/filters/territories.ts';
import type { UserRecord } from '../users/record.ts';
import type { World } from '../world.ts';
import type { Period } from './periods.ts';
import type { Measure, TrainingDashboard } from './views.ts';

/** What a dashboard is restricted to. */
export interface Perimeter {
  readonly communityId: number | null;
  readonly territoryId: number | null;
}

/** One number per period. */
export type Figures = Readonly<Partial<Record<Measure, readonly number[]>>>;

const DELETED = 4;
const DAY = 86_400_000;

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

/** Counts users, their ads and their memberships by period; ads count in each period in which they run. */
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
  for (const point of world.relayPoints) {
    if (isPointIn(point, perimeter.territoryId)) add('relayPoints', madeOn(world, point.id));
  }
  return Object.fromEntries(measures.map((measure) => [measure, counts[measure]]));
}

const zeros = (periods: readonly Period[]): number[] => periods.map(() => 0);

/** Seeded relay points count back from the start of the run; the others came with an import of this run. */
const madeOn = ({ startedAt }: World, id: number): number =>
  id < 1_000_000 ? startedAt - ((id * 47) % 700) * DAY : startedAt;

function isPointIn(point: { latitude: string; longitude: string }, territoryId: number | null): boolean {
  if (territoryId === null) return true;
  const town = nearestTown(Number(point.latitude), Number(point.longitude));
  return town !== undefined && territoriesOf(town.postalCode, town.name).includes(territoryId);
}
