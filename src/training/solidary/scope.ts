import { type Call, holds } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { serverError } from '../http/errors.ts';
import type { Filter } from '../resource/listing.ts';
import { type Person, peopleTable } from './people.ts';
import type { Known } from './wire.ts';

const ADMINISTRATORS = [1, 2];
const OPERATOR = 10;
const PSEUDONYMISED = 4;

/**
 * Returns the structures whose people a caller sees; undefined for all of them: an administrator who is no solidary
 * operator (docs/platform/c-solidary.md §2).
 */
function structuresSeen(call: Call): ReadonlySet<number> | undefined {
  const { user } = call.get('requester');
  const isAdministrator = ADMINISTRATORS.some((role) => holds(user, role));
  return isAdministrator && !holds(user, OPERATOR) ? undefined : new Set(user.operates);
}

/** Adds the user to a person; undefined for one who was pseudonymised. */
export function knownOf(call: Call, person: Person): Known | undefined {
  const user = call.get('world').users.get(person.userId);
  return user === undefined || user.status === PSEUDONYMISED ? undefined : { ...person, user };
}

/** Returns the people of a role that a caller sees. */
export function peopleSeen(call: Call, isTheirs: (person: Person) => boolean): Known[] {
  const seen = structuresSeen(call);
  return call
    .get('world')
    .get(peopleTable)
    .all()
    .filter(({ links }) => seen === undefined || links.some(({ structure }) => seen.has(structure)))
    .flatMap((person) => (isTheirs(person) ? (knownOf(call, person) ?? []) : []));
}

/**
 * Finds the person of a call, in any structure.
 * @throws PlatformError 500 for an unknown id, another role, and a pseudonymised person (docs/platform/c-solidary.yaml,
 * getBeneficiary)
 */
export function personCalled(call: Call, isTheirs: (person: Person) => boolean): Known {
  const person = call
    .get('world')
    .get(peopleTable)
    .get(Number(call.req.param('id')));
  const known = person === undefined || !isTheirs(person) ? undefined : knownOf(call, person);
  if (known === undefined) throw serverError();
  return known;
}

/** Filters by a whole text, as it is stored. */
export const sameText =
  <Row>(name: string, text: (row: Row) => string | null): Filter<Row> =>
  (query) => {
    const wanted = query.text(name) ?? '';
    return wanted === '' ? [] : [(row) => text(row) === wanted];
  };

export const emailOf = ({ user }: Known) => fold(user.email);
export const telephoneOf = ({ user }: Known) => user.telephone ?? '';
export const givenNameOf = ({ user }: Known) => fold(user.givenName ?? '');
export const familyNameOf = ({ user }: Known) => fold(user.familyName ?? '');
