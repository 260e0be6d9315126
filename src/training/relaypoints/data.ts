import { type AddressRecord, stopIn } from '../data/addresses.ts';
import { streetNames } from '../data/names.ts';
import { chance, happens, pick } from '../data/random.ts';
import { structures } from '../data/structures.ts';
import { DAY } from '../data/time.ts';
import { type Town, towns } from '../data/towns.ts';
import { drawnPicture, type Pictured } from '../resource/pictures.ts';
import { tableOf } from '../store/world.ts';

/** A relay point as stored, mostly under wire names. */
export interface RelayPointRecord extends Pictured {
  readonly id: number;
  readonly name: string;
  readonly private: boolean | null;
  readonly description: string | null;
  readonly fullDescription: string | null;
  /** 0 pending, 1 active, 2 inactive. */
  readonly status: number;
  readonly places: number | null;
  readonly placesDisabled: number | null;
  readonly free: boolean | null;
  readonly secured: boolean | null;
  readonly official: boolean;
  readonly suggested: boolean | null;
  readonly permalink: string | null;
  readonly address: AddressRecord;
  readonly relayPointTypeId: number | null;
  readonly communityId: number | null;
  readonly structureId: number | null;
  readonly creatorId: number;
  /** Milliseconds since 1970. */
  readonly importedDate: number | null;
  /** Not part of any response. Milliseconds since 1970. */
  readonly createdDate: number;
  /** Not part of any response; compared by imports. */
  readonly externalId: string;
}

/** Default values of a new relay point. */
export const bareRelayPoint = {
  private: null,
  description: null,
  fullDescription: null,
  places: null,
  placesDisabled: null,
  free: null,
  secured: null,
  official: false,
  suggested: null,
  permalink: null,
  relayPointTypeId: null,
  communityId: null,
  structureId: null,
  importedDate: null,
  externalId: '',
  pictures: [],
} as const;

/** Points that appear first in the list, one each in the first towns, with constant names and positions. */
const first = towns.slice(74, 114);

interface Kind {
  readonly type: number;
  readonly name: (town: string, number: number) => string;
}

const street = (number: number) => pick(streetNames, number);

const kinds: readonly Kind[] = [
  { type: 1, name: (town) => `Aire de covoiturage de ${town}` },
  { type: 2, name: (town) => `Parking relais ${town}` },
  { type: 3, name: (town) => `Gare de ${town}` },
  { type: 4, name: (town, number) => `Arrêt ${street(number)} (${town})` },
  // Equal names in many towns, whose pictures would share one file.
  { type: 5, name: () => 'Parking de la Gare' },
  { type: 6, name: (town) => `Ligne de covoiturage express – ${town}` },
  { type: 8, name: (town) => `Parking du supermarché, ${town}` },
  { type: 9, name: (town, number) => `Autopartage ${street(number)}, ${town}` },
  { type: 11, name: (town) => `Station « Hôtel de Ville » – ${town}` },
];

/** Some hundred metres to a few kilometres from the centre, each different. */
const near = (centre: number, number: number) => (centre + ((number % 6001) - 3000) / 100_000).toFixed(6);

/** Returns the position of a point in a town; the first points are in the centre. */
function placeIn(town: Town, id: number, isCentral: boolean): AddressRecord {
  if (isCentral) return stopIn(town);
  const number = chance(17, id, 1);
  const streetName = happens(chance(17, id, 2), 70) ? street(number) : null;
  const houseNumber = streetName !== null && number % 3 === 0 ? String(1 + (number % 80)) : null;
  return {
    ...stopIn(town),
    houseNumber,
    street: streetName,
    streetAddress: streetName === null ? null : [houseNumber, streetName].filter(Boolean).join(' '),
    latitude: near(town.latitude, chance(17, id, 3)),
    longitude: near(town.longitude, chance(17, id, 4)),
  };
}

const descriptions = [
  'Éclairé toute la nuit, abri à vélos.',
  'Accès par la sortie n° 3 ; 2,20 m de hauteur au plus.',
  'Places réservées aux covoitureurs du lundi au vendredi.',
  null,
  null,
] as const;

function make(id: number, town: Town, kind: Kind, isCentral: boolean): Omit<RelayPointRecord, 'createdDate'> {
  const number = chance(19, id, 1);
  const name = kind.name(town.name, number);
  // 0: proposed by a user and not reviewed yet.
  const status = id % 6 !== 0 ? 1 : id % 12 === 0 ? 2 : 0;
  const hasMore = !isCentral;
  return {
    ...bareRelayPoint,
    id,
    name,
    status,
    official: id % 2 === 0,
    description: hasMore ? pick(descriptions, number) : null,
    fullDescription: hasMore && number % 11 === 0 ? `<p>${name} : <strong>ouvert</strong> à toute heure.</p>` : null,
    places: number % 9 === 0 ? null : 4 + (number % 120),
    placesDisabled: number % 4 === 0 ? number % 7 : null,
    free: number % 5 !== 0,
    secured: number % 3 === 0 ? true : null,
    suggested: hasMore ? number % 8 === 0 : null,
    permalink: number % 37 === 0 ? `point-${id}` : null,
    address: placeIn(town, id, isCentral),
    relayPointTypeId: number % 53 === 0 && hasMore ? null : kind.type,
    communityId: hasMore && number % 10 === 0 ? 1 + (number % 60) : null,
    structureId: hasMore && number % 41 === 0 ? pick(structures, number).id : null,
    private: hasMore && number % 20 === 0 ? true : null,
    creatorId: 1 + (number % 5),
    externalId: id % 2 === 0 ? '' : `AIRE-${id}`,
    pictures: hasMore && number % 6 === 0 ? drawnPicture(id, name) : [],
  };
}

const firstKind = (index: number): Kind => ({
  type: 1 + (index % 5),
  name: (town) => `Aire de covoiturage de ${town}`,
});

/** More than three thousand points: forty in town centres, then every type around each town. */
export function seededRelayPoints(startedAt: number): RelayPointRecord[] {
  const central = first.map((town, index) => make(index + 1, town, firstKind(index), true));
  const around = towns.flatMap((town, index) =>
    kinds
      .filter(({ type }) => type !== 1 || !first.includes(town))
      .map((kind, order) => make(first.length + 1 + index * kinds.length + order, town, kind, false)),
  );
  return [...central, ...around].map((point) => ({ ...point, createdDate: startedAt - ((point.id * 47) % 700) * DAY }));
}

export const relayPointTable = tableOf(seededRelayPoints);
