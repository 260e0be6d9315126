import { type ErrorCause, errorCauses, type WarningCause } from './cause-names.ts';
import type { ImportField } from './fields.ts';

/** Where the check of one record tells what it finds, in sorted order. `field` is the position in contract order. */
export interface FieldProblems {
  error(field: number, cause: ErrorCause, value: string): void;
  warning(field: number, cause: WarningCause, value: string): void;
}

// C0 but tab, line feed and carriage return; delete and C1; the sign of an undecodable byte.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]/;
const MORE_THAN_A_NUMBER = /[^0-9 \u00a0\u202f+\-.,/()]/;

function looksLikeFormula(trimmed: string): boolean {
  const first = trimmed.charCodeAt(0);
  if (first === 0x3d || first === 0x40) return true; // = @
  return (first === 0x2b || first === 0x2d) && MORE_THAN_A_NUMBER.test(trimmed); // + -
}

const NONE: readonly ErrorCause[] = [];

/** The errors of one field in the order in which they are sorted; nearly always none, so nothing is built then. */
function inOrder(own: ErrorCause | null, across: ErrorCause | null): readonly ErrorCause[] {
  if (own === null) return across === null ? NONE : [across];
  if (across === null) return [own];
  return errorCauses.indexOf(own) < errorCauses.indexOf(across) ? [own, across] : [across, own];
}

/** The error of a field by itself: control characters, then presence, then format, range and length. */
function ownError(field: ImportField, raw: string, trimmed: string): ErrorCause | null {
  if (CONTROL.test(raw)) return 'controlCharacter';
  if (trimmed === '') return field.isRequired ? 'required' : null;
  return field.check?.(trimmed) ?? null;
}

/**
 * Checks the fields of one record. `raw` and `trimmed` hold its values in contract order; `isRepeated` tells whether a
 * unique value stood in an earlier record, and is asked once per unique field that is not empty.
 * @returns how many errors it told.
 */
export function checkFields(
  fields: readonly ImportField[],
  raw: readonly string[],
  trimmed: readonly string[],
  today: string,
  isRepeated: (value: string) => boolean,
  problems: FieldProblems,
): number {
  let errors = 0;
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index];
    const value = raw[index];
    const kept = trimmed[index];
    if (field === undefined || value === undefined || kept === undefined) continue;
    const across = acrossError(field, kept, trimmed, isRepeated);
    if (value === '' && across === null && !field.isRequired) continue;
    const own = ownError(field, value, kept);
    for (const cause of inOrder(own, across)) {
      problems.error(index, cause, value);
      errors++;
    }
    if (own === 'controlCharacter') continue;
    if (kept !== '' && looksLikeFormula(kept)) problems.warning(index, 'looksLikeFormula', value);
    if (kept.length !== value.length) problems.warning(index, 'whitespace', value);
    if (own === null && across === null && kept !== '') {
      field.warn?.(kept, today, (cause) => problems.warning(index, cause, value));
    }
  }
  return errors;
}

/** The error that a field has because of another field, or of another record. */
function acrossError(
  field: ImportField,
  kept: string,
  trimmed: readonly string[],
  isRepeated: (value: string) => boolean,
): ErrorCause | null {
  if (field.isUnique === true && kept !== '' && isRepeated(kept)) return 'duplicateInFile';
  if (field.pairedWith !== undefined && kept === '' && trimmed[field.pairedWith] !== '') return 'coordinatePair';
  return null;
}

/** A field as it is sent: trimmed and read; only trimmed when it has an error of its own. */
export function sentValue(field: ImportField, raw: string, trimmed: string): string {
  if (field.toSent === undefined || trimmed === '' || ownError(field, raw, trimmed) !== null) return trimmed;
  return field.toSent(trimmed);
}
