import { lineLimit } from '#shared/text-limits.ts';
import type { RequestContext } from '../access/requester.ts';
import { type AddressRecord, emptyAddress } from '../data/addresses.ts';
import { checkTypes, type FieldType, type JsonObject, readPatch } from '../http/body.ts';
import { checkLengths } from '../http/columns.ts';
import { badRequest, databaseError, serverError } from '../http/errors.ts';
import { parseDate } from '../http/query.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { validate } from './validation.ts';
import type { PersonWithUser } from './wire.ts';

const types: Readonly<Record<string, FieldType>> = {
  givenName: 'string',
  familyName: 'string',
  email: 'string',
  telephone: 'string',
  gender: 'int',
  birthDate: 'date',
  newsSubscription: 'bool',
};
const lengths = { givenName: lineLimit, familyName: lineLimit, email: lineLimit, telephone: lineLimit };
const plain = ['givenName', 'familyName', 'email', 'telephone', 'gender', 'newsSubscription'] as const;

/** Every part of an address but the street, which stays the former one (docs/platform/c-solidary.md §8). */
const addressParts = Object.keys(emptyAddress).filter((name) => name !== 'street');

function dayOf(value: unknown): string {
  const time = parseDate(String(value));
  if (time === undefined) throw serverError();
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns an address with the sent parts: those left out and null are kept, an empty text empties one. */
function changedAddress(before: AddressRecord, value: unknown): AddressRecord {
  if (typeof value !== 'object' || value === null) throw serverError();
  const sent: JsonObject = { ...value };
  const known = addressParts.filter((name) => sent[name] !== undefined && sent[name] !== null);
  return { ...before, ...Object.fromEntries(known.map((name) => [name, String(sent[name])])) };
}

/**
 * Returns the fields of a user that a body gives: null is skipped (docs/platform/c-solidary.yaml, BeneficiaryPatch).
 * @throws PlatformError 400 for another type; 500, the page of the database, for a text that is too long
 */
export function identityIn(body: JsonObject): Partial<UserRecord> {
  checkTypes(body, types);
  checkLengths(body, lengths);
  const sent = plain.filter((name) => body[name] !== undefined && body[name] !== null);
  const { birthDate } = body;
  return {
    // Types were checked with the table above, whose entries are the record's.
    ...(Object.fromEntries(sent.map((name) => [name, body[name]])) as Partial<UserRecord>),
    ...(birthDate !== undefined && birthDate !== null && { birthDate: dayOf(birthDate) }),
  };
}

/** Returns what a body changes in the user. */
function changesOf(body: JsonObject, { homeAddress }: UserRecord): Partial<UserRecord> {
  const { homeAddress: home } = body;
  return {
    ...identityIn(body),
    // Ignored for who has none yet.
    ...(home !== undefined &&
      home !== null &&
      homeAddress !== null && {
        homeAddress: changedAddress(homeAddress, home),
      }),
  };
}

/**
 * Writes the identity of a person: null is skipped, the street stays (docs/platform/c-solidary.md §4, §8).
 * @throws PlatformError 400 for another type; 500, the page of the database, for an e-mail that somebody has
 */
export function changePerson(world: World, user: UserRecord, body: JsonObject): void {
  const changes = changesOf(body, user);
  const holder = typeof body.email === 'string' ? world.users.findByEmail(body.email) : undefined;
  if (holder !== undefined && holder.id !== user.id) throw databaseError();
  world.users.change(user.id, changes);
}

/**
 * Changes or validates a beneficiary; with `validation`, every other key is ignored (docs/platform/c-solidary.yaml,
 * BeneficiaryPatch).
 * @throws PlatformError 400 for an id in the body; 500, the page of the database, for an e-mail that somebody has
 */
export async function changeBeneficiary(context: RequestContext, { user }: PersonWithUser): Promise<void> {
  const world = context.get('world');
  const body = await readPatch(context.req.raw);
  if ('id' in body) throw badRequest(`No route matches "${String(body.id)}".`);
  checkTypes(body, types);
  if (body.validation !== undefined && body.validation !== null) {
    validate(world, body.validation, 'beneficiary');
    return;
  }
  changePerson(world, user, body);
}
