import { type NeedRow, proofKinds, type StructureProofRow, type SubjectRow, windowTimes } from '../data/structure.ts';
import { territories } from '../data/territories.ts';
import type { JsonObject } from '../http/body.ts';
import { withoutNulls } from '../http/hydra.ts';
import { wireDate, wireTerritory } from '../resource/wire.ts';
import type { World } from '../store/world.ts';
import type { StructureRecord } from './data.ts';
import { operatorsOf } from './operators.ts';

/** A time of day as read from the database: with the day of the epoch (docs/platform/c-solidary.md §7). */
const storedTime = (time: string) => `1970-01-01T${time}:00+00:00`;

const wireSubject = ({ id, label, isUsed }: SubjectRow): JsonObject => ({
  '@id': `/subjects/${id}`,
  '@type': 'Subject',
  id,
  label,
  removable: !isUsed,
});

/**
 * Subjects that are not private, which keep the keys of the whole list: an object where one before them is private, a
 * list otherwise (docs/platform/c-solidary.md §7).
 */
function wireSubjects(subjects: readonly SubjectRow[]): readonly JsonObject[] | JsonObject {
  const listed = subjects.flatMap((subject, key) => (subject.isPrivate ? [] : [{ key, wire: wireSubject(subject) }]));
  const isList = listed.every(({ key }, index) => key === index);
  return isList ? listed.map(({ wire }) => wire) : Object.fromEntries(listed.map(({ key, wire }) => [key, wire]));
}

const wireNeed = ({ id, label, labelVolunteer, isUsed }: NeedRow): JsonObject => ({
  '@id': `/needs/${id}`,
  '@type': 'Need',
  id,
  label,
  labelVolunteer,
  removable: !isUsed,
});

const wireProof = ({ id, kind, isUsed, ...proof }: StructureProofRow): JsonObject =>
  withoutNulls({
    '@id': `/structure_proofs/${id}`,
    '@type': 'StructureProof',
    id,
    ...proof,
    ...Object.fromEntries(proofKinds.map((name) => [name, name === kind])),
    removable: !isUsed,
  });

const byNumber = (left: StructureProofRow, right: StructureProofRow) =>
  (left.position ?? 0) - (right.position ?? 0) || left.id - right.id;

/** By position as a text, so that "10" comes before "2". */
function byText(left: StructureProofRow, right: StructureProofRow): number {
  const [first, second] = [String(left.position ?? ''), String(right.position ?? '')];
  return first === second ? left.id - right.id : first < second ? -1 : 1;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Limits and days, which no screen shows or writes. */
const rangesOf = ({ windows }: StructureRecord): JsonObject => ({
  ...Object.fromEntries(windowTimes.map((name) => [name.replace('Time', 'RangeTime'), storedTime(windows[name])])),
  ...Object.fromEntries(days.flatMap((day) => ['m', 'a', 'e'].map((part) => [`${part}${day}`, true]))),
});

/** A row of the list (docs/platform/c-solidary.yaml, StructureMember). */
export const wireMember = ({ id, name, telephone, mode, signature, solidaryTransport }: StructureRecord) => ({
  '@id': `/structures/${id}`,
  '@type': 'Structure',
  id,
  name,
  telephone,
  mode,
  signature,
  solidaryTransport,
});

/**
 * Returns a structure as read, its proofs sorted by position as numbers (docs/platform/c-solidary.yaml, StructureItem).
 */
export function wireStructure(structure: StructureRecord, world: World): JsonObject {
  return {
    ...wireMember(structure),
    email: structure.email,
    // Always true, whatever was written (docs/platform/c-solidary.md §9).
    beneficiaryAutoApproval: true,
    ...(structure.hasRanges && rangesOf(structure)),
    ...Object.fromEntries(windowTimes.map((name) => [name, storedTime(structure.windows[name])])),
    subjects: wireSubjects(structure.subjects),
    needs: structure.needs.map(wireNeed),
    structureProofs: structure.proofs.toSorted(byNumber).map(wireProof),
    territories: territories.filter(({ id }) => structure.territories.includes(id)).map(wireTerritory),
    images: [],
    operators: operatorsOf(world, structure.id).map(({ user, since }) => ({
      id: user.id,
      givenName: user.givenName,
      familyName: user.familyName,
      email: user.email,
      operatorDate: wireDate(since),
    })),
    removable: !structure.hasPeople,
  };
}

/**
 * Returns the answer of a write: proofs sorted by position as text, and times that were sent with the date sent, or
 * that of the day (docs/platform/c-solidary.md §7, §9).
 */
export function writtenStructure(structure: StructureRecord, world: World, body: JsonObject): JsonObject {
  const today = wireDate(world.now()).slice(0, 10);
  const echoed = windowTimes.flatMap((name) => {
    const sent = body[name];
    if (typeof sent !== 'string') return [];
    const date = /^\d{4}-\d{2}-\d{2}/.exec(sent.trim())?.[0] ?? today;
    return [[name, `${date}T${structure.windows[name]}:00+00:00`]];
  });
  return {
    ...wireStructure(structure, world),
    structureProofs: structure.proofs.toSorted(byText).map(wireProof),
    ...Object.fromEntries(echoed),
  };
}
