import type { RequestContext } from '../access/requester.ts';
import type { AddressRecord } from '../data/addresses.ts';
import { fold, streetNames } from '../data/names.ts';
import { chance, pick } from '../data/random.ts';
import { divisionsOf } from '../data/territories.ts';
import { type Town, towns, villages } from '../data/towns.ts';
import { eventTable } from '../events/data.ts';
import { relayPointTable } from '../relaypoints/data.ts';
import { iconUrls, relayPointTypeTable } from '../relaypoints/types.ts';
import { wireContext } from '../resource/wire.ts';

interface FoundPlace {
  town: Town;
  houseNumber: string | null;
  street: string | null;
}

/** Maximum places of each kind (docs/platform/c-solidary.yaml, searchPoints). */
const max = 5;

const typeOf = ({ houseNumber, street }: FoundPlace) => {
  if (street === null) return 'locality';
  return houseNumber === null ? 'street' : 'housenumber';
};

/** Quotes, hyphens and commas count as spaces in the search. */
const plain = (text: string) =>
  fold(text)
    .replaceAll(/[\s'"’,-]+/g, ' ')
    .trim();

/** Returns the position of a street: within about a kilometre of the centre, always the same. */
function streetPlace({ latitude, longitude, name }: Town, street: string) {
  const number = chance(5, [...street].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), name.length) | 0, 3);
  return {
    latitude: latitude + ((number % 200) - 100) / 10_000,
    longitude: longitude + (((number >>> 8) % 200) - 100) / 10_000,
  };
}

function wirePoint(place: FoundPlace): Record<string, unknown> {
  const { town, houseNumber, street } = place;
  const { latitude, longitude } = street === null ? town : streetPlace(town, street);
  // Houses are some metres apart along their street.
  const along = Number.parseInt(houseNumber ?? '0', 10) / 50_000;
  const type = typeOf(place);
  const name = street === null ? town.name : [houseNumber, street].filter((part) => part !== null).join(' ');
  const id = `${type}:${town.postalCode}:${plain(`${name} ${town.name}`).replaceAll(' ', '-')}`;
  return {
    ...bare,
    '@id': `/points/${encodeURIComponent(id)}`,
    id,
    name,
    type,
    houseNumber,
    streetName: street,
    postalCode: town.postalCode,
    locality: town.name,
    region: divisionsOf(town.postalCode).region,
    regionCode: town.postalCode.slice(0, 2),
    country: 'France',
    countryCode: 'FR',
    lat: Number((latitude + along).toFixed(6)),
    lon: Number(longitude.toFixed(6)),
    provider: 'geocoder',
  };
}

/** Fields that are equal for all places, or mostly unknown. */
const bare = {
  '@type': 'Point',
  houseNumber: null,
  streetName: null,
  localityCode: null,
  macroRegion: null,
  distance: null,
  population: null,
  icon: null,
};

const streetsInTown = 8;

/** Returns the streets of a town that the search knows: a few, always the same. */
const streetsOf = (town: Town): string[] => {
  const start = chance(5, town.name.length, Number(town.postalCode));
  return Array.from({ length: streetsInTown }, (_, index) => pick(streetNames, start + index * 4));
};

const everyTown: readonly Town[] = [...towns, ...villages];

/** Some thousand places: towns, and streets in each. */
const townTexts = everyTown.map((town) => ({
  town,
  streets: streetsOf(town).map((street) => ({ street, text: plain(street) })),
  texts: [plain(town.name), plain(`${town.postalCode} ${town.name}`)],
}));

/** Number of places that the search knows without inventing any. */
export const knownPlaces = everyTown.length * (1 + streetsInTown);

const townsStarting = (text: string) =>
  townTexts.filter(({ texts }) => texts.some((known) => known.startsWith(text))).map(({ town }) => town);

/** `7 bis place du Marché` -> number and street; the street as the town knows it, else as typed. */
function streetIn(town: Town, words: readonly string[]): Pick<FoundPlace, 'houseNumber' | 'street'> {
  const [, houseNumber = null, typed = ''] = /^(\d+(?: ?(?:bis|ter|quater)\b)?)?\s*(.*)$/i.exec(words.join(' ')) ?? [];
  if (typed === '') return { houseNumber, street: pick(streetNames, words.length) };
  const known = streetsOf(town).find((street) => plain(street).startsWith(plain(typed)));
  return { houseNumber, street: known ?? typed };
}

const streetWord = /^(\d+\s*(bis|ter|quater)?\s+)?(rue|avenue|place|chemin|boulevard|impasse|allee|quai|route|cours) /;

/** Returns streets that begin with a text, in the first towns that have one. */
const streetsStarting = (text: string): FoundPlace[] =>
  townTexts
    .flatMap(({ town, streets }) => {
      const found = streets.find((street) => street.text.startsWith(text));
      return found === undefined ? [] : [{ town, houseNumber: null, street: found.street }];
    })
    .slice(0, max);

function placesFor(text: string): FoundPlace[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (let start = 0; start < words.length; start += 1) {
    const ending = plain(words.slice(start).join(' '));
    const found = ending.length >= (start === 0 ? 1 : 3) ? townsStarting(ending).slice(0, max) : [];
    const [first] = found;
    if (first === undefined) continue;
    if (start > 0) return found.map((town) => ({ town, ...streetIn(town, words.slice(0, start)) }));
    return [
      ...found.map((town) => ({ town, houseNumber: null, street: null })),
      ...streetsOf(first)
        .slice(0, 3)
        .map((street) => ({ town: first, houseNumber: null, street })),
    ];
  }
  const streets = words.length === 0 ? [] : streetsStarting(plain(text));
  if (streets.length > 0) return streets;
  if (!streetWord.test(`${plain(text)} `)) return [];
  return Array.from({ length: max }, (_, index) => {
    const town = pick(towns, index * 67 + 35);
    return { town, ...streetIn(town, words) };
  });
}

/** A place stored on the platform: a relay point, an event, an address of the user. */
const ownPoint = (type: string, id: number, name: string, address: AddressRecord, icon: unknown = null) => ({
  ...bare,
  '@id': `/points/${type}:${id}`,
  id: `${type}:${id}`,
  name,
  type,
  houseNumber: address.houseNumber,
  streetName: address.street,
  postalCode: address.postalCode,
  locality: address.addressLocality,
  region: address.region,
  regionCode: address.postalCode?.slice(0, 2) ?? null,
  country: address.addressCountry,
  countryCode: address.countryCode,
  lat: Number(address.latitude),
  lon: Number(address.longitude),
  provider: 'MOBICOOP_API',
  icon,
});

/** Returns relay points offered in address completion, active events, and the user's home. */
function ownPoints(context: RequestContext, text: string): Record<string, unknown>[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const world = context.get('world');
  const { user } = context.get('requester');
  const isNamed = ({ name }: { name: string }) => plain(name).includes(wanted);
  const iconOf = (typeId: number | null) => {
    const type = typeId === null ? undefined : world.get(relayPointTypeTable).get(typeId);
    if (type === undefined) return null;
    const { iconId: id, iconName: name, iconUrl: url } = iconUrls(type, wireContext(context).origin);
    return { '@id': `/icons/${id}`, '@type': 'Icon', id, name, fileName: `${id}.svg`, url };
  };
  const points = world
    .get(relayPointTable)
    .all()
    .filter((point) => point.suggested === true && point.status === 1 && isNamed(point))
    .slice(0, max);
  const events = world
    .get(eventTable)
    .all()
    .filter((event) => event.status === 1 && event.toDate >= world.now() && isNamed(event))
    .slice(0, max);
  const isHome = user.homeAddress !== null && 'domicile'.startsWith(wanted);
  return [
    ...points.map((point) =>
      ownPoint('relaypoint', point.id, point.name, point.address, iconOf(point.relayPointTypeId)),
    ),
    ...events.map((event) => ownPoint('event', event.id, event.name, event.address)),
    ...(isHome && user.homeAddress !== null ? [ownPoint('user', user.id, 'Domicile', user.homeAddress)] : []),
  ];
}

/**
 * Returns the places for a text: towns by the start of name or postcode, with streets of the first one; a text that
 * ends with a town is a house or street there, invented if necessary; a street alone is one of several towns. Then
 * relay points, events and the user's addresses, by part of their name (docs/platform/c-solidary.yaml, searchPoints).
 */
export const searchPoints = (context: RequestContext, text: string): Record<string, unknown>[] => [
  ...placesFor(text).map(wirePoint),
  ...ownPoints(context, text),
];
