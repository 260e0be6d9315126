import { isStorableEmail } from '#shared/email.ts';
import { lineLimit } from '#shared/text-limits.ts';
import type { RequestContext } from '../access/requester.ts';
import { type Windows, windowTimes } from '../data/structure.ts';
import { territories } from '../data/territories.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, pickKeys, refuseNulls, requireAll } from '../http/columns.ts';
import { badRequest, invalid, serverError, type Violation } from '../http/errors.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { nextPartId, type StructureRecord } from './data.ts';
import { addOperator, operatorsOf, removeOperator } from './operators.ts';
import { mergedNeeds, mergedProofs, mergedSubjects } from './parts.ts';

const types: Readonly<Record<string, FieldType>> = {
  name: 'string',
  email: 'string',
  telephone: 'string',
  signature: 'string',
  mode: 'int',
  solidaryTransport: 'bool',
};
const kept = Object.keys(types);
const lengths = { name: lineLimit, email: lineLimit, telephone: lineLimit, signature: lineLimit };

/** Checks what the platform validates: only the name and the e-mail (docs/platform/c-solidary.md §9). */
function check(body: JsonObject, isNew: boolean): void {
  if (body.mode === null) {
    throw badRequest(
      'Failed to denormalize attribute "mode" value for class "App\\Solidary\\Entity\\Structure": Expected argument of type "int", "null" given at property path "mode".',
    );
  }
  refuseNulls(body, types, ['name', 'solidaryTransport']);
  checkTypes(body, types);
  const violations: Violation[] = [];
  if (body.name === '' || (isNew && body.name === undefined)) {
    violations.push({ propertyPath: 'name', message: 'Cette valeur ne doit pas être vide.' });
  }
  if (typeof body.email === 'string' && body.email !== '' && !isStorableEmail(body.email)) {
    violations.push({ propertyPath: 'email', message: "Cette valeur n'est pas une adresse email valide." });
  }
  if (violations.length > 0) throw invalid(violations);
}

/** Reads the times of a body: hours and minutes as written, whatever day and offset stand beside them. */
function timesIn(body: JsonObject): Partial<Windows> {
  const sent = windowTimes.filter((name) => name in body);
  refuseNulls(body, Object.fromEntries(sent.map((name) => [name, 'date'])), sent);
  const entries = sent.map((name) => {
    const text = String(body[name]).trim();
    const time = /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?$/.exec(text)?.[1];
    if (time === undefined) throw badRequest(`DateTime::__construct(): Failed to parse time string (${text})`);
    return [name, time];
  });
  return Object.fromEntries(entries);
}

function territoriesIn(value: unknown): readonly number[] {
  if (!Array.isArray(value)) throw serverError();
  const known = new Set(territories.map(({ id }) => id));
  return value.map((id: unknown) => {
    if (typeof id !== 'number' || !known.has(id)) throw badRequest('Invalid territory');
    return id;
  });
}

/** Returns the ids of sent operators. @throws PlatformError 500 for plain numbers (docs/platform/c-solidary.md §9) */
function operatorIds(body: JsonObject): readonly unknown[] {
  if (body.operators === undefined) return [];
  if (!Array.isArray(body.operators)) throw serverError();
  return body.operators.map((operator: unknown) => {
    if (typeof operator !== 'object' || operator === null || !('id' in operator)) throw serverError();
    return operator.id;
  });
}

/** Returns a user who can be made operator. @throws PlatformError 400 for one who does not exist, or no longer */
function operatorOf(world: World, id: unknown): UserRecord {
  const user = typeof id === 'number' ? world.users.get(id) : undefined;
  if (user === undefined || user.status === 4) throw badRequest('Unknown User');
  return user;
}

/** Reads a creation. Proofs of both types come in one list (docs/platform/c-solidary.md §6). */
export function createdStructure(body: JsonObject, context: RequestContext): Omit<StructureRecord, 'id'> {
  const world = context.get('world');
  check(body, true);
  const times = timesIn(body);
  const own = 'territories' in body ? territoriesIn(body.territories) : [];
  for (const id of operatorIds(body)) operatorOf(world, id);
  requireAll(body, windowTimes);
  checkLengths(body, lengths);
  const nextId = () => nextPartId(world);
  // Types were checked with the table above, and all six times are there.
  return {
    email: null,
    telephone: null,
    signature: null,
    mode: null,
    solidaryTransport: true,
    ...pickKeys(body, kept),
    windows: times,
    territories: own,
    subjects: mergedSubjects([], body.subjects ?? [], nextId),
    needs: mergedNeeds([], body.needs ?? [], nextId),
    proofs: mergedProofs([], body.structureProofs ?? [], nextId),
    hasPeople: false,
    hasRanges: false,
  } as unknown as Omit<StructureRecord, 'id'>;
}

/**
 * Makes the operators of a new structure. Nobody checks whether one is named twice (docs/platform/c-solidary.md §9).
 */
export function welcomeOperators(structure: StructureRecord, body: JsonObject, context: RequestContext): void {
  const world = context.get('world');
  for (const id of operatorIds(body)) addOperator(world, structure.id, operatorOf(world, id));
}

/**
 * Makes the operators of a structure those of a full list. Those left out are removed before the others are looked for,
 * so that they stay removed when one of these is unknown (docs/platform/c-solidary.md §9).
 * @throws PlatformError 400
 */
function replaceOperators(structure: StructureRecord, body: JsonObject, world: World): void {
  if (!('operators' in body)) return;
  const wanted = operatorIds(body);
  const before = operatorsOf(world, structure.id).map(({ user }) => user);
  for (const user of new Set(before)) {
    if (!wanted.includes(user.id)) removeOperator(world, structure.id, user);
  }
  for (const id of new Set(wanted)) {
    const user = operatorOf(world, id);
    if (!user.operates.includes(structure.id)) addOperator(world, structure.id, user);
  }
}

/**
 * Reads a change. Lists are full lists: parts left out are deleted, except subjects, which cannot be. The name of the
 * proofs at the creation is not read (docs/platform/c-solidary.md §6, §9).
 */
export function changedStructure(
  structure: StructureRecord,
  body: JsonObject,
  context: RequestContext,
): Partial<StructureRecord> {
  const world = context.get('world');
  check(body, false);
  const times = timesIn(body);
  checkLengths(body, lengths);
  const nextId = () => nextPartId(world);
  const proofsOf = (type: number, name: string) => {
    const stored = structure.proofs.filter((proof) => proof.type === type);
    return name in body ? mergedProofs(stored, body[name], nextId) : stored;
  };
  const others = structure.proofs.filter(({ type }) => type !== 1 && type !== 2);
  const changes = {
    ...pickKeys(body, kept),
    windows: { ...structure.windows, ...times },
    ...('territories' in body && { territories: territoriesIn(body.territories) }),
    ...('subjects' in body && { subjects: mergedSubjects(structure.subjects, body.subjects, nextId) }),
    ...('needs' in body && { needs: mergedNeeds(structure.needs, body.needs, nextId) }),
    proofs: [...proofsOf(1, 'structureProofsRequester'), ...proofsOf(2, 'structureProofsVolunteer'), ...others],
  };
  replaceOperators(structure, body, world);
  return changes;
}
