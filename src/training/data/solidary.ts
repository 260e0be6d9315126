import { chance, pick } from './random.ts';
import { type Town, towns } from './towns.ts';

/** Status of a person in a structure: 0 pending, 1 accepted, 2 refused. */
export type LinkStatus = 0 | 1 | 2;

/** The link of a person to a structure: one, with one status, whatever the role (docs/platform/c-solidary.md §12). */
export interface SeededLink {
  readonly structure: number;
  readonly status: LinkStatus;
}

/** A person of solidary transport. `id` is the solidary user's, `userId` the user's. */
export interface SeededPerson {
  readonly id: number;
  readonly userId: number;
  readonly isBeneficiary: boolean;
  readonly isVolunteer: boolean;
  readonly links: readonly SeededLink[];
}

/** Together 400 beneficiaries and 120 volunteers: twenty are both. */
export const solidaryPeople = 500;

/** People under circumstances that a screen has to cope with, by solidary user id. */
export const notablePeople = {
  /** Beneficiary, pending in two structures; the last one is structure 1. */
  pendingTwice: 1,
  /** Volunteer, pending in structure 1. */
  pendingVolunteer: 2,
  /** Beneficiary without any proof, pending in structure 1. */
  withoutProofs: 3,
  /** Both beneficiary and volunteer, pending in structures 1 and 2. */
  bothRoles: 5,
  /** Volunteer pending in a structure with records that cannot be read any more. */
  beforeUnreadable: 7,
  /** A pseudonymised user, whom no list shows and whose item is a 500. */
  pseudonymised: 501,
} as const;

/** A structure of the seed in which records cannot be read any more (docs/platform/c-solidary.md §3). */
export const withUnreadableRecords = 4;

/** By solidary user id: beneficiaries of whom a record cannot be read any more, and why. */
export const notableRecords: Readonly<Record<number, 'flexible' | 'carpooler'>> = { 8: 'flexible', 9: 'carpooler' };

/** By solidary user id: the town from which a volunteer drives who does not start at home. */
export const placesOfVolunteers: Readonly<Record<number, string>> = { 32: 'Toul', 57: 'Pont-à-Mousson' };

const pending = (...structures: number[]): SeededLink[] => structures.map((structure) => ({ structure, status: 0 }));
const accepted = (structure: number): SeededLink[] => [{ structure, status: 1 }];

const pinned: Readonly<Record<number, readonly SeededLink[]>> = {
  [notablePeople.pendingTwice]: pending(2, 1),
  [notablePeople.pendingVolunteer]: pending(1),
  [notablePeople.withoutProofs]: pending(1),
  [notablePeople.bothRoles]: pending(1, 2),
  [notablePeople.beforeUnreadable]: pending(withUnreadableRecords),
  8: accepted(withUnreadableRecords),
  9: accepted(withUnreadableRecords),
  // Those who share a telephone or a name: see `sameAs`.
  30: accepted(1),
  31: accepted(1),
  32: accepted(1),
  37: accepted(1),
  60: accepted(2),
  61: accepted(1),
  90: accepted(1),
  91: [...accepted(1), ...pending(2)],
};

/** By solidary user id: whose telephone, or names, a person has too. */
const sameAs: Readonly<Record<number, { readonly id: number; readonly telephone: boolean; readonly names: boolean }>> =
  {
    31: { id: 30, telephone: true, names: false },
    37: { id: 32, telephone: true, names: true },
    61: { id: 60, telephone: false, names: true },
    91: { id: 90, telephone: true, names: true },
  };

const structuresOfVolunteers = [1, 1, 1, 1, 4, 5];
const structuresOfBeneficiaries = [1, 1, 1, 2, 2, 3, 4, 5];

function linksOf(id: number, isVolunteer: boolean): readonly SeededLink[] {
  const known = pinned[id];
  if (known !== undefined) return known;
  const number = chance(11, id, 1);
  const links = new Map<number, SeededLink>();
  for (let index = 0; index < pick([1, 1, 1, 2, 2, 3], number); index += 1) {
    const bits = chance(11, id, 2 + index);
    const structure = pick(isVolunteer ? structuresOfVolunteers : structuresOfBeneficiaries, bits);
    links.set(structure, { structure, status: pick([1, 1, 1, 1, 1, 0, 0, 2] as const, bits >>> 8) });
  }
  return [...links.values()];
}

const userIdOf = (id: number) => id * 10 + 7;

function person(id: number): SeededPerson {
  const isVolunteer = id % 5 === 2 || id % 25 === 5;
  return {
    id,
    userId: userIdOf(id),
    isVolunteer,
    isBeneficiary: id % 5 !== 2,
    links: linksOf(id, isVolunteer),
  };
}

/** The people of the seed, whose users must exist; the last one is pseudonymised. */
export const seededPeople: readonly SeededPerson[] = [
  ...Array.from({ length: solidaryPeople }, (_, index) => person(index + 1)),
  {
    id: notablePeople.pseudonymised,
    userId: 100,
    isVolunteer: true,
    isBeneficiary: true,
    links: accepted(1),
  },
];

const byUser = new Map(seededPeople.map((one) => [one.userId, one]));

/** Returns the solidary person that a seeded user is, if any. */
export const seededPersonOf = (userId: number): SeededPerson | undefined => byUser.get(userId);

/** Returns the user whose telephone or names a seeded user has too, so that duplicates can be found. */
export function sharedWith(userId: number, what: 'telephone' | 'names'): number | undefined {
  const same = sameAs[byUser.get(userId)?.id ?? 0];
  return same?.[what] === true ? userIdOf(same.id) : undefined;
}

const townsIn = (postcode: string) => towns.filter(({ postalCode }) => postalCode.startsWith(postcode));

/** Towns around each structure, where its people live; those of the others. */
const around: Readonly<Record<number, readonly Town[]>> = { 3: townsIn('88'), 4: townsIn('69') };
const aroundOthers = townsIn('54');

/** Returns the towns in one of which a seeded person of solidary transport lives; undefined for other users. */
export function homeTownsOf(userId: number): readonly Town[] | undefined {
  const [link] = byUser.get(userId)?.links ?? [];
  return link === undefined ? undefined : (around[link.structure] ?? aroundOthers);
}

/** A record with a fixed id: what is left out is drawn by its number. */
export interface PinnedRecord {
  readonly id: number;
  readonly structure: number;
  readonly status: 0 | 1 | 2 | 3 | 4 | 6;
  readonly frequency?: 1 | 2 | 3;
  readonly withReturn?: boolean;
  readonly anywhere?: boolean;
  /** Days from the start of the run to the first day. */
  readonly inDays?: number;
  /** Number of further diary entries. */
  readonly extra?: number;
  /** How many volunteers were chosen. */
  readonly toChoose?: number;
  /** Drivers match from any distance. */
  readonly isCrowded?: boolean;
  readonly parent?: number;
  readonly child?: number;
}

/** Records under circumstances that a screen has to cope with, by id; all of structures that one account operates. */
export const pinnedRecordIds = {
  created: 900,
  takenIntoAccount: 901,
  searching: 902,
  followedUp: 903,
  closed: 904,
  /** Days and hours of a regular journey, there and back. */
  regular: 905,
  /** In a structure without volunteers: it can be read. */
  flexible: 906,
  anywhere: 907,
  roundTrip: 908,
  /** Two volunteers were chosen, and messages were written to them: in a run of 1,200 users or more, where some are near. */
  withThreads: 909,
  /** 40 carpools and 200 diary entries. */
  crowded: 910,
} as const;

const soon = { structure: 1, frequency: 1, withReturn: false, inDays: 12, toChoose: 0 } as const;

/** Six records that others replaced, the last of them twice over. */
const replaced: readonly PinnedRecord[] = [1, 2, 3, 4, 5].flatMap((pair): PinnedRecord[] => {
  const [parent, child] = [920 + pair * 2, 921 + pair * 2];
  return [
    { ...soon, id: parent, status: 6, child },
    { ...soon, id: child, status: 0, parent, inDays: 20, ...(pair === 5 && { status: 6, child: 932 }) },
  ];
});

export const pinnedRecords: readonly PinnedRecord[] = [
  { ...soon, id: pinnedRecordIds.created, status: 0 },
  { ...soon, id: pinnedRecordIds.takenIntoAccount, status: 1 },
  { ...soon, id: pinnedRecordIds.searching, status: 2, extra: 4 },
  { ...soon, id: pinnedRecordIds.followedUp, status: 3, extra: 6, toChoose: 1 },
  { ...soon, id: pinnedRecordIds.closed, status: 4, inDays: -5, extra: 3 },
  { ...soon, id: pinnedRecordIds.regular, status: 1, frequency: 2, withReturn: true },
  { ...soon, id: pinnedRecordIds.flexible, structure: 2, status: 1, frequency: 3, withReturn: true },
  { ...soon, id: pinnedRecordIds.anywhere, status: 0, anywhere: true },
  { ...soon, id: pinnedRecordIds.roundTrip, status: 1, withReturn: true },
  { ...soon, id: pinnedRecordIds.withThreads, status: 2, withReturn: true, toChoose: 2, extra: 5 },
  {
    ...soon,
    id: pinnedRecordIds.crowded,
    status: 2,
    frequency: 2,
    withReturn: true,
    toChoose: 4,
    extra: 197,
    isCrowded: true,
  },
  ...replaced,
  { ...soon, id: 932, status: 0, parent: 931, inDays: 25 },
];
