import { type ErrorCause, errorCauses, type WarningCause } from './cause-names.ts';
import type { ImportField } from './fields.ts';
import { isBlank } from './layout.ts';

/** Where the check of one record tells what it finds, in sorted order. `field` is the position in contract order. */
export interface FieldProblems {
  error(field: number, cause: ErrorCause, value: string): void;
  warning(field: number, cause: WarningCause, value: string): void;
}

/** One record to check. */
export interface CheckedRecord {
  /** Its fields as they stand in the file. */
  readonly fields: readonly string[];
  /** For each platform column, in contract order, the position among `fields` of the one that feeds it; -1 for none. */
  readonly sources: readonly number[];
  /** For each platform column, the value where nothing feeds it; absent: empty. */
  readonly constants?: readonly string[];
  /** Whether any field may hold a control character: where none does, none is looked for. */
  readonly hasControls: boolean;
  /**
   * Whether texts are looked for whose commas the platform turns into points; the command-line check does not tell
   * them.
   */
  readonly tellsLostCommas?: boolean;
}

/** The value that feeds a platform column, as it stands in the file; where nothing does, the same for every record. */
export function valueAt(record: Pick<CheckedRecord, 'fields' | 'sources' | 'constants'>, index: number): string {
  const source = record.sources[index] ?? -1;
  return source < 0 ? (record.constants?.[index] ?? '') : (record.fields[source] ?? '');
}

/** C0 but tab, line feed and carriage return; delete and C1; the sign of an undecodable byte. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
export const CONTROL_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]/;
const MORE_THAN_A_NUMBER = /[^0-9 \u00a0\u202f+\-.,/()]/;

function looksLikeFormula(trimmed: string): boolean {
  const first = trimmed.charCodeAt(0);
  if (first === 0x3d || first === 0x40) return true; // = @
  return (first === 0x2b || first === 0x2d) && MORE_THAN_A_NUMBER.test(trimmed); // + -
}

/**
 * Whether the platform would turn every comma of a value into a point: it does so wherever one starts like a decimal
 * (`12,5 km from the centre, behind the school`), whatever the column (docs/platform/a-auth-users.md §9).
 */
function losesCommas(field: ImportField, trimmed: string): boolean {
  const first = trimmed.charCodeAt(0);
  if (first !== 0x2d && (first < 0x30 || first > 0x39)) return false;
  return /^-?[0-9]+,[0-9]/.test(field.toSent === undefined ? trimmed : field.toSent(trimmed));
}

/** The errors of one field in the order in which they are sorted. */
function inOrder(own: ErrorCause | null, across: ErrorCause | null): readonly ErrorCause[] {
  if (own === null) return across === null ? [] : [across];
  if (across === null) return [own];
  return errorCauses.indexOf(own) < errorCauses.indexOf(across) ? [own, across] : [across, own];
}

/** The error of a field by itself: control characters, then presence, then format, range and length. */
function ownError(field: ImportField, value: string, trimmed: string, hasControls: boolean): ErrorCause | null {
  if (hasControls && CONTROL_CHARACTER.test(value)) return 'controlCharacter';
  if (trimmed === '') return field.isRequired ? 'required' : null;
  return field.check === undefined ? null : field.check(trimmed);
}

/**
 * Checks the fields of one record. `isRepeated` tells whether a unique value stood in an earlier record, and is asked
 * once per unique field that is not empty.
 * @returns how many errors it told.
 */
export function checkFields(
  fields: readonly ImportField[],
  record: CheckedRecord,
  today: string,
  isRepeated: (value: string) => boolean,
  problems: FieldProblems,
): number {
  let errors = 0;
  let index = -1;
  for (const field of fields) {
    index++;
    const value = valueAt(record, index);
    const trimmed = value === '' ? '' : value.trim();
    const across = acrossError(field, trimmed, record, isRepeated);
    const own = ownError(field, value, trimmed, record.hasControls);
    if (own !== null || across !== null) {
      for (const cause of inOrder(own, across)) {
        problems.error(index, cause, value);
        errors++;
      }
    }
    if (value === '' || own === 'controlCharacter') continue;
    if (looksLikeFormula(trimmed)) problems.warning(index, 'looksLikeFormula', value);
    if (trimmed !== value) problems.warning(index, 'whitespace', value);
    if (field.warn !== undefined && trimmed !== '' && own === null && across === null) {
      field.warn(trimmed, today, (cause) => problems.warning(index, cause, value));
    }
    if (record.tellsLostCommas === true && own === null && losesCommas(field, trimmed)) {
      problems.warning(index, 'commasLost', value);
    }
  }
  return errors;
}

/** The error that a field has because of another field, or of another record. */
function acrossError(
  field: ImportField,
  trimmed: string,
  record: CheckedRecord,
  isRepeated: (value: string) => boolean,
): ErrorCause | null {
  if (trimmed !== '') return field.isUnique && isRepeated(trimmed) ? 'duplicateInFile' : null;
  if (field.pairedWith === null || isBlank(valueAt(record, field.pairedWith))) return null;
  return 'coordinatePair';
}

/** A field as it is sent: trimmed and read; only trimmed when it has an error of its own. */
export function sentValue(field: ImportField, value: string): string {
  const trimmed = value.trim();
  if (field.toSent === undefined || trimmed === '' || ownError(field, value, trimmed, true) !== null) return trimmed;
  return field.toSent(trimmed);
}
