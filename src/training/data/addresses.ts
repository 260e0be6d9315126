import { streetNames } from './names.ts';
import { pick } from './random.ts';
import { divisionsOf } from './territories.ts';
import { type Town, towns } from './towns.ts';
import { type AddressRecord, emptyAddress } from '../store/user-record.ts';

const stops = new Map<string, AddressRecord>();

/** A town as an address without street; one object per town, since ads share them. */
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

/** An invented house of a real town, within about two kilometres of its centre. */
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

/** What the platform's geocoder makes of an address as it is typed: the town of that name or postcode, else nothing. */
export function geocode(postalCode: string, locality: string): Town | undefined {
  return towns.find(
    (town) => town.name.toLowerCase() === locality.trim().toLowerCase() || town.postalCode === postalCode.trim(),
  );
}
