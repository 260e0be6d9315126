import { z } from 'zod';
import { isTelephone } from '../../telephone.ts';
import { licenceLimit, lineLimit } from '../../text-limits.ts';
import { address, addressFieldOfPath, addressToWire } from '../address.ts';
import { fieldsOfWire, underWireNames } from '../wire-names.ts';
import { emailText, pastDayText, personName } from '../written.ts';
import { roleAssignment } from './user.ts';
import { genders, phoneDisplays, smokeHabits } from './values.ts';

const optionalText = (longest: number) => z.string().max(longest).nullish();
const optionalFlag = z.boolean().nullish();
const optionalDay = pastDayText.nullish();

/**
 * What a user form saves, under the field names of the screen. A creation omits empty fields, so that the defaults of
 * the platform apply (chat, music, smoke); an update sends null for cleared fields. The rules of each fact are those of
 * the form; what depends on several of them or on the site (one of e-mail and telephone, age and guardian, plausible
 * phone) is in the schema of the form alone.
 */
export const userWrite = z.object({
  givenName: personName,
  familyName: personName,
  gender: z.literal(genders),
  email: emailText.nullish(),
  /** Which countries it may be of is a rule of the site (`phoneCountries`). */
  telephone: z.string().max(lineLimit).refine(isTelephone).nullish(),
  phoneDisplay: z.literal(phoneDisplays),
  /** YYYY-MM-DD; never an empty text, which the platform refuses (400). */
  birthDate: optionalDay,
  nationality: optionalText(lineLimit),
  /** Left out when there is none; never null (docs/platform/a-auth-users.md §5). */
  homeAddress: address.optional(),
  postalAddress: optionalText(lineLimit),
  drivingLicenceNumber: optionalText(licenceLimit),
  smoke: z.literal(smokeHabits).nullish(),
  music: optionalFlag,
  musicFavorites: optionalText(lineLimit),
  chat: optionalFlag,
  chatFavorites: optionalText(lineLimit),
  gratuity: optionalFlag,
  gamification: optionalFlag,
  acceptsNews: optionalFlag,
  /** Only active and disabled are ever written. */
  status: z.union([z.literal(1), z.literal(2)]),
  legalGuardianEmail: emailText.nullish(),
  parentalConsentDate: optionalDay,
  roles: z.array(roleAssignment).max(200),
  isHitchhikingDriver: optionalFlag,
  isHitchhikingPassenger: optionalFlag,
  /**
   * The platform stores any value but true as false for the kit and the printed letter: sent only when changed.
   */
  isKitGiven: optionalFlag,
  isLetterPrinted: optionalFlag,
  isLetterPosted: optionalFlag,
  /**
   * True marks the identity as verified, any other value clears it: sent only when changed by hand
   * (docs/screens/02-users-hitchhikers.md §6), and never as null, the value of people who are not hitchhikers.
   */
  verifiedIdentity: optionalFlag,
});
export type UserWrite = z.infer<typeof userWrite>;

/**
 * Writes a day as its start in UTC, where the contract requires a date and a time (docs/platform/a-auth-users.yaml,
 * AdminUserWritable).
 */
const startOfDay = (day: string | null) => (day === null ? null : `${day}T00:00:00+00:00`);

const wireNames = {
  acceptsNews: 'newsSubscription',
  isHitchhikingDriver: 'hitchHikeDriver',
  isHitchhikingPassenger: 'hitchHikePassenger',
  isKitGiven: 'rezoKit',
  isLetterPrinted: 'cardLetter',
  isLetterPosted: 'cardLetterPosted',
} as const;

/**
 * The body of a POST or PATCH, with only the given keys (docs/platform/a-auth-users.yaml, AdminUserWritable).
 */
export function userToWire({
  homeAddress,
  parentalConsentDate,
  roles,
  verifiedIdentity,
  ...same
}: Partial<UserWrite>): Record<string, unknown> {
  return {
    ...underWireNames(same, wireNames),
    ...(homeAddress !== undefined && { homeAddress: addressToWire(homeAddress) }),
    ...(parentalConsentDate !== undefined && { parentalConsentDate: startOfDay(parentalConsentDate) }),
    ...(typeof verifiedIdentity === 'boolean' && { verifiedIdentity }),
    ...(roles !== undefined && {
      rolesTerritory: roles.map(({ roleId, territoryId }) => ({ role: roleId, territory: territoryId })),
    }),
  };
}

/** Property paths of violations whose field has another name on the screen. */
export const userFieldOfPath = {
  ...fieldsOfWire(wireNames),
  rolesTerritory: 'roles',
  ...addressFieldOfPath('homeAddress'),
};
