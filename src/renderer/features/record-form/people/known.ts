import { read } from '#renderer/kit/data/bridge.ts';
import { AppFailure } from '#shared/failure.ts';
import { type SolidaryUserId, type UserId, userId } from '#shared/resources/solidary/ids.ts';
import type { PersonProof, PersonStructure } from '#shared/resources/solidary/people.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { User } from '#shared/resources/users/user.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import { homeOf } from '../identity/home.ts';

/** A person of the platform for whom a record is made. */
export interface KnownPerson {
  /** The user, whom the record names; never the solidary user (docs/platform/c-solidary.md §5). */
  userId: UserId;
  /** Null for somebody who is no beneficiary yet, or who may not be read as one. */
  solidaryUserId: SolidaryUserId | null;
  /** What the platform holds. */
  stored: IdentityDraft;
  /** Answers to proofs, those of the last structure only (docs/platform/c-solidary.md §8). */
  proofs: readonly PersonProof[];
  structures: readonly PersonStructure[];
}

/** Who is to be read: as a beneficiary, or as a user. */
export interface PersonToRead {
  solidaryUserId: SolidaryUserId | null;
  userId: UserId | null;
}

/** What may be read of people. */
export interface PersonRights {
  beneficiaries: boolean;
  users: boolean;
}

const genderOf = (gender: number | null) => givenGenders.find((one) => one === gender) ?? null;

const ofBeneficiary = (person: Beneficiary, user: UserId): KnownPerson => ({
  userId: user,
  solidaryUserId: person.id,
  stored: {
    gender: genderOf(person.gender),
    givenName: person.givenName,
    familyName: person.familyName,
    telephone: person.telephone,
    email: person.email,
    birthDate: person.birthDate,
    homeAddress: homeOf(person.homeAddress),
    newsSubscription: person.acceptsNews,
  },
  proofs: person.proofs,
  structures: person.structures,
});

const ofUser = (user: User): KnownPerson => ({
  userId: userId.parse(user.id),
  solidaryUserId: null,
  stored: {
    gender: genderOf(user.gender),
    givenName: user.givenName,
    familyName: user.familyName,
    telephone: user.telephone,
    email: user.email,
    birthDate: user.birthDate,
    homeAddress: homeOf(user.homeAddress),
    newsSubscription: user.acceptsNews,
  },
  proofs: [],
  structures: [],
});

/**
 * Reads a person for a record: as a beneficiary where they are one, which also gives their answers to proofs, else as a
 * user (docs/screens/07-solidary-records.md §6.1). Reading either has no effect on the platform.
 * @param names of the person where they are known, by which the beneficiary of a user is found without reading the user
 * @throws AppFailure; `notFound` where the platform names no user of the beneficiary
 */
export async function readKnownPerson(
  { solidaryUserId, userId: user }: PersonToRead,
  rights: PersonRights,
  names: { email: string | null; givenName: string | null; familyName: string | null } | null = null,
): Promise<KnownPerson> {
  if (solidaryUserId !== null && rights.beneficiaries) {
    const person = await read('solidarybeneficiaries.get', { id: solidaryUserId });
    const found = person.userId ?? user;
    if (found === null) throw new AppFailure({ kind: 'notFound' });
    return ofBeneficiary(person, found);
  }
  if (user === null) throw new AppFailure({ kind: 'notFound' });
  const account = rights.users ? await read('users.get', { id: user }) : null;
  const known = account ?? names;
  if (rights.beneficiaries && known !== null) {
    const { email, givenName, familyName } = known;
    const found = await read('solidary.resolveUser', { userId: user, email, givenName, familyName }).catch(() => null);
    if (found !== null) return ofBeneficiary(await read('solidarybeneficiaries.get', { id: found }), user);
  }
  if (account === null) throw new AppFailure({ kind: 'denied', right: 'user_read' });
  return ofUser(account);
}
