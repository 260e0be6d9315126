import { z } from 'zod';
import { wireAddress } from '../address.ts';
import { day, fileSize, flag, oneOf, picture, text, timestamp } from '../read.ts';
import type { Ownership } from './ownership.ts';
import { adTypes, genders, identityStatuses, phoneDisplays, smokeHabits, userStatuses } from './values.ts';

const proof = z
  .object({
    id: z.int(),
    status: oneOf(identityStatuses),
    originalName: text,
    fileSize,
    mimeType: text,
    createdDate: timestamp,
    acceptedDate: timestamp,
    refusedDate: timestamp,
    validator: text,
    fileName: text,
  })
  // The URL of the document is dropped: it is public, so it is loaded through main only (`proofFileAddress`).
  .transform(({ fileName, ...shown }) => ({ ...shown, hasFile: shown.status === 1 && fileName !== null }));

/** A role over a territory; `territoryId` null means everywhere. */
export const roleAssignment = z.object({ roleId: z.int(), territoryId: z.int().nullable() });
export type RoleAssignment = z.infer<typeof roleAssignment>;

const wireRoles = z
  .array(z.object({ role: z.int(), territory: z.int().nullish() }))
  .nullish()
  .transform((roles): RoleAssignment[] => {
    // The getter of the platform appends: the same pair may come twice (docs/platform/a-auth-users.md §5).
    const byKey = new Map<string, RoleAssignment>();
    for (const { role, territory } of roles ?? []) {
      byKey.set(`${role}/${territory ?? ''}`, { roleId: role, territoryId: territory ?? null });
    }
    return [...byKey.values()];
  });

/** `"12 - Fête du vélo"` -> id and name, at the first separator. */
function ownedObject(label: string): { id: number | null; name: string } {
  const separator = label.indexOf(' - ');
  const id = separator < 0 ? Number.NaN : Number(label.slice(0, separator));
  return Number.isInteger(id) ? { id, name: label.slice(separator + 3) } : { id: null, name: label };
}

/** Null where ownership is absent, as in lists, or has another shape: it is then unknown. */
const wireOwnership = z
  .array(z.strictObject({ events: z.array(z.string()).optional(), communities: z.array(z.string()).optional() }))
  .nullish()
  .catch(null)
  .transform((entries): Ownership | null =>
    entries
      ? {
          events: entries.flatMap(({ events }) => events ?? []).map(ownedObject),
          communities: entries.flatMap(({ communities }) => communities ?? []).map(ownedObject),
        }
      : null,
  );

/**
 * Reads a user of the list or of the item (docs/platform/a-auth-users.yaml, AdminUser): both carry the same keys.
 * `adType` is null in the item, `ownership` is null in the list.
 */
export const user = z
  .object({
    id: z.int(),
    status: oneOf(userStatuses),
    givenName: text,
    familyName: text,
    shortFamilyName: text,
    email: text,
    gender: oneOf(genders),
    nationality: text,
    birthDate: day,
    telephone: text,
    phoneDisplay: oneOf(phoneDisplays),
    drivingLicenceNumber: text,
    smoke: oneOf(smokeHabits),
    music: flag,
    musicFavorites: text,
    chat: flag,
    chatFavorites: text,
    gamification: flag,
    gratuity: flag,
    newsSubscription: flag,
    createdDate: timestamp,
    importedDate: timestamp,
    lastActivityDate: timestamp,
    hitchHikeDriver: flag,
    hitchHikePassenger: flag,
    identityProofs: z.array(proof).nullish(),
    identityStatus: oneOf(identityStatuses),
    verifiedIdentity: flag,
    avatar: picture,
    image: text,
    postalAddress: text,
    homeAddress: wireAddress.nullish(),
    rolesTerritory: wireRoles,
    adType: oneOf(adTypes),
    ownership: wireOwnership,
    rezoKit: flag,
    cardLetter: flag,
    cardLetterPosted: flag,
    legalGuardianEmail: text,
    parentalConsentDate: day,
    needParentalConsent: flag,
    oldEnoughToDrive: flag,
    referral: text,
    missingDataToPayElectronically: z.array(z.string()).nullish(),
  })
  .transform(
    ({
      rolesTerritory,
      rezoKit,
      cardLetter,
      cardLetterPosted,
      hitchHikeDriver,
      hitchHikePassenger,
      newsSubscription,
      ...same
    }) => ({
      ...same,
      acceptsNews: newsSubscription,
      isHitchhikingDriver: hitchHikeDriver,
      isHitchhikingPassenger: hitchHikePassenger,
      identityProofs: same.identityProofs ?? [],
      homeAddress: same.homeAddress ?? null,
      missingDataToPayElectronically: same.missingDataToPayElectronically ?? [],
      roles: rolesTerritory,
      isKitGiven: rezoKit,
      isLetterPrinted: cardLetter,
      isLetterPosted: cardLetterPosted,
    }),
  );
export type User = z.infer<typeof user>;
