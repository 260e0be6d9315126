import { nowOf } from '../../data/time.ts';
import type { JsonObject } from '../../http/body.ts';
import { databaseError, serverError } from '../../http/errors.ts';
import { bareUser, type UserRecord } from '../../store/user-record.ts';
import type { World } from '../../store/world.ts';
import type { StructureRecord } from '../../structures/data.ts';
import type { ProofAnswer } from '../answers.ts';
import { changePerson, identityIn } from '../change-beneficiary.ts';
import { noAvailability, type Person, peopleTable, personOfUser } from '../people.ts';
import { grant } from '../validation.ts';
import { addressIn, objectIn } from './body-address.ts';

/** Who a new record is for: a user who exists, or what is known of a new one. */
export type Beneficiary = { readonly user: UserRecord; readonly sent: JsonObject } | { readonly made: JsonObject };

/** The e-mail of a person who has none: that of the structure with a part of its own (docs/platform/c-solidary.md §5). */
function derivedEmail(world: World, { email }: StructureRecord): string {
  const [name, host] = email?.split('@') ?? [];
  if (name === undefined || host === undefined) throw serverError();
  return `${name}+${world.nextId().toString(36)}@${host}`;
}

/**
 * Reads who a new record is for, and writes nothing yet.
 * @throws PlatformError 500 for an unknown user, and for a person without e-mail in a structure without one; 500, the
 *   page of the database, for an e-mail that somebody has
 */
export function beneficiaryIn(world: World, structure: StructureRecord, value: unknown): Beneficiary {
  const { id, ...sent } = objectIn(value);
  if (id !== undefined && id !== null) {
    const user = world.users.get(Number(id));
    if (user === undefined) throw serverError();
    return { user, sent };
  }
  const email = typeof sent.email === 'string' && sent.email !== '' ? sent.email : derivedEmail(world, structure);
  if (world.users.findByEmail(email) !== undefined) throw databaseError();
  if (!Number.isInteger(sent.gender)) throw databaseError();
  return { made: { ...sent, email } };
}

/** Makes a user: the consent to news and the street of the home are not read (docs/platform/c-solidary.md §5). */
function madeUser(world: World, made: JsonObject): UserRecord {
  const identity = identityIn(made);
  const home = made.homeAddress === undefined || made.homeAddress === null ? null : addressIn(made.homeAddress);
  return world.users.add((id) =>
    bareUser({
      ...identity,
      id,
      email: String(made.email),
      createdDate: nowOf(world),
      newsSubscription: false,
      homeAddress: home === null ? null : { ...home, street: home.streetAddress },
    }),
  );
}

const linked = (world: World, structure: number, answers: readonly ProofAnswer[]) => ({
  id: world.nextId(),
  structure,
  status: 1 as const,
  answers,
});

/** Adds a link and answers to a person. */
function attach(world: World, person: Person, { id }: StructureRecord, answers: readonly ProofAnswer[]): Person {
  const known = person.links.some(({ structure }) => structure === id);
  const links = known
    ? person.links.map((link) => (link.structure === id ? { ...link, answers: [...link.answers, ...answers] } : link))
    : [...person.links, linked(world, id, answers)];
  return world.get(peopleTable).change(person, { isBeneficiary: true, links });
}

/**
 * Writes who a new record is for: the user, the link to the structure, which is accepted at once, the answers, which are
 * added to earlier ones, and the role (docs/platform/c-solidary.md §5).
 */
export function storeBeneficiary(
  world: World,
  structure: StructureRecord,
  beneficiary: Beneficiary,
  answers: readonly ProofAnswer[],
): UserRecord {
  if ('user' in beneficiary) changePerson(world, beneficiary.user, beneficiary.sent);
  const user = 'user' in beneficiary ? beneficiary.user : madeUser(world, beneficiary.made);
  const bare = {
    userId: user.id,
    isBeneficiary: true,
    isVolunteer: false,
    links: [],
    ownPlace: null,
    maxDistance: null,
  };
  const known =
    personOfUser(world, user.id) ?? world.get(peopleTable).add((id) => ({ ...bare, id, availability: noAvailability }));
  grant(world, attach(world, known, structure, answers), 'beneficiary');
  world.users.change(user.id, { solidaryUser: { volunteer: known.isVolunteer, beneficiary: true } });
  return user;
}
