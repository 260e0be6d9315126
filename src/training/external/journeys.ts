import { asDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { type AddressRecord, emptyAddress } from '../data/addresses.ts';
import { chance, pick } from '../data/random.ts';
import { nearestTown } from '../data/towns.ts';
import type { JsonObject } from '../http/body.ts';
import { dayKeys } from '../solidary/records/times.ts';
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
  const wantedDays = daysIn(search);
  return Array.from({ length: 3 + (chance(51, seed, 0) % 5) }, (_, index) => {
    const number = chance(51, seed, index + 1);
    const time = pick(times, number >>> 4);
    const isRegular = number % 2 === 0;
    const suits = (day: number) => wantedDays[day] === true && isWithin(search, day, time);
    const isOn = (day: number) => (isRegular ? day < 5 : day === weekdayOf(asDay(date))) && suits(day);
    return { number: number + index, isRegular, time, date, days: days.map((_, day) => isOn(day)) };
  }).filter((offer) => {
    const isWanted = wanted !== 'punctual' && wanted !== 'regular' ? true : offer.isRegular === (wanted === 'regular');
    return isWanted && offer.days.includes(true);
  });
}

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

/** Returns what a provider finds between the ends of a search; null for a search without ends or days. */
function foundBy(search: Search, provider: string) {
  const [from, to] = [placeIn(search, 'from'), placeIn(search, 'to')];
  if (from === undefined || to === undefined || dayIn(search, 'outward_mindate') === '') return null;
  const towns = [from, to].map(({ latitude, longitude }) => nearestTown(latitude, longitude)?.name ?? '');
  const [start = '', end = ''] = towns;
  return { from, to, start, end, offers: offersOf(search, provider, towns) };
}

const idOf = ({ number }: Offer) => `j-${number.toString(36)}`;
const driverOf = ({ number }: Offer) => ({
  uuid: `c-${(number >>> 3).toString(36)}`,
  alias: pick(aliases, number >>> 6),
  image: null,
});
const streetOf = ({ number }: Offer) => (number % 3 === 0 ? 'Place de la mairie' : null);
const isRoundTrip = ({ number }: Offer) => number % 5 === 0;
const durationOf = ({ number }: Offer) => 600 + (number % 40) * 60;
const distanceOf = ({ number }: Offer) => 1000 * (3 + (number % 60));

/**
 * Returns the document of a provider as it gives it, which a search with `rawJson` answers untouched
 * (docs/platform/c-solidary.yaml, searchExternalJourneys).
 */
export function documentOf(search: Search, provider: string): JsonObject[] {
  const found = foundBy(search, provider);
  if (found === null) return [];
  const placed = (place: { latitude: number; longitude: number }, city: string, address: string | null) => ({
    ...place,
    address,
    city,
    country: 'France',
  });
  return found.offers.map((offer) => ({
    journeys: {
      uuid: idOf(offer),
      operator: provider,
      origin: provider,
      url: `https://journeys.example.org/${idOf(offer)}`,
      driver: driverOf(offer),
      passenger: null,
      frequency: offer.isRegular ? 'regular' : 'punctual',
      type: isRoundTrip(offer) ? 'round-trip' : 'one-way',
      days: Object.fromEntries(days.map((day, index) => [day, Number(offer.days[index] === true)])),
      outward: {
        mindate: offer.date,
        maxdate: dayIn(search, 'outward_maxdate') || offer.date,
        ...Object.fromEntries(
          days.map((day, index) => {
            const time = offer.days[index] === true ? `${offer.time}:00` : null;
            return [day, { mintime: time, maxtime: time }];
          }),
        ),
      },
      from: { ...placed(found.from, found.start, streetOf(offer)), postalcode: null },
      to: placed(found.to, found.end, null),
      duration: durationOf(offer),
      distance: distanceOf(offer),
      cost: { fixed: 1 + (offer.number % 6) },
    },
  }));
}

/** Returns what a provider finds, in the shape of the platform's own carpools (docs/platform/c-solidary.md §9). */
export function journeysOf(search: Search, provider: string): JsonObject[] {
  const found = foundBy(search, provider);
  if (found === null) return [];
  const { from, to, start, end } = found;
  return found.offers.map((offer) => {
    const { isRegular, time, date, days: on } = offer;
    return {
      external: true,
      externalProvider: provider,
      externalOrigin: provider,
      journeyId: idOf(offer),
      matchingId: null,
      carpoolerId: driverOf(offer).uuid,
      carpoolerGivenName: driverOf(offer).alias,
      carpoolerFamilyName: null,
      carpoolerAvatar: null,
      frequency: isRegular ? 2 : 1,
      type: isRoundTrip(offer) ? 'roundtrip' : 'oneway',
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
        schedule: Object.fromEntries(
          dayKeys.map((day, index) => [day, on[index] === true && `${date}T${time}:00+00:00`]),
        ),
      }),
      origin: placeOf(from, start, streetOf(offer)),
      destination: placeOf(to, end, null),
      detourDuration: durationOf(offer),
      detourDistance: distanceOf(offer),
    };
  });
}
