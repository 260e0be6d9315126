import { z } from 'zod';
import { address, addressToWire } from '../address.ts';
import { roleAssignment } from './user.ts';

/**
 * What a user form saves, in the screen's names. The limits here are what the platform stores; what a form asks beyond
 * them (one of e-mail and telephone, age and guardian, plausible phone) is in the form's own schema, built on this one.
 */
export const userWrite = z.object({
  givenName: z.string().max(255),
  familyName: z.string().max(255),
  gender: z.int().min(0).max(3),
  email: z.string().max(255).nullable(),
  telephone: z.string().max(255).nullable(),
  phoneDisplay: z.union([z.literal(1), z.literal(2)]),
  /** YYYY-MM-DD; never an empty text, which the platform refuses (400). */
  birthDate: z.iso.date().nullable(),
  nationality: z.string().max(255).nullable(),
  homeAddress: address,
  postalAddress: z.string().max(255).nullable(),
  drivingLicenceNumber: z.string().max(15).nullable(),
  smoke: z.int().min(0).max(2).nullable(),
  music: z.boolean().nullable(),
  musicFavorites: z.string().max(255).nullable(),
  chat: z.boolean().nullable(),
  chatFavorites: z.string().max(255).nullable(),
  gratuity: z.boolean().nullable(),
  gamification: z.boolean().nullable(),
  acceptsNews: z.boolean().nullable(),
  /** Only active and disabled are ever written. */
  status: z.union([z.literal(1), z.literal(2)]),
  legalGuardianEmail: z.string().max(255).nullable(),
  parentalConsentDate: z.iso.date().nullable(),
  roles: z.array(roleAssignment),
});
export type UserWrite = z.infer<typeof userWrite>;

/** The body of a POST or PATCH, with just the keys that were given (contract a, AdminUserWritable). */
export function userToWire({ acceptsNews, homeAddress, roles, ...same }: Partial<UserWrite>): Record<string, unknown> {
  return {
    ...same,
    ...(acceptsNews !== undefined && { newsSubscription: acceptsNews }),
    ...(homeAddress !== undefined && { homeAddress: addressToWire(homeAddress) }),
    ...(roles !== undefined && {
      rolesTerritory: roles.map(({ roleId, territoryId }) => ({ role: roleId, territory: territoryId })),
    }),
  };
}

/** Property paths of a violation that are named otherwise on the screen. */
export const userFieldOfPath = {
  newsSubscription: 'acceptsNews',
  rolesTerritory: 'roles',
  'homeAddress.streetAddress': 'homeAddress.street',
  'homeAddress.addressLocality': 'homeAddress.locality',
  'homeAddress.addressCountry': 'homeAddress.country',
} as const;
