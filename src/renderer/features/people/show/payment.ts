import type texts from '#renderer/locales/fr/users.json';

/**
 * Data that a person may still have to provide before paying electronically (docs/platform/a-auth-users.yaml,
 * AdminUserFields).
 */
const paymentData = [
  'identity',
  'bankCoordinates',
  'givenName',
  'familyName',
  'birthDate',
  'email',
  'homeAddress',
  'addressLocality',
  'countryCode',
  'postalCode',
  'street',
] as const satisfies readonly (keyof (typeof texts)['show']['payment'])[];

export const isPaymentDatum = (name: string): name is (typeof paymentData)[number] =>
  paymentData.some((known) => known === name);
