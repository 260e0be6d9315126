import { fold, streetNames } from '../data/names.ts';
import { chance, pick } from '../data/random.ts';
import { divisionsOf } from '../data/territories.ts';
import { type Town, towns } from '../data/towns.ts';

interface Place {
  town: Town;
  houseNumber: string | null;
  street: string | null;
}

/** Most places of each kind, as the platform's search has it (contract c, searchPoints). */
const most = 5;

const typeOf = ({ houseNumber, street }: Place) => {
  if (street === null) return 'locality';
  return houseNumber === null ? 'street' : 'housenumber';
};

function wirePoint(place: Place, index: number): Record<string, unknown> {
  const { town, houseNumber, street } = place;
  const type = typeOf(place);
  // A street lies within a kilometre or so of the centre, always at the same spot.
  const shift = street === null ? 0 : ((chance(5, street.length, town.name.length) % 300) - 150) / 15_000;
  const id = `${type}:${town.postalCode}:${index}`;
  return {
    '@id': `/points/${encodeURIComponent(id)}`,
    '@type': 'Point',
    id,
    name: street === null ? town.name : [houseNumber, street].filter((part) => part !== null).join(' '),
    type,
    houseNumber,
    streetName: street,
    postalCode: town.postalCode,
    locality: town.name,
    localityCode: null,
    region: divisionsOf(town.postalCode).region,
    regionCode: town.postalCode.slice(0, 2),
    macroRegion: null,
    country: 'France',
    countryCode: 'FR',
    lat: Number((town.latitude + shift).toFixed(6)),
    lon: Number((town.longitude - shift).toFixed(6)),
    distance: null,
    population: null,
    provider: 'geocoder',
    icon: null,
  };
}

/** Quotes, hyphens and commas are blanks to the search. */
const plain = (text: string) =>
  fold(text)
    .replaceAll(/[\s'"’,-]+/g, ' ')
    .trim();

const townTexts = towns.map((town) => ({
  town,
  texts: [plain(town.name), plain(`${town.postalCode} ${town.name}`)],
}));

const townsStarting = (text: string): Town[] =>
  townTexts.filter(({ texts }) => texts.some((known) => known.startsWith(text))).map(({ town }) => town);

/** `7 bis place du Marché` -> number and street; the street as it was typed. */
function streetOf(words: readonly string[]): Pick<Place, 'houseNumber' | 'street'> {
  const [, houseNumber = null, street = ''] = /^(\d+(?: ?(?:bis|ter|quater)\b)?)?\s*(.*)$/i.exec(words.join(' ')) ?? [];
  return { houseNumber, street: street === '' ? pick(streetNames, words.length) : street };
}

const streetWord = /^(\d+\s*(bis|ter|quater)?\s+)?(rue|avenue|place|chemin|boulevard|impasse|allee|quai|route|cours) /;

function placesFor(text: string): Place[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (let start = 0; start < words.length; start += 1) {
    const ending = plain(words.slice(start).join(' '));
    const found = ending.length >= (start === 0 ? 1 : 3) ? townsStarting(ending).slice(0, most) : [];
    const [first] = found;
    if (first === undefined) continue;
    if (start > 0) return found.map((town) => ({ town, ...streetOf(words.slice(0, start)) }));
    const streets = [0, 1, 2].map((index) => pick(streetNames, chance(5, index, first.name.length)));
    return [
      ...found.map((town) => ({ town, houseNumber: null, street: null })),
      ...streets.map((street) => ({ town: first, houseNumber: null, street })),
    ];
  }
  if (!streetWord.test(`${plain(text)} `)) return [];
  return Array.from({ length: most }, (_, index) => ({ town: pick(towns, index * 67 + 35), ...streetOf(words) }));
}

/**
 * Places for a text: towns by the start of their name or postcode, with some of the first one's streets; a text that ends
 * with a town is a house or street there, invented where need be; a street alone is one of several towns.
 */
export const searchPoints = (text: string): Record<string, unknown>[] => placesFor(text).map(wirePoint);
