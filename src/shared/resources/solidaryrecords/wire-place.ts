import { z } from 'zod';
import { emptyAddress, wireAddress } from '../address.ts';
import type { Place } from './place.ts';

/** Keys of an origin or destination that the platform reads (docs/platform/c-solidary.yaml, AddressWriteJourney). */
const journeyKeys = [
  'houseNumber',
  'street',
  'streetAddress',
  'postalCode',
  'subLocality',
  'addressLocality',
  'localAdmin',
  'county',
  'macroCounty',
  'region',
  'macroRegion',
  'addressCountry',
  'countryCode',
  'latitude',
  'longitude',
] as const;

const part = z.union([z.string().min(1), z.number()]);

/** The keys of a written journey that have a value. */
const writtenOf = (wire: Readonly<Record<string, unknown>>): Place['written'] =>
  Object.fromEntries(
    journeyKeys.flatMap((key) => {
      const { data } = part.safeParse(wire[key]);
      return data === undefined ? [] : [[key, data]];
    }),
  );

const nowhere: Place = {
  lines: [],
  label: '',
  town: null,
  latitude: null,
  longitude: null,
  address: emptyAddress,
  written: {},
};

/** Reads the end of a journey; one that is missing has no lines. */
export const wirePlace = z
  .looseObject({})
  .nullish()
  .transform((wire, context): Place => {
    if (wire === null || wire === undefined) return nowhere;
    const read = wireAddress.safeParse(wire);
    if (!read.success) {
      context.issues.push({ code: 'custom', message: 'no address', input: wire });
      return z.NEVER;
    }
    const { lines, ...address } = read.data;
    return {
      lines,
      label: lines.join(', '),
      town: address.locality || lines[0] || null,
      latitude: address.latitude,
      longitude: address.longitude,
      address,
      written: writtenOf(wire),
    };
  });
