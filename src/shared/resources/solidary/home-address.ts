import { z } from 'zod';
import { addressToWire, type LocatedAddress, wireAddress } from '../address.ts';

const withStreets = z.looseObject({ street: z.string().nullish(), streetAddress: z.string().nullish() });

/**
 * Reads the home address of a beneficiary. Its `street` stays the former one after a change here, so that the street is
 * taken from `streetAddress`, which changes (docs/platform/c-solidary.md §8); parts that were emptied are empty texts.
 */
export const beneficiaryAddress = withStreets
  .transform((wire) => {
    const parts = Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, value === '' ? null : value]));
    return parts.streetAddress ? { ...parts, street: null } : parts;
  })
  .pipe(wireAddress);

/**
 * Writes the home address of a beneficiary whole, without `street`, which the platform does not read. It keeps parts
 * that are left out, so that those which the new place lacks are empty texts (docs/screens/08-solidary-people.md §2).
 */
export function beneficiaryAddressToWire(value: LocatedAddress): Record<string, string> {
  const { street: _, ...parts } = addressToWire(value);
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part ?? '']));
}
