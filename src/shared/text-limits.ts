/**
 * Maximum lengths that the platform stores, in characters unless a comment says otherwise. Forms, imports, calls and the
 * training platform share them.
 */

/** A name, a title, an e-mail, a telephone, and any other text of one column. */
export const lineLimit = 255;

/** The number of a driving licence. */
export const licenceLimit = 15;

/** The parts of an address (docs/platform/a-auth-users.yaml, HomeAddressWrite). */
export const addressLimits = {
  houseNumber: 45,
  street: lineLimit,
  postalCode: 15,
  subLocality: 100,
  locality: 100,
  localAdmin: 100,
  county: 100,
  macroCounty: 100,
  region: 100,
  macroRegion: 100,
  country: 100,
  countryCode: 10,
} as const;

/** Whether every part of an address fits. */
export const fitsInAddress = (address: { readonly [Part in keyof typeof addressLimits]: string | null }): boolean =>
  Object.entries(addressLimits).every(([part, limit]) =>
    // The entries are those of the limits.
    fitsIn(limit, address[part as keyof typeof addressLimits]),
  );

/** Whether a text fits, spaces around it aside; null stands for no text. */
export const fitsIn = (limit: number, text: string | null): boolean => (text?.trim().length ?? 0) <= limit;
