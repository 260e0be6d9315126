import type { ImportType } from './causes.ts';

/** Platform columns in contract order (docs/platform/a-auth-users.md §9). */
export const importColumns = {
  users: [
    'email',
    'givenName',
    'familyName',
    'gender',
    'birthDate',
    'telephone',
    'communityId',
    'houseNumber',
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressCountry',
    'latitude',
    'longitude',
    'newsSubscription',
  ],
  relaypoints: [
    'name',
    'relayPointTypeId',
    'latitude',
    'longitude',
    'places',
    'placesDisabled',
    'secured',
    'free',
    'official',
    'private',
    'externalId',
    'externalAuthor',
    'communityId',
    'description',
    'fullDescription',
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressCountry',
  ],
} as const satisfies Record<ImportType, readonly string[]>;

export type ImportColumn<T extends ImportType = ImportType> = (typeof importColumns)[T][number];
