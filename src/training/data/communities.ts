import { chance, pick } from './random.ts';
import { type Town, towns } from './towns.ts';

export interface Community {
  readonly id: number;
  readonly name: string;
  readonly town: Town;
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
}

export const communityCount = 60;

const kinds: readonly ((town: string) => string)[] = [
  (town) => `Covoiturage domicile-travail ${town}`,
  (town) => `Centre hospitalier — ${town}`,
  (town) => `Lycée de ${town}`,
  (town) => `Zone d’activités « Les Portes de ${town} »`,
  (town) => `Club d'athlétisme (${town})`,
  (town) => `Agents de la ville : ${town}`,
];

function make(id: number): Community {
  const number = chance(7, id, 1);
  const town = pick(towns, number);
  const kind = pick(kinds, id);
  const name = kind(town.name);
  const validationType = pick([0, 0, 1, 1, 2, 3] as const, number >>> 6);
  return {
    id,
    name,
    town,
    validationType,
    domain: validationType === 2 ? 'example.org' : null,
    description: `Trajets partagés autour de ${town.name}.`,
    fullDescription: `<p>${name} : pour trouver des trajets à plusieurs, chaque jour ou de temps en temps.</p>`,
    age: 30 + ((number >>> 9) % 1500),
    target: number % 3 === 0 ? null : 50 * (1 + ((number >>> 4) % 10)),
    membersHidden: number % 5 === 0 ? true : null,
    proposalsHidden: number % 7 === 0 ? true : null,
    freeCarpool: number % 2 === 0,
    hasImage: number % 4 > 0,
  };
}

/** Communities of the site; ids count from 1. */
export const communities: readonly Community[] = Array.from({ length: communityCount }, (_, index) => make(index + 1));

export const communityExists = (id: number) => Number.isInteger(id) && id >= 1 && id <= communityCount;

/** User id of a community's referrer: the community manager's account for the first two. */
export const referrerOf = (communityId: number) => (communityId <= 2 ? 3 : 6 + ((communityId * 37) % 900));
