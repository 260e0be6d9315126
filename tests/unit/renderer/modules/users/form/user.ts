import { user } from '#shared/resources/users/user.ts';

/** A user as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readUser = (wire: Record<string, unknown> = {}) =>
  user.parse({
    id: 12,
    status: 1,
    givenName: 'Jeanne',
    familyName: 'Martin',
    email: 'jeanne@example.org',
    gender: 1,
    birthDate: '1982-02-03T00:00:00+00:00',
    telephone: '06 12 34 56 78',
    phoneDisplay: 1,
    newsSubscription: true,
    createdDate: '2024-01-10T08:00:00+00:00',
    homeAddress: {
      houseNumber: '5',
      street: 'Rue Saint-Jean',
      postalCode: '54000',
      addressLocality: 'Nancy',
      region: 'Grand Est',
      addressCountry: 'France',
      latitude: '48.692054',
      longitude: '6.184417',
      displayLabel: ['5 Rue Saint-Jean, 54000, Nancy', 'France'],
    },
    rolesTerritory: [
      { role: 3, territory: null },
      { role: 274, territory: 7 },
    ],
    identityProofs: [],
    ...wire,
  });
