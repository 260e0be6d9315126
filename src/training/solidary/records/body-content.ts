import type { StructureProofRow } from '../../data/structure.ts';
import type { JsonObject } from '../../http/body.ts';
import { databaseError, serverError } from '../../http/errors.ts';
import type { World } from '../../store/world.ts';
import { nextPartId, type StructureRecord, structureTable } from '../../structures/data.ts';
import type { ProofAnswer } from '../answers.ts';
import { objectIn } from './body-address.ts';
import type { Labelled } from './record.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Makes a subject for one record, which stands among those of the structure as a private one. */
function ownSubject(world: World, structure: StructureRecord, label: string): Labelled {
  const made = { id: nextPartId(world), label, isPrivate: true, isUsed: true };
  world.get(structureTable).change(structure, { subjects: [...structure.subjects, made] });
  return { id: made.id, label };
}

function listedSubject({ subjects }: StructureRecord, id: unknown): Labelled {
  const found = subjects.find((subject) => subject.id === id);
  if (found === undefined) throw serverError();
  return { id: found.id, label: found.label };
}

/**
 * Reads the subject of a new record, where an own text wins.
 * @throws PlatformError 500 without one (docs/platform/c-solidary.md §5)
 */
export function createdSubject(world: World, structure: StructureRecord, body: JsonObject): Labelled {
  const own = textIn(body.additionalSubject);
  return own === '' ? listedSubject(structure, body.adminsubject) : ownSubject(world, structure, own);
}

/** Reads the subject of an edition, where a listed one wins; undefined where none was sent. */
export function editedSubject(world: World, structure: StructureRecord, body: JsonObject): Labelled | undefined {
  if ('adminsubject' in body) return listedSubject(structure, body.adminsubject);
  const own = textIn(body.additionalSubject);
  return own === '' ? undefined : ownSubject(world, structure, own);
}

/** Whether a need was made for one record: it is not among those of the structure. */
export const isOwnNeed = ({ needs }: StructureRecord, { id }: Labelled): boolean =>
  !needs.some((need) => need.id === id);

/**
 * Returns the needs that a body leaves a record with: the list that was sent, and the own one, which null or an empty
 * text takes away and which stays where its key is absent (docs/platform/c-solidary.md §4).
 * @throws PlatformError 500 for an unknown need
 */
export function needsIn(
  world: World,
  structure: StructureRecord,
  body: JsonObject,
  before: readonly Labelled[] = [],
): Labelled[] {
  const { needs: sent, additionalNeed } = body;
  const own = before.filter((need) => isOwnNeed(structure, need));
  const listed =
    sent === undefined || sent === null
      ? before.filter((need) => !isOwnNeed(structure, need))
      : (Array.isArray(sent) ? sent : [sent]).map((id) => {
          const found = [...structure.needs, ...own].find((need) => need.id === id);
          if (found === undefined) throw serverError();
          return { id: found.id, label: found.label };
        });
  const label = textIn(additionalNeed);
  const added = label === '' ? [] : [{ id: nextPartId(world), label }];
  const kept = additionalNeed === undefined ? own : added;
  return [...listed.filter(({ id }) => !kept.some((need) => need.id === id)), ...kept];
}

/** An answer that was sent to a proof of a structure. */
interface SentAnswer {
  readonly proof: StructureProofRow;
  readonly value: string | boolean | null;
  readonly fileName: unknown;
}

/** Reads the answers of a body. @throws PlatformError 500 for an unknown proof, and without the key `value` */
function sentAnswers(structure: StructureRecord, value: unknown): SentAnswer[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw serverError();
  return value.map((entry) => {
    const sent = objectIn(entry);
    const proof = structure.proofs.find(({ id }) => id === sent.id);
    if (proof === undefined || !('value' in sent)) throw serverError();
    const { value: said } = sent;
    const read = typeof said === 'boolean' || said === null ? said : String(said);
    return { proof, value: read, fileName: sent.fileName };
  });
}

const isEmpty = ({ value, proof }: SentAnswer) => value === null || proof.kind === 'file';

const answerOf = (world: World, { proof, value }: SentAnswer): ProofAnswer => ({
  id: world.nextId(),
  proof: proof.id,
  value,
  file: null,
});

/**
 * Returns the answers that a new record adds to those of its person, never merged with them: files come later
 * (docs/platform/c-solidary.md §5).
 * @throws PlatformError 500 for null in place of a mandatory answer
 */
export function addedAnswers(world: World, structure: StructureRecord, value: unknown): ProofAnswer[] {
  const sent = sentAnswers(structure, value);
  if (sent.some((one) => one.value === null && one.proof.mandatory && one.proof.kind !== 'file')) throw serverError();
  return sent.filter((one) => !isEmpty(one)).map((one) => answerOf(world, one));
}

/**
 * Returns the answers of a person after an edition: the first one of a proof is changed, others are added.
 * @throws PlatformError 500, the page of the database, for one that is taken away (docs/platform/c-solidary.md §8)
 */
export function editedAnswers(
  world: World,
  structure: StructureRecord,
  value: unknown,
  before: readonly ProofAnswer[],
): readonly ProofAnswer[] {
  let answers = before;
  for (const one of sentAnswers(structure, value)) {
    const known = answers.find(({ proof }) => proof === one.proof.id);
    if (known === undefined) {
      if (!isEmpty(one)) answers = answers.concat(answerOf(world, one));
    } else if (one.proof.kind === 'file') {
      if (one.fileName === undefined || one.fileName === null) throw databaseError();
    } else {
      if (one.value === null) throw databaseError();
      answers = answers.map((answer) => (answer === known ? { ...answer, value: one.value } : answer));
    }
  }
  return answers;
}
