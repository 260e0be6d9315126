import { folded } from '#shared/folded.ts';
import { type SolidaryUserId, type UserId, userId } from '#shared/resources/solidary/ids.ts';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import type { BeneficiaryRow } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { isTelephone, nationalTelephone } from '#shared/telephone.ts';

/** Somebody whom a search found, as a beneficiary, as a user, or as both. */
export interface FoundPerson {
  /** Distinguishes the entries of one list. */
  key: string;
  /** Null for somebody who was found among users alone. */
  solidaryUserId: SolidaryUserId | null;
  /** Null for a beneficiary who was not found among users: the rows of beneficiaries do not name their user. */
  userId: UserId | null;
  givenName: string | null;
  familyName: string | null;
  email: string | null;
  telephone: string | null;
  structures: readonly PersonStructure[];
}

type UserRow = Pick<User, 'id' | 'givenName' | 'familyName' | 'email' | 'telephone'>;

const ofBeneficiary = (row: BeneficiaryRow): FoundPerson => ({
  key: `beneficiary-${row.id}`,
  solidaryUserId: row.id,
  userId: null,
  givenName: row.givenName,
  familyName: row.familyName,
  email: row.email,
  telephone: row.telephone,
  structures: row.structures,
});

const ofUser = (row: UserRow): FoundPerson => ({
  key: `user-${row.id}`,
  solidaryUserId: null,
  userId: userId.parse(row.id),
  givenName: row.givenName,
  familyName: row.familyName,
  email: row.email,
  telephone: row.telephone,
  structures: [],
});

const emailOf = ({ email }: { email: string | null }) => email?.trim().toLowerCase() || null;

/**
 * Joins what the lists of beneficiaries and of users answered: each person once, beneficiaries first. A user who is one
 * of the beneficiaries is known by the e-mail, which the platform gives to one account only.
 */
export function merged(beneficiaries: readonly BeneficiaryRow[], users: readonly UserRow[]): FoundPerson[] {
  const people = [...new Map(beneficiaries.map((row) => [row.id, ofBeneficiary(row)])).values()];
  const others = [...new Map(users.map((row) => [row.id, ofUser(row)])).values()];
  const joined = people.map((person) => {
    const email = emailOf(person);
    const account = email === null ? undefined : others.find((other) => emailOf(other) === email);
    return account === undefined ? person : { ...person, userId: account.userId };
  });
  const known = new Set(joined.map((person) => person.userId));
  return [...joined, ...others.filter((other) => !known.has(other.userId))];
}

/** What is compared of a new person while it is typed. */
export interface Typed {
  givenName: string | null;
  familyName: string | null;
  telephone: string | null;
  email: string | null;
}

const likenesses = ['email', 'telephone', 'names'] as const;
export type Likeness = (typeof likenesses)[number];

const namesOf = ({ givenName, familyName }: Pick<Typed, 'givenName' | 'familyName'>) => {
  const names = [givenName, familyName].map((name) => folded(name ?? '').replaceAll(/[\s-]+/gu, ' '));
  return names.includes('') ? null : names.toSorted().join(' ');
};

const compared: Readonly<Record<Likeness, (person: Typed) => string | null>> = {
  email: emailOf,
  telephone: ({ telephone }) => (telephone !== null && isTelephone(telephone) ? nationalTelephone(telephone) : null),
  names: namesOf,
};

/** What a person who is typed shares with one who is there already (docs/screens/07-solidary-records.md §9). */
export const likenessesOf = (typed: Typed, found: Typed): Likeness[] =>
  likenesses.filter((likeness) => {
    const value = compared[likeness](typed);
    return value !== null && value === compared[likeness](found);
  });
