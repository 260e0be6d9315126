import { lineLimit } from '#shared/text-limits.ts';
import { type NeedRow, proofKinds, type StructureProofRow, type SubjectRow } from '../data/structure.ts';
import type { JsonObject } from '../http/body.ts';
import { checkLengths } from '../http/columns.ts';
import { databaseError, serverError } from '../http/errors.ts';

/** What every part of a structure has. */
interface PartTable {
  readonly id: number;
  readonly label: string;
}

/** Returns the entries of a sent list. @throws PlatformError 500 for anything but objects in a list */
function entriesOf(value: unknown): readonly JsonObject[] {
  if (!Array.isArray(value)) throw serverError();
  return value.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw serverError();
    return { ...entry };
  });
}

/**
 * Returns the text of a column. @throws PlatformError 500, the page of the database, for anything else or one too long
 */
function textOf(entry: JsonObject, name: string): string {
  const value = entry[name];
  if (typeof value !== 'string') throw databaseError();
  checkLengths(entry, { [name]: lineLimit });
  return value;
}

/**
 * Applies a full list to the stored parts (docs/platform/c-solidary.md §9): an entry whose id is the integer of a
 * stored part changes it, one without the key `id` is new, any other one is skipped, `id: null` included. Parts that
 * are not in the list are left out.
 */
function merged<Row extends PartTable>(
  stored: readonly Row[],
  entries: readonly JsonObject[],
  make: (entry: JsonObject, before: Row | undefined) => Row,
): Row[] {
  const kept = stored.flatMap((part) => {
    const entry = entries.find(({ id }) => id === part.id);
    return entry === undefined ? [] : [make(entry, part)];
  });
  const added = entries.filter((entry) => !('id' in entry)).map((entry) => make(entry, undefined));
  return [...kept, ...added];
}

/**
 * Applies sent subjects. Private ones are never sent and stay.
 * @throws PlatformError 500, the page of the database, when one is left out (docs/platform/c-solidary.md §9)
 */
export function mergedSubjects(stored: readonly SubjectRow[], value: unknown, nextId: () => number): SubjectRow[] {
  const listed = stored.filter(({ isPrivate }) => !isPrivate);
  const rows = merged(listed, entriesOf(value), (entry, before) => ({
    ...(before ?? { id: nextId(), isPrivate: false, isUsed: false }),
    label: before !== undefined && !('label' in entry) ? before.label : textOf(entry, 'label'),
  }));
  const changed = new Map(rows.map((row) => [row.id, row]));
  if (listed.some(({ id }) => !changed.has(id))) throw databaseError();
  const isStored = new Set(stored.map(({ id }) => id));
  return [...stored.map((row) => changed.get(row.id) ?? row), ...rows.filter(({ id }) => !isStored.has(id))];
}

/** Applies sent needs: one without wording for volunteers takes its label there (docs/platform/c-solidary.md §9). */
export const mergedNeeds = (stored: readonly NeedRow[], value: unknown, nextId: () => number): NeedRow[] =>
  merged(stored, entriesOf(value), (entry, before) => {
    const label = before !== undefined && !('label' in entry) ? before.label : textOf(entry, 'label');
    const isWorded = entry.labelVolunteer !== undefined && entry.labelVolunteer !== null;
    const labelVolunteer = isWorded ? textOf(entry, 'labelVolunteer') : label;
    return { ...(before ?? { id: nextId(), isUsed: false }), label, labelVolunteer };
  });

/** Reads a proof: everything that is not sent is reset; options are for lists and radio buttons only. */
function proofOf(entry: JsonObject, before: StructureProofRow | undefined, nextId: () => number): StructureProofRow {
  const kind = proofKinds.find((name) => entry[name] === true) ?? null;
  const hasOptions = kind === 'radio' || kind === 'selectbox';
  const optionText = (name: string) => (hasOptions && typeof entry[name] === 'string' ? textOf(entry, name) : null);
  return {
    ...(before ?? { id: nextId(), isUsed: false }),
    label: textOf(entry, 'label'),
    type: Number.isInteger(entry.type) ? Number(entry.type) : 1,
    position: Number.isInteger(entry.position) ? Number(entry.position) : null,
    kind,
    options: optionText('options'),
    acceptedValues: optionText('acceptedValues'),
    mandatory: entry.mandatory === true,
    activated: entry.activated === true,
  };
}

/**
 * Applies sent proofs to those of one type, or at the creation to none. Entries without label are skipped
 * (docs/platform/c-solidary.yaml, StructureProofWrite).
 */
export const mergedProofs = (
  stored: readonly StructureProofRow[],
  value: unknown,
  nextId: () => number,
): StructureProofRow[] =>
  merged(
    stored,
    entriesOf(value).filter(({ label }) => typeof label === 'string' && label !== ''),
    (entry, before) => proofOf(entry, before, nextId),
  );
