import { chance, pick } from './random.ts';
import { type Town, towns } from './towns.ts';

/** A community as it is at the start. */
export interface SeededCommunity {
  readonly id: number;
  readonly name: string;
  readonly town: Town;
  readonly hasAddress: boolean;
  readonly validationType: 0 | 1 | 2 | 3;
  readonly domain: string | null;
  readonly description: string;
  readonly fullDescription: string;
  /** Days before the start of the run on which it was created. */
  readonly age: number;
  readonly target: number | null;
  readonly membersHidden: boolean | null;
  readonly proposalsHidden: boolean | null;
  readonly freeCarpool: boolean;
  readonly hasImage: boolean;
  /** Number of login files. */
  readonly files: number;
  readonly referrerId: number;
}

export const communityCount = 60;

/** Communities with a state that a screen has to cope with. */
export const notable = {
  /** They have several times as many members as others. */
  large: [1, 4, 17, 33],
  /** Half of their memberships are requests that nobody answered. */
  overrun: [1, 14],
  /** Nobody moderates it. */
  withoutModerator: 12,
  /** Its referrer was deleted. */
  referrerDeleted: 10,
  /** Its referrer is none of its members. */
  referrerOutside: 11,
} as const;

/** The id of a deleted user of the seed. */
const DELETED_USER = 100;

/** User id of a seeded referrer: the community manager's account for the first two. */
function seededReferrer(id: number): number {
  if (id <= 2) return 3;
  return id === notable.referrerDeleted ? DELETED_USER : 6 + ((id * 37) % 900);
}

const kinds: readonly ((town: string) => string)[] = [
  (town) => `Covoiturage domicile-travail ${town}`,
  (town) => `Centre hospitalier — ${town}`,
  (town) => `Lycée de ${town}`,
  (town) => `Zone d’activités « Les Portes de ${town} »`,
  (town) => `Club d'athlétisme (${town})`,
  (town) => `Agents de la ville : ${town}`,
];

const domains = ['example.org', 'example.com;mairie.example.org', 'campus.example.net'] as const;

/** Number of login files: a secured community has one, none yet, or two. */
const filesOf = (id: number, validationType: number) => (validationType === 3 ? id % 3 : 0);

function make(id: number): SeededCommunity {
  const number = chance(7, id, 1);
  const town = pick(towns, number);
  const kind = pick(kinds, id);
  const name = kind(town.name);
  const validationType = pick([0, 0, 1, 1, 2, 3] as const, number >>> 6);
  return {
    id,
    name,
    town,
    hasAddress: id < 10 || number % 8 > 0,
    validationType,
    domain: validationType === 2 ? pick(domains, id) : null,
    description: `Trajets partagés autour de ${town.name}.`,
    fullDescription: `<p>${name} : pour trouver des trajets à plusieurs, chaque jour ou de temps en temps.</p>`,
    age: 30 + ((number >>> 9) % 1500),
    target: number % 3 === 0 ? null : 50 * (1 + ((number >>> 4) % 10)),
    membersHidden: number % 5 === 0 ? true : null,
    proposalsHidden: number % 7 === 0 ? true : null,
    freeCarpool: number % 2 === 0,
    hasImage: number % 4 > 0,
    files: filesOf(id, validationType),
    referrerId: seededReferrer(id),
  };
}

/** The communities of the site at the start; ids count from 1. */
export const seededCommunities: readonly SeededCommunity[] = Array.from({ length: communityCount }, (_, index) =>
  make(index + 1),
);

const referred = new Map(
  seededCommunities
    .filter(({ referrerId }) => referrerId > 5 && referrerId !== DELETED_USER)
    .map(({ id, referrerId }) => [referrerId, id]),
);

/** Returns the community to which a seeded user, who is no account, refers at the start. */
export const seededReferralOf = (userId: number): number | undefined => referred.get(userId);

/** Returns the status of a seeded membership: mostly accepted, one in sixty as moderator. */
export function statusIn(community: number, number: number): number {
  const isModerator = (number >>> 12) % 60 === 0 && community !== notable.withoutModerator;
  if (isModerator) return 2;
  const isOverrun = notable.overrun.some((id) => id === community);
  return pick(isOverrun ? [0, 0, 0, 0, 0, 1, 1, 1, 3] : [0, 1, 1, 1, 1, 1, 1, 1, 3], number >>> 8);
}
