import type { Journey } from '#shared/resources/users/filters.ts';

export type JourneyEnd = NonNullable<Journey['origin']>;

export const DEFAULT_RADIUS_KM = 10;
const PLACE = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?) (.+)$/;

function readPlace(text: string): JourneyEnd | undefined {
  const [, latitude, longitude, label] = PLACE.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined || label === undefined) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), label };
}

// Five decimals are a metre; the bar separates the parts.
const writePlace = (place: JourneyEnd | undefined): string =>
  place === undefined
    ? ''
    : `${Number(place.latitude.toFixed(5))},${Number(place.longitude.toFixed(5))} ${place.label.replaceAll('|', ' ')}`;

/** Parses `10|48.69231,6.18441 Nancy|…`: kilometres, departure, arrival; either place may be missing. */
export function readJourney(text: string): Partial<Journey> & { radius: number } {
  const [radius = '', origin = '', destination = ''] = text.split('|');
  const kilometres = Number(radius);
  const places = { origin: readPlace(origin), destination: readPlace(destination) };
  return {
    radius: Number.isFinite(kilometres) && kilometres > 0 && kilometres <= 500 ? kilometres : DEFAULT_RADIUS_KM,
    ...(places.origin !== undefined && { origin: places.origin }),
    ...(places.destination !== undefined && { destination: places.destination }),
  };
}

export const writeJourney = ({ radius, origin, destination }: Journey): string =>
  origin === undefined && destination === undefined
    ? ''
    : [String(radius), writePlace(origin), writePlace(destination)].join('|');
