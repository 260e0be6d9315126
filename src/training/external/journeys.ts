import { weekdayOf } from '#shared/days.ts';
import { type AddressRecord, emptyAddress } from '../data/addresses.ts';
import { chance, pick } from '../data/random.ts';
import { nearestTown } from '../data/towns.ts';
import type { JsonObject } from '../http/body.ts';
import { addressArray } from '../solidary/wire.ts';

/** The id of everything that is not stored. */
export const NOT_STORED = 999_999_999_999;

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const aliases = ['Marie D.', 'Paul', 'Fatou B.', 'Jean-Yves', 'Kim L.', 'Zoé'] as const;

/** A search as it reaches a provider: nothing in it was checked. */
export type Search = ReadonlyMap<string, string>;

/** A position that was sent; undefined where it is no number. */
function placeIn(search: Search, name: 'from' | 'to'): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = [`${name}_latitude`, `${name}_longitude`].map((key) => search.get(key));
  const place = { latitude: Number(latitude ?? Number.NaN), longitude: Number(longitude ?? Number.NaN) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}

/** `date` stands for both days where it was sent. */
const dayIn = (search: Search, name: 'outward_mindate' | 'outward_maxdate'): string =>
  search.get('date') ?? search.get(name) ?? '';

/** The days on which a search runs, from Monday on: all of them where none was named. */
function daysIn(search: Search): boolean[] {
  const isNamed = days.some((day) => search.has(`days_${day}`));
  return days.map((day) => !isNamed || search.get(`days_${day}`) === '1');
}

/** Whether a time of day lies within the times that were sent for a day, `HH:MM:SS`. */
function isWithin(search: Search, day: number, time: string): boolean {
  const name = days[day] ?? 'monday';
  const [min, max] = [search.get(`${name}_mintime`), search.get(`${name}_maxtime`)];
  return `${time}:00` >= (min ?? '00:00:00') && `${time}:00` <= (max ?? '23:59:59');
}

/** What a provider offers. */
interface Offer {
  readonly number: number;
  readonly isRegular: boolean;
  readonly time: string;
  readonly date: string;
  /** From Monday on, the days that suit the search. */
  readonly days: readonly boolean[];
}

const times = ['06:45', '07:30', '08:15', '08:50', '09:40', '11:20', '13:30', '14:10', '17:05', '18:30'] as const;

/** The offers between two towns that suit a search, some punctual and some regular. */
function offersOf(search: Search, provider: string, towns: readonly string[]): Offer[] {
  const seed = [...`${provider}${towns.join()}`].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0,
    7,
  );
  const wanted = search.get('frequency');
  const date = dayIn(search, 'outward_mindate');
  const asked = daysIn(search);
  return Array.from({ length: 3 + (chance(51, seed, 0) % 5) }, (_, index) => {
    const number = chance(51, seed, index + 1);
    const time = pick(times, number >>> 4);
    const isRegular = number % 2 === 0;
    const suits = (day: number) => asked[day] === true && isWithin(search, day, time);
    const isOn = (day: number) => (isRegular ? day < 5 : day === weekdayOf(date)) && suits(day);
    return { number: number + index, isRegular, time, date, days: days.map((_, day) => isOn(day)) };
  }).filter((offer) => {
    const isWanted = wanted !== 'punctual' && wanted !== 'regular' ? true : offer.isRegular === (wanted === 'regular');
    return isWanted && offer.days.includes(true);
  });
}

const short = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** An address that was made in memory: without lines, with coordinates as numbers (docs/platform/c-solidary.md §7). */
function placeOf(place: { latitude: number; longitude: number }, town: string, street: string | null): JsonObject {
  const address: AddressRecord = {
    ...emptyAddress,
    streetAddress: street,
    addressLocality: town,
    addressCountry: 'France',
  };
  const type = street === null ? 'locality' : 'street';
  return { ...addressArray(address, NOT_STORED, null), ...place, displayLabel: [], type };
}

/** Returns what a provider finds, in the shape of the platform's own carpools (docs/platform/c-solidary.md §9). */
export function journeysOf(search: Search, provider: string): JsonObject[] {
  const [from, to] = [placeIn(search, 'from'), placeIn(search, 'to')];
  if (from === undefined || to === undefined || dayIn(search, 'outward_mindate') === '') return [];
  const towns = [from, to].map(({ latitude, longitude }) => nearestTown(latitude, longitude)?.name ?? '');
  const [start = '', end = ''] = towns;
  return offersOf(search, provider, towns).map(({ number, isRegular, time, date, days: on }) => ({
    external: true,
    externalProvider: provider,
    externalOrigin: provider,
    journeyId: `j-${number.toString(36)}`,
    matchingId: null,
    carpoolerId: `c-${(number >>> 3).toString(36)}`,
    carpoolerGivenName: pick(aliases, number >>> 6),
    carpoolerFamilyName: null,
    carpoolerAvatar: null,
    frequency: isRegular ? 2 : 1,
    type: number % 5 === 0 ? 'roundtrip' : 'oneway',
    passenger: 0,
    driver: 1,
    solidaryExclusive: null,
    fromDate: date,
    fromTime: `${date}T${time}:00+00:00`,
    toDate: null,
    carpoolerFromDate: null,
    carpoolerFromTime: null,
    carpoolerToDate: null,
    ...(isRegular && {
      carpoolerSchedule: [],
      schedule: Object.fromEntries(short.map((day, index) => [day, on[index] === true && `${date}T${time}:00+00:00`])),
    }),
    origin: placeOf(from, start, number % 3 === 0 ? 'Place de la mairie' : null),
    destination: placeOf(to, end, null),
    detourDuration: 600 + (number % 40) * 60,
    detourDistance: 1000 * (3 + (number % 60)),
  }));
}
