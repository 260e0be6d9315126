import { holds, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { serverError } from '../http/errors.ts';
import type { Filter } from '../resource/listing.ts';
import { type Person, peopleTable } from './people.ts';
import type { PersonWithUser } from './wire.ts';

const ADMINISTRATORS = [1, 2];
const OPERATOR = 10;
const PSEUDONYMISED = 4;

/**
 * Returns the structures whose people a caller sees; undefined for all of them: an administrator who is no solidary
 * operator (docs/platform/c-solidary.md §2).
 */
function structuresSeen(context: RequestContext): ReadonlySet<number> | undefined {
  const { user } = context.get('requester');
  const isAdministrator = ADMINISTRATORS.some((role) => holds(user, role));
  return isAdministrator && !holds(user, OPERATOR) ? undefined : new Set(user.operates);
}

/** Adds the user to a person; undefined for one who was pseudonymised. */
export function knownOf(context: RequestContext, person: Person): PersonWithUser | undefined {
  const user = context.get('world').users.get(person.userId);
  return user === undefined || user.status === PSEUDONYMISED ? undefined : { ...person, user };
}

/** Returns the people of a role that a caller sees. */
export function peopleSeen(context: RequestContext, isTheirs: (person: Person) => boolean): PersonWithUser[] {
  const seen = structuresSeen(context);
  return context
    .get('world')
    .get(peopleTable)
    .all()
    .filter(({ links }) => seen === undefined || links.some(({ structure }) => seen.has(structure)))
    .flatMap((person) => (isTheirs(person) ? (knownOf(context, person) ?? []) : []));
}

/**
 * Finds the person of a call, in any structure.
 * @throws PlatformError 500 for an unknown id, another role, and a pseudonymised person (docs/platform/c-solidary.yaml,
 * getBeneficiary)
 */
export function personCalled(context: RequestContext, isTheirs: (person: Person) => boolean): PersonWithUser {
  const person = context
    .get('world')
    .get(peopleTable)
    .get(Number(context.req.param('id')));
  const known = person === undefined || !isTheirs(person) ? undefined : knownOf(context, person);
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

export const emailOf = ({ user }: PersonWithUser) => fold(user.email);
export const telephoneOf = ({ user }: PersonWithUser) => user.telephone ?? '';
export const givenNameOf = ({ user }: PersonWithUser) => fold(user.givenName ?? '');
export const familyNameOf = ({ user }: PersonWithUser) => fold(user.familyName ?? '');
