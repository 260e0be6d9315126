import { type AddressDraft, addressDraft } from '#renderer/kit/form/fields/address.ts';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';

/** A line of the roles editor; without a role while none is chosen. */
export interface RoleDraft {
  roleId: number | null;
  territoryId: number | null;
}

/**
 * What the fields of a person's form hold while somebody types, in the order of the screen; a form shows those of its
 * screen, the others stay as they are and never travel.
 */
export interface UserDraft {
  givenName: string | null;
  familyName: string | null;
  gender: number | null;
  birthDate: string | null;
  nationality: string | null;
  email: string | null;
  telephone: string | null;
  phoneDisplay: number | null;
  postalAddress: string | null;
  homeAddress: AddressDraft;
  drivingLicenceNumber: string | null;
  smoke: number | null;
  music: boolean | null;
  musicFavorites: string | null;
  chat: boolean | null;
  chatFavorites: string | null;
  gratuity: boolean | null;
  gamification: boolean | null;
  acceptsNews: boolean | null;
  legalGuardianEmail: string | null;
  parentalConsentDate: string | null;
  status: number | null;
  isHitchhikingDriver: boolean | null;
  isHitchhikingPassenger: boolean | null;
  isKitGiven: boolean | null;
  isLetterPrinted: boolean | null;
  isLetterPosted: boolean | null;
  verifiedIdentity: boolean | null;
  roles: RoleDraft[];
}

/** What the form gives: the wire's values; `status` is absent where it may not be written. */
export type UserValues = Omit<UserWrite, 'status'> & { status: UserWrite['status'] | undefined };

/** Visible after a carpool is accepted: what the platform itself starts from. */
const defaultPhoneDisplay = 1;
const active = 1;

/** The fields of a user that exists, or of a new one. */
export function userDraft(stored: User | null): UserDraft {
  return {
    givenName: stored?.givenName ?? null,
    familyName: stored?.familyName ?? null,
    gender: stored?.gender ?? null,
    birthDate: stored?.birthDate ?? null,
    nationality: stored?.nationality ?? null,
    email: stored?.email ?? null,
    telephone: stored?.telephone ?? null,
    phoneDisplay: stored?.phoneDisplay ?? defaultPhoneDisplay,
    postalAddress: stored?.postalAddress ?? null,
    homeAddress: addressDraft(stored?.homeAddress ?? null),
    drivingLicenceNumber: stored?.drivingLicenceNumber ?? null,
    smoke: stored?.smoke ?? null,
    music: stored?.music ?? null,
    musicFavorites: stored?.musicFavorites ?? null,
    chat: stored?.chat ?? null,
    chatFavorites: stored?.chatFavorites ?? null,
    gratuity: stored?.gratuity ?? null,
    gamification: stored?.gamification ?? null,
    acceptsNews: stored?.acceptsNews ?? null,
    legalGuardianEmail: stored?.legalGuardianEmail ?? null,
    parentalConsentDate: stored?.parentalConsentDate ?? null,
    status: stored === null ? active : stored.status,
    isHitchhikingDriver: stored?.isHitchhikingDriver ?? null,
    isHitchhikingPassenger: stored?.isHitchhikingPassenger ?? null,
    isKitGiven: stored?.isKitGiven ?? null,
    isLetterPrinted: stored?.isLetterPrinted ?? null,
    isLetterPosted: stored?.isLetterPosted ?? null,
    verifiedIdentity: stored?.verifiedIdentity ?? null,
    roles: stored?.roles ?? [],
  };
}

/** Whether a birth date (YYYY-MM-DD, or not yet a day) is that of a person under 18. */
export function isMinor(birthDate: string | null): boolean {
  const age = birthDate === null ? null : ageOn(birthDate, today());
  return age !== null && age < 18;
}
