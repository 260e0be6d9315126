import type { AdType, Gender, IdentityStatus, RoleId, UserStatus } from '#shared/resources/users/values.ts';
import type { AddressRecord } from '../data/addresses.ts';

export interface RoleRecord {
  readonly role: RoleId;
  readonly territory: number | null;
}

export interface ProofRecord {
  readonly id: number;
  readonly status: IdentityStatus;
  readonly originalName: string | null;
  readonly size: number | null;
  readonly mimeType: string | null;
  /** Milliseconds since 1970, here and below. */
  readonly createdDate: number;
  readonly updatedDate: number | null;
  readonly acceptedDate: number | null;
  readonly refusedDate: number | null;
  readonly validator: string | null;
}

/** Membership of a community: status 0 pending, 1 member, 2 moderator, 3 refused; any other integer is stored too. */
export interface MembershipRecord {
  readonly id: number;
  readonly community: number;
  readonly status: number;
  /** Milliseconds since 1970, here and below; seeded ones have none and were decided at once. */
  readonly createdDate?: number;
  readonly acceptedDate?: number | null;
  readonly refusedDate?: number | null;
}

/** A ride offered or requested. `stops` are addresses from start to end. */
export interface AdRecord {
  readonly stops: readonly AddressRecord[];
  readonly isRegular: boolean;
  readonly role: Exclude<AdType, 0>;
  readonly isPublic: boolean;
  readonly isSolidaryOnly: boolean;
  /** Last day of the ad, milliseconds since 1970. */
  readonly validUntil: number;
}

/** A user as stored. Dates are milliseconds since 1970, days are YYYY-MM-DD. */
export interface UserRecord {
  readonly id: number;
  readonly status: UserStatus;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string;
  readonly gender: Gender;
  readonly nationality: string | null;
  readonly birthDate: string | null;
  readonly telephone: string | null;
  readonly phoneValidatedDate: number | null;
  readonly phoneDisplay: 1 | 2;
  readonly drivingLicenceNumber: string | null;
  readonly smoke: 0 | 1 | 2 | null;
  readonly music: boolean | null;
  readonly musicFavorites: string | null;
  readonly chat: boolean | null;
  readonly chatFavorites: string | null;
  readonly gamification: boolean | null;
  readonly gratuity: boolean | null;
  readonly newsSubscription: boolean | null;
  readonly createdDate: number;
  readonly validatedDate: number | null;
  readonly importedDate: number | null;
  readonly lastActivityDate: number | null;
  readonly hitchHikeDriver: boolean | null;
  readonly hitchHikePassenger: boolean | null;
  readonly identityProofs: readonly ProofRecord[];
  /** Null: never set; returned as 0. */
  readonly identityStatus: IdentityStatus | null;
  /** File name below `/images/users/`; null without picture. */
  readonly image: string | null;
  readonly postalAddress: string | null;
  readonly homeAddress: AddressRecord | null;
  /** Another named address, such as a workplace. */
  readonly otherAddress: AddressRecord | null;
  readonly roles: readonly RoleRecord[];
  readonly ads: readonly AdRecord[];
  readonly memberships: readonly MembershipRecord[];
  readonly rezoKit: boolean | null;
  readonly cardLetter: boolean | null;
  readonly cardLetterPosted: boolean | null;
  readonly legalGuardianEmail: string | null;
  readonly parentalConsentDate: number | null;
  readonly parentalConsentUuid: string | null;
  readonly referral: string | null;
  /** Ids of the solidary structures that the user operates. */
  readonly operates: readonly number[];
  readonly solidaryUser: { readonly volunteer: boolean; readonly beneficiary: boolean } | null;
}

/** Returns a user with default values for everything not given. */
export function bareUser(given: Pick<UserRecord, 'id' | 'email' | 'createdDate'> & Partial<UserRecord>): UserRecord {
  return {
    status: 1,
    givenName: null,
    familyName: null,
    gender: 0,
    nationality: null,
    birthDate: null,
    telephone: null,
    phoneValidatedDate: null,
    phoneDisplay: 1,
    drivingLicenceNumber: null,
    smoke: 0,
    music: true,
    musicFavorites: null,
    chat: true,
    chatFavorites: null,
    gamification: null,
    gratuity: null,
    newsSubscription: null,
    validatedDate: null,
    importedDate: null,
    lastActivityDate: null,
    hitchHikeDriver: null,
    hitchHikePassenger: null,
    identityProofs: [],
    identityStatus: null,
    image: null,
    postalAddress: null,
    homeAddress: null,
    otherAddress: null,
    roles: [{ role: 3, territory: null }],
    ads: [],
    memberships: [],
    rezoKit: null,
    cardLetter: null,
    cardLetterPosted: null,
    legalGuardianEmail: null,
    parentalConsentDate: null,
    parentalConsentUuid: null,
    referral: null,
    operates: [],
    solidaryUser: null,
    ...given,
  };
}

const named: Record<keyof UserRecord, true> = {
  id: true,
  status: true,
  givenName: true,
  familyName: true,
  email: true,
  gender: true,
  nationality: true,
  birthDate: true,
  telephone: true,
  phoneValidatedDate: true,
  phoneDisplay: true,
  drivingLicenceNumber: true,
  smoke: true,
  music: true,
  musicFavorites: true,
  chat: true,
  chatFavorites: true,
  gamification: true,
  gratuity: true,
  newsSubscription: true,
  createdDate: true,
  validatedDate: true,
  importedDate: true,
  lastActivityDate: true,
  hitchHikeDriver: true,
  hitchHikePassenger: true,
  identityProofs: true,
  identityStatus: true,
  image: true,
  postalAddress: true,
  homeAddress: true,
  otherAddress: true,
  roles: true,
  ads: true,
  memberships: true,
  rezoKit: true,
  cardLetter: true,
  cardLetterPosted: true,
  legalGuardianEmail: true,
  parentalConsentDate: true,
  parentalConsentUuid: true,
  referral: true,
  operates: true,
  solidaryUser: true,
};

/** The names of all fields of a record. */
// The keys of the object above are, by its type, exactly those of the record.
export const userFields = Object.keys(named) as (keyof UserRecord)[];
