import type { AdType, Gender, IdentityStatus, UserStatus } from '#shared/resources/users/values.ts';
import { type AddressRecord, addressIn, stopIn } from '../data/addresses.ts';
import { notable, seededReferralOf, statusIn } from '../data/communities.ts';
import { doubleAccounts } from '../data/double-accounts.ts';
import { familyNames, mailPart, mensNames, womensNames } from '../data/names.ts';
import { chance, happens, pick } from '../data/random.ts';
import { homeTownsOf, seededPersonOf, sharedWith } from '../data/solidary.ts';
import { seededOperationsOf } from '../data/structures.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { type Town, towns } from '../data/towns.ts';
import { handedIn, lostFile } from './proof-files.ts';
import { purpose } from './seed-purposes.ts';
import type { AdRecord, MembershipRecord, ProofRecord, RoleRecord, UserRecord } from './user-record.ts';

const YEAR = 365.25 * DAY;

/** Every hundredth row is a deleted user: stored, but never listed (docs/platform/a-auth-users.md §5). */
const isDeletedRow = (id: number) => id % 100 === 0;

/** Number of rows needed for a list of `listed` users. */
export const rowsForListed = (listed: number) => listed + Math.floor((listed - 1) / 99);

/** What all seeded users of a platform share. */
export interface SeedContext {
  readonly seed: number;
  readonly now: number;
  readonly communities: number;
}

const mobile = '063998';
/** Prefixes of telephone numbers reserved for fiction in France. */
const fictionalNumbers = [mobile, mobile, mobile, '019900', '026191', '035301', '046571', '053649'];

/**
 * A seeded user, computed from its number alone. Each field is computed on access, so that a list of a million rows
 * costs only the fields used by filters and sorting.
 */
export class SeededUser implements UserRecord {
  readonly id: number;
  readonly #context: SeedContext;

  constructor(id: number, context: SeedContext) {
    this.id = id;
    this.#context = context;
  }

  #chance(decides: number): number {
    return chance(this.#context.seed, this.id, decides);
  }

  /** The user whose telephone, names or birth date this one has too. */
  #double(what: 'telephone' | 'names' | 'birthDate'): SeededUser | undefined {
    const id = doubleAccounts.get(this.id) ?? (what === 'birthDate' ? undefined : sharedWith(this.id, what));
    return id === undefined ? undefined : new SeededUser(id, this.#context);
  }

  get #isDeleted(): boolean {
    return isDeletedRow(this.id);
  }

  get status(): UserStatus {
    if (this.#isDeleted) return 4;
    const number = this.#chance(purpose.status) % 1000;
    if (number < 18) return 2;
    return number < 20 ? 3 : 1;
  }

  get gender(): Gender {
    const number = this.#chance(purpose.gender) % 100;
    if (number < 49) return 1;
    if (number < 95) return 2;
    return number < 98 ? 3 : 0;
  }

  get givenName(): string | null {
    if (this.#isDeleted) return null;
    const double = this.#double('names');
    if (double !== undefined) return double.givenName;
    const number = this.#chance(purpose.givenName);
    if (this.gender === 1) return pick(womensNames, number);
    if (this.gender === 2) return pick(mensNames, number);
    return pick(number % 2 === 0 ? womensNames : mensNames, number >>> 1);
  }

  get familyName(): string | null {
    if (this.#isDeleted) return null;
    return this.#double('names')?.familyName ?? pick(familyNames, this.#chance(purpose.familyName));
  }

  /**
   * Ends with the row's number, which makes it unique and searchable. A person who was entered without one has an
   * address derived from the structure's (docs/platform/c-solidary.md §5).
   */
  get email(): string {
    if (this.#isDeleted) return `pseudonyme-${this.id}@example.net`;
    if (this.id % 90 === 7 && seededPersonOf(this.id)?.isBeneficiary) {
      return `mobilite.nancy+kqtx${String(this.id).padStart(6, '0')}@example.org`;
    }
    const host = pick(['example.org', 'example.com', 'example.net'], this.#chance(purpose.mail));
    const parts = [mailPart(this.givenName ?? ''), mailPart(this.familyName ?? '')].filter((part) => part !== '');
    return `${parts.join('.')}${this.id}@${host}`;
  }

  get nationality(): string | null {
    const number = this.#chance(purpose.nationality) % 100;
    if (number < 60 || this.#isDeleted) return null;
    return number < 92 ? 'Française' : pick(['Belge', 'Luxembourgeoise', 'Sénégalaise', 'Portugaise'], number);
  }

  /** Age in years; one in forty is a minor of 14 to 17. */
  get #age(): number {
    const number = this.#chance(purpose.birth);
    return number % 40 === 0 ? 14 + ((number >>> 8) % 4) : 18 + ((number >>> 8) % 68);
  }

  get birthDate(): string | null {
    const double = this.#double('birthDate');
    if (double !== undefined) return double.birthDate;
    const number = this.#chance(purpose.birth);
    if (this.#isDeleted || (number >>> 4) % 25 === 1) return null;
    const days = (number >>> 12) % 360;
    return new Date(this.#context.now - this.#age * YEAR - days * DAY).toISOString().slice(0, 10);
  }

  get telephone(): string | null {
    const double = this.#double('telephone');
    if (double !== undefined) return double.telephone?.replaceAll(/(\d{2})(?=\d)/g, '$1 ') ?? null;
    const number = this.#chance(purpose.telephone);
    if (this.#isDeleted || number % 20 === 0) return null;
    const national = `${pick(fictionalNumbers, number >>> 5)}${String((number >>> 8) % 10_000).padStart(4, '0')}`;
    const shape = (number >>> 3) % 12;
    if (shape === 0) return `+33${national.slice(1)}`;
    return shape === 1 ? national.replaceAll(/(\d{2})(?=\d)/g, '$1 ') : national;
  }

  get phoneValidatedDate(): number | null {
    return this.telephone !== null && this.#chance(purpose.telephone) % 3 === 1 ? this.createdDate + DAY : null;
  }

  get phoneDisplay(): 1 | 2 {
    return this.#chance(purpose.telephone) % 4 === 3 ? 2 : 1;
  }

  get drivingLicenceNumber(): string | null {
    const number = this.#chance(purpose.habits);
    if (this.#isDeleted || this.#age < 18 || number % 3 > 0) return null;
    return `${number % 100}${String(number % 10_000_000).padStart(8, '0')}`.padStart(12, '1').slice(0, 12);
  }

  get smoke(): 0 | 1 | 2 | null {
    const number = (this.#chance(purpose.habits) >>> 2) % 10;
    if (number < 6) return 0;
    if (number < 8) return 1;
    return number < 9 ? 2 : null;
  }

  get music(): boolean | null {
    return (this.#chance(purpose.habits) >>> 6) % 5 > 0;
  }

  get musicFavorites(): string | null {
    return this.#favorite(9, 6, [
      'Chanson française',
      'Jazz, « mais pas trop fort »',
      'Radio d’informations',
      'Électro',
    ]);
  }

  get chat(): boolean | null {
    return (this.#chance(purpose.habits) >>> 12) % 4 > 0;
  }

  get chatFavorites(): string | null {
    return this.#favorite(15, 8, ['Randonnée', 'Cuisine ; jardin', 'Football', 'Lecture']);
  }

  /** Few users set one; `shift` selects bits of the number that nothing else uses. */
  #favorite(shift: number, every: number, choices: readonly string[]): string | null {
    const number = this.#chance(purpose.habits) >>> shift;
    return this.#isDeleted || number % every > 0 ? null : pick(choices, number);
  }

  get gamification(): boolean | null {
    return this.#chance(purpose.habits) % 2 === 0 ? null : true;
  }

  get gratuity(): boolean | null {
    return this.#chance(purpose.habits) % 7 === 0 ? true : null;
  }

  get newsSubscription(): boolean | null {
    const number = this.#chance(purpose.news) % 20;
    if (this.#isDeleted) return false;
    return number === 0 ? null : number < 13;
  }

  /** Within the last six years, at least a day before now. */
  get createdDate(): number {
    const minutes = this.#chance(purpose.created) % (6 * 365 * 1440);
    return wholeSeconds(this.#context.now - DAY - minutes * 60_000);
  }

  get validatedDate(): number | null {
    return this.#chance(purpose.created) % 10 === 0 ? null : this.createdDate + 3_600_000;
  }

  get importedDate(): number | null {
    return this.#chance(purpose.imported) % 12 === 0 ? this.createdDate : null;
  }

  get lastActivityDate(): number | null {
    const number = this.#chance(purpose.activity);
    if (number % 11 === 0) return null;
    const span = this.#context.now - this.createdDate;
    return wholeSeconds(this.createdDate + span * (((number >>> 4) % 10_000) / 10_000));
  }

  get #isHitchhiker(): boolean {
    return !this.#isDeleted && happens(this.#chance(purpose.hitchhiking), 12);
  }

  get hitchHikeDriver(): boolean | null {
    return this.#isHitchhiker ? (this.#chance(purpose.hitchhiking) >>> 5) % 2 === 0 : null;
  }

  get hitchHikePassenger(): boolean | null {
    return this.#isHitchhiker
      ? this.hitchHikeDriver === false || (this.#chance(purpose.hitchhiking) >>> 7) % 2 === 0
      : null;
  }

  get rezoKit(): boolean | null {
    return this.#isHitchhiker ? pick([true, true, false, null], this.#chance(purpose.kit)) : null;
  }

  get cardLetter(): boolean | null {
    return this.rezoKit === true ? pick([true, false, null], this.#chance(purpose.kit) >>> 4) : null;
  }

  get cardLetterPosted(): boolean | null {
    return this.cardLetter === true ? pick([true, false], this.#chance(purpose.kit) >>> 8) : null;
  }

  get identityProofs(): readonly ProofRecord[] {
    if (!this.#isHitchhiker) return [];
    const number = this.#chance(purpose.proofs);
    const count = number % 8 === 0 ? 2 : Math.min(1, number % 5);
    return Array.from({ length: count }, (_, index) => this.#proof(index, number)).reverse();
  }

  /** Earlier proofs were refused; the last one has any status. */
  #proof(index: number, number: number): ProofRecord {
    const isLast = index > 0 || number % 8 > 0;
    const status = isLast ? pick([1, 2, 2, 3, 4] as const, number >>> 6) : 3;
    const createdDate = this.createdDate + (index + 1) * 2 * DAY;
    const isDecided = status === 2 || status === 3;
    const decided = isDecided ? createdDate + DAY / 2 : null;
    return {
      id: this.id * 2 + index,
      status,
      ...(number % 9 === 1 ? lostFile : pick(handedIn, number >>> 9)),
      size: 90_000 + (number % 3_000_000),
      createdDate,
      updatedDate: decided,
      acceptedDate: status === 2 ? decided : null,
      refusedDate: status === 3 ? decided : null,
      validator: isDecided ? 'Camille A.' : null,
    };
  }

  get identityStatus(): IdentityStatus | null {
    const last = this.identityProofs[0];
    if (last !== undefined) return last.status;
    return this.#chance(purpose.proofs) % 3 === 0 ? null : 0;
  }

  get image(): string | null {
    return !this.#isDeleted && happens(this.#chance(purpose.image), 30) ? `user-${this.id}.png` : null;
  }

  get postalAddress(): string | null {
    return null;
  }

  #town(decides: number): Town {
    return pick(towns, this.#chance(decides));
  }

  get homeAddress(): AddressRecord | null {
    const number = this.#chance(purpose.home);
    if (this.#isDeleted || (number >>> 9) % 12 === 0) return null;
    const near = homeTownsOf(this.id);
    const town = near === undefined ? this.#town(purpose.home) : pick(near, number);
    return addressIn(town, this.#chance(purpose.home + 300));
  }

  get otherAddress(): AddressRecord | null {
    const number = this.#chance(purpose.other);
    return this.#isDeleted || number % 5 > 0 ? null : addressIn(pick(towns, number >>> 4), number);
  }

  get roles(): readonly RoleRecord[] {
    const number = this.#chance(purpose.roles);
    const roles: RoleRecord[] = [{ role: number % 25 === 0 ? 4 : 3, territory: null }];
    const { solidaryUser } = this;
    const isCandidate = !seededPersonOf(this.id)?.links.some(({ status }) => status === 1);
    if (solidaryUser?.volunteer) roles.push({ role: isCandidate ? 171 : 11, territory: null });
    if (solidaryUser?.beneficiary) roles.push({ role: isCandidate ? 172 : 12, territory: null });
    const isReferrer = seededReferralOf(this.id) !== undefined;
    if (isReferrer || this.memberships.some(({ status }) => status === 2)) roles.push({ role: 8, territory: null });
    if (this.operates.length > 0) roles.push({ role: 10, territory: null });
    return roles;
  }

  get solidaryUser(): UserRecord['solidaryUser'] {
    const person = seededPersonOf(this.id);
    if (this.#isDeleted || person === undefined) return null;
    return { volunteer: person.isVolunteer, beneficiary: person.isBeneficiary };
  }

  get ads(): readonly AdRecord[] {
    if (this.#isDeleted) return [];
    const count = pick([0, 0, 0, 1, 1, 2, 3], this.#chance(purpose.ads));
    return Array.from({ length: count }, (_, index) => this.#ad(index));
  }

  #ad(index: number): AdRecord {
    const number = this.#chance(purpose.ads + 1 + index * 4);
    const start = index === 0 && number % 2 === 0 ? this.#town(purpose.home) : pick(towns, number >>> 3);
    const end = pick(towns, this.#chance(purpose.ads + 2 + index * 4));
    const middle = number % 4 === 0 ? [pick(towns, this.#chance(purpose.ads + 3 + index * 4))] : [];
    const isSolidaryOnly = this.solidaryUser?.beneficiary === true && (number >>> 7) % 2 === 0;
    return {
      stops: [start, ...middle, end].map(stopIn),
      isRegular: (number >>> 9) % 2 === 0,
      role: pick([1, 2, 3] as const satisfies readonly AdType[], number >>> 11),
      isPublic: !isSolidaryOnly && (number >>> 13) % 10 > 0,
      isSolidaryOnly,
      validUntil: floorToDay(this.#context.now + (((number >>> 15) % 500) - 200) * DAY),
    };
  }

  get memberships(): readonly MembershipRecord[] {
    if (this.#isDeleted) return [];
    const count = pick([0, 1, 1, 1, 2, 2, 2, 3, 3], this.#chance(purpose.memberships));
    const taken = new Map<number, MembershipRecord>();
    for (let index = 0; index < count; index += 1) {
      const number = this.#chance(purpose.memberships + 1 + index);
      // Bits that the remainder below does not depend on, so that no community is left out.
      const isLarge = (number >>> 20) % 5 === 0;
      const community = isLarge ? pick(notable.large, number >>> 4) : 1 + (number % this.#context.communities);
      taken.set(community, { id: this.id * 4 + index, community, status: statusIn(community, number) });
    }
    const referred = seededReferralOf(this.id);
    if (referred !== undefined) {
      taken.delete(referred);
      // A referrer moderates from the creation on, but may have left since.
      const hasLeft = referred === notable.referrerOutside || referred === notable.withoutModerator;
      if (!hasLeft) taken.set(referred, { id: this.id * 4 + 3, community: referred, status: 2 });
    }
    return [...taken.values()];
  }

  get #isMinor(): boolean {
    return this.birthDate !== null && this.#age < 18;
  }

  get legalGuardianEmail(): string | null {
    return this.#isMinor ? `parent${this.id}@example.org` : null;
  }

  get parentalConsentDate(): number | null {
    return this.#isMinor && this.#chance(purpose.consent) % 2 === 0 ? this.createdDate + DAY : null;
  }

  get parentalConsentUuid(): string | null {
    return this.#isMinor ? `training-${this.id}-${this.#chance(purpose.consent).toString(16)}` : null;
  }

  get referral(): string | null {
    const number = this.#chance(purpose.imported) >>> 8;
    return number % 15 === 0 ? pick(['Mairie', 'Bouche-à-oreille', 'Entreprise', 'Salon'], number) : null;
  }

  get operates(): readonly number[] {
    return seededOperationsOf(this.id);
  }
}
const floorToDay = (time: number) => Math.floor(time / DAY) * DAY;
