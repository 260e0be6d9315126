import { fullNameOf } from '#shared/full-name.ts';
import type { RequestContext } from '../access/requester.ts';
import { communityTable } from '../communities/data.ts';
import { DAY } from '../data/time.ts';
import {
  addressLines,
  avatarOf,
  imageUrl,
  shortFamilyName,
  type WireContext,
  wireAddress,
  wireContext,
  wireDate,
  wireDateOrNull,
} from '../resource/wire.ts';
import { adTypeOf } from '../store/ads.ts';
import { proofFileName } from '../store/proof-files.ts';
import type { ProofRecord, UserRecord } from '../store/user-record.ts';

const YEAR = 365.25 * DAY;

/** Age in whole years at `now`; null without a birth date. */
function ageOf({ birthDate }: UserRecord, now: number): number | null {
  return birthDate === null ? null : Math.floor((now - Date.parse(birthDate)) / YEAR);
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)}MB`;

function wireProof(proof: ProofRecord, origin: string): Record<string, unknown> {
  const isPending = proof.status === 1 && proof.originalName !== null;
  return {
    '@id': `/identity_proofs/${proof.id}`,
    '@type': 'IdentityProof',
    id: proof.id,
    status: proof.status,
    fileName: isPending ? `${origin}/images/identity-proofs/${proofFileName(proof)}` : null,
    originalName: proof.originalName,
    size: proof.size,
    fileSize: proof.size === null ? null : megabytes(proof.size),
    mimeType: proof.mimeType,
    createdDate: wireDate(proof.createdDate),
    updatedDate: wireDateOrNull(proof.updatedDate),
    acceptedDate: wireDateOrNull(proof.acceptedDate),
    refusedDate: wireDateOrNull(proof.refusedDate),
    validator: proof.validator,
  };
}

const isHitchhiker = (user: UserRecord) => user.hitchHikeDriver === true || user.hitchHikePassenger === true;

function missingForPayment(user: UserRecord): string[] {
  const home = user.homeAddress;
  return [
    ...(user.identityStatus === 2 ? [] : ['identity']),
    'bankCoordinates',
    ...(user.birthDate === null ? ['birthDate'] : []),
    ...(home === null ? ['homeAddress'] : home.street === null ? ['street'] : []),
  ];
}

/** Fields shared by list, item and writes (docs/platform/a-auth-users.yaml, AdminUser). */
function common(user: UserRecord, { origin, now }: WireContext): Record<string, unknown> {
  const age = ageOf(user, now);
  return {
    '@id': `/users/${user.id}`,
    '@type': 'User',
    id: user.id,
    status: user.status,
    givenName: user.givenName,
    familyName: user.familyName,
    shortFamilyName: shortFamilyName(user),
    email: user.email,
    gender: user.gender,
    nationality: user.nationality,
    birthDate: user.birthDate === null ? null : `${user.birthDate}T00:00:00+00:00`,
    telephone: user.telephone,
    phoneDisplay: user.phoneDisplay,
    drivingLicenceNumber: user.drivingLicenceNumber,
    smoke: user.smoke,
    music: user.music,
    musicFavorites: user.musicFavorites,
    chat: user.chat,
    chatFavorites: user.chatFavorites,
    gamification: user.gamification,
    gratuity: user.gratuity,
    newsSubscription: user.newsSubscription,
    createdDate: wireDate(user.createdDate),
    importedDate: wireDateOrNull(user.importedDate),
    lastActivityDate: wireDateOrNull(user.lastActivityDate),
    hitchHikeDriver: user.hitchHikeDriver,
    hitchHikePassenger: user.hitchHikePassenger,
    identityProofs: user.identityProofs.map((proof) => wireProof(proof, origin)),
    identityStatus: user.identityStatus ?? 0,
    verifiedIdentity: isHitchhiker(user) ? user.identityStatus === 2 : null,
    avatar: avatarOf(user, origin),
    image: user.image === null ? null : imageUrl(origin, 'users', 800, user.image),
    postalAddress: user.postalAddress,
    homeAddress: user.homeAddress === null ? null : wireAddress(user.homeAddress, user.id * 2, { name: 'homeAddress' }),
    rolesTerritory: user.roles.map(({ role, territory }) => ({ role, territory })),
    adType: null,
    ownership: null,
    rezoKit: user.rezoKit,
    cardLetter: user.cardLetter,
    cardLetterPosted: user.cardLetterPosted,
    legalGuardianEmail: user.legalGuardianEmail,
    parentalConsentDate: wireDateOrNull(user.parentalConsentDate),
    parentalConsentToken: user.parentalConsentUuid === null ? null : `jeton-${user.id}`,
    parentalConsentUuid: user.parentalConsentUuid,
    needParentalConsent: age === null ? null : age < 18 && user.parentalConsentDate === null,
    oldEnoughToDrive: age === null ? null : age >= 18,
    referral: user.referral,
    missingDataToPayElectronically: missingForPayment(user),
  };
}

/** Returns a user as in the list: `adType` is computed, `ownership` is null. */
export const listUser = (user: UserRecord, context: WireContext) => ({
  ...common(user, context),
  adType: adTypeOf(user.ads, context.now),
});

/** Some users organise a future event. */
const eventsOf = ({ id, status }: UserRecord) =>
  status !== 4 && id % 50 === 7 ? [`${id * 3} - Fête du vélo - édition ${id % 9}`] : [];

const letterLines = (user: UserRecord) =>
  [fullNameOf(user), ...(user.homeAddress === null ? [] : addressLines(user.homeAddress))].join('\n');

/**
 * Returns a user as item: `ownership` is computed, `adType` is null; a hitchhiker without a stored postal address gets
 * an invented one.
 */
export function itemUser(user: UserRecord, context: RequestContext): Record<string, unknown> {
  const environment = wireContext(context);
  const events = eventsOf(user);
  const communities = context.get('world').get(communityTable).all();
  const owned = communities.filter(({ referrerId }) => referrerId === user.id);
  const isAddressed = user.postalAddress === null && user.homeAddress !== null && isHitchhiker(user);
  return {
    ...common(user, environment),
    ...(isAddressed && { postalAddress: letterLines(user) }),
    ownership: [
      ...(events.length > 0 ? [{ events }] : []),
      ...(owned.length > 0 ? [{ communities: owned.map(({ id, name }) => `${id} - ${name}`) }] : []),
    ],
  };
}

/** Returns a user as in responses of writes, before null fields are removed. */
export const writtenUser = (user: UserRecord, context: WireContext) => common(user, context);
