import { streetNames } from './names.ts';
import { pick } from './random.ts';
import { divisionsOf, territoriesOf } from './territories.ts';
import { nearestTown, type Town, towns } from './towns.ts';

/** A stored address. Coordinates are text, as in the platform's decimal columns. */
export interface AddressRecord {
  readonly houseNumber: string | null;
  readonly street: string | null;
  readonly streetAddress: string | null;
  readonly postalCode: string | null;
  readonly subLocality: string | null;
  readonly addressLocality: string | null;
  readonly localAdmin: string | null;
  readonly county: string | null;
  readonly macroCounty: string | null;
  readonly region: string | null;
  readonly macroRegion: string | null;
  readonly addressCountry: string | null;
  readonly countryCode: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
}

export const emptyAddress: AddressRecord = {
  houseNumber: null,
  street: null,
  streetAddress: null,
  postalCode: null,
  subLocality: null,
  addressLocality: null,
  localAdmin: null,
  county: null,
  macroCounty: null,
  region: null,
  macroRegion: null,
  addressCountry: null,
  countryCode: null,
  latitude: null,
  longitude: null,
};

const stops = new Map<string, AddressRecord>();

/** Returns a town as an address without street; one object per town, shared by ads. */
export function stopIn(town: Town): AddressRecord {
  const known = stops.get(town.name);
  if (known !== undefined) return known;
  const { department, region } = divisionsOf(town.postalCode);
  const made: AddressRecord = {
    ...emptyAddress,
    postalCode: town.postalCode,
    addressLocality: town.name,
    county: department,
    region,
    addressCountry: 'France',
    countryCode: 'FR',
    latitude: town.latitude.toFixed(6),
    longitude: town.longitude.toFixed(6),
  };
  stops.set(town.name, made);
  return made;
}

/** Returns an invented house in a real town, within about two kilometres of its centre. */
export function addressIn(town: Town, number: number): AddressRecord {
  const street = pick(streetNames, number >>> 3);
  const houseNumber = String(1 + ((number >>> 9) % 120));
  return {
    ...stopIn(town),
    houseNumber,
    street,
    streetAddress: `${houseNumber} ${street}`,
    latitude: (town.latitude + (((number >>> 4) % 400) - 200) / 10_000).toFixed(6),
    longitude: (town.longitude + (((number >>> 12) % 400) - 200) / 10_000).toFixed(6),
  };
}

/** Imitates the platform's geocoder: the town of that name or postcode, else undefined. */
export function geocode(postalCode: string, locality: string): Town | undefined {
  return towns.find(
    (town) => town.name.toLowerCase() === locality.trim().toLowerCase() || town.postalCode === postalCode.trim(),
  );
}

/** Whether an address is in one of the territories. */
export const isWithin = (address: AddressRecord | null, wanted: ReadonlySet<number>): boolean =>
  address !== null && territoriesOf(address.postalCode, address.addressLocality).some((id) => wanted.has(id));

/** Whether an address is in one of the territories; without postcode, its nearest town decides. */
export function liesIn(address: AddressRecord, wanted: ReadonlySet<number>): boolean {
  if (address.postalCode !== null || address.addressLocality !== null) return isWithin(address, wanted);
  const town = nearestTown(Number(address.latitude), Number(address.longitude));
  return town !== undefined && territoriesOf(town.postalCode, town.name).some((id) => wanted.has(id));
}
