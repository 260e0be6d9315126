import { type ErrorCause, errorCauses, type WarningCause } from './cause-names.ts';
import type { ImportCause } from './causes.ts';
import { isReadAsWritten } from './converted-field.ts';
import type { ImportField } from './fields.ts';
import { isBlank } from './layout.ts';

/** Receives the problems of one record in sort order. `field` is the position in contract order. */
export interface FieldProblems {
  error(field: number, cause: ErrorCause, value: string): void;
  warning(field: number, cause: WarningCause, value: string): void;
}

/** One record to check. */
export interface CheckedRecord {
  /** Its fields as written in the file. */
  readonly fields: readonly string[];
  /** For each platform column in contract order, the position among `fields` of the one that feeds it; -1 for none. */
  readonly sources: readonly number[];
  /** For each platform column, its value when no file column feeds it; absent: empty. */
  readonly constants?: readonly string[];
  /** Whether any field may hold a control character; false skips the search. */
  readonly hasControls: boolean;
  /** Whether any field may hold a character beyond ASCII; false skips the search for misread ones. */
  readonly isBeyondAscii: boolean;
  /** Whether a person at the window is told; off for the command-line check. */
  readonly isForPerson?: boolean;
}

/** Returns the value of a platform column as written in the file, or its constant. */
export function valueAt(record: Pick<CheckedRecord, 'fields' | 'sources' | 'constants'>, index: number): string {
  const source = record.sources[index] ?? -1;
  return source < 0 ? (record.constants?.[index] ?? '') : (record.fields[source] ?? '');
}

/** C0 except tab, line feed and carriage return; delete and C1; the replacement character of undecodable bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
export const CONTROL_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]/;
/** After every day that a file may hold. */
const NO_DAY_LATER = '9999-12-31';

const MORE_THAN_A_NUMBER = /[^0-9 \u00a0\u202f+\-.,/()]/;

/** Whether a spreadsheet would run a trimmed text. */
export function looksLikeFormula(trimmed: string): boolean {
  const first = trimmed.charCodeAt(0);
  if (first === 0x3d || first === 0x40) return true; // = @
  return (first === 0x2b || first === 0x2d) && MORE_THAN_A_NUMBER.test(trimmed); // + -
}

/**
 * Text that was decoded with the wrong table: signs of the punctuation of windows-1252 inside a word, the first half of
 * two bytes of UTF-8, and capital letters inside a word that are the accents of older tables.
 */
const MISREAD =
  /\p{L}[‚ƒ†‡ˆ‰™]|[‚ƒ†‡ˆ‰™]\p{L}|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\p{Ll}[ŠŽŒ]|\p{L}[ŠŽŒ]\p{Ll}/u;

/** Characters one of which every such text has: most texts need no closer look. */
export const SUSPECT = /[‚ƒ†‡ˆ‰™ÃÂŠŽŒ]/;

/** Whether a text looks decoded with the wrong table. */
export const isMisread = (text: string): boolean => SUSPECT.test(text) && MISREAD.test(text);

/**
 * Whether the platform would turn every comma of a value into a point, as it does for any value that starts like a
 * decimal number (`12,5 km from the centre, behind the school`), whatever the column (docs/platform/a-auth-users.md
 * §9).
 */
function losesCommas(field: ImportField, trimmed: string): boolean {
  const first = trimmed.charCodeAt(0);
  if (first !== 0x2d && (first < 0x30 || first > 0x39)) return false;
  return /^-?[0-9]+,[0-9]/.test(field.toSent === undefined ? trimmed : field.toSent(trimmed));
}

/** Returns the errors of one field in sort order. */
function inOrder(own: ErrorCause | null, across: ErrorCause | null): readonly ErrorCause[] {
  if (own === null) return across === null ? [] : [across];
  if (across === null) return [own];
  return errorCauses.indexOf(own) < errorCauses.indexOf(across) ? [own, across] : [across, own];
}

/** Returns the error of a field on its own: control characters, then presence, then format, range and length. */
function ownError(field: ImportField, value: string, trimmed: string, hasControls: boolean): ErrorCause | null {
  if (hasControls && CONTROL_CHARACTER.test(value)) return 'controlCharacter';
  if (trimmed === '') return field.isRequired ? 'required' : null;
  return field.check === undefined ? null : field.check(trimmed);
}

/** The error of a text without another one that the platform would not read as it is sent; null for any other text. */
const unsendable = (field: ImportField, trimmed: string): ErrorCause | null =>
  trimmed.includes('\\') && !isReadAsWritten(field.toSent?.(trimmed) ?? trimmed) ? 'backslash' : null;

/** Whether a text has a problem on its own, beside no other text. */
export function hasCause(field: ImportField, value: string, cause: ImportCause): boolean {
  const trimmed = value.trim();
  const own = ownError(field, value, trimmed, true) ?? unsendable(field, trimmed);
  if (own !== null || trimmed === '') return own === cause;
  let isFound = (cause === 'misread' && isMisread(trimmed)) || field.warnPerson?.(trimmed) === cause;
  field.warn?.(trimmed, NO_DAY_LATER, (found) => {
    isFound ||= found === cause;
  });
  return isFound;
}

/**
 * Checks the fields of one record.
 * @param isRepeated whether a unique value occurred in an earlier record; called once per unique field that is not
 * empty
 * @returns the number of errors reported
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
    const own =
      ownError(field, value, trimmed, record.hasControls) ?? (record.isForPerson ? unsendable(field, trimmed) : null);
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
    if (record.isBeyondAscii && isMisread(trimmed)) problems.warning(index, 'misread', value);
    if (field.beside?.rule.concerns(trimmed) === true && own === null && across === null) {
      const cause = besideWarning(fields, field.beside, trimmed, record);
      if (cause !== null) problems.warning(index, cause, value);
    }
    if (record.isForPerson && own === null) {
      if (losesCommas(field, trimmed)) problems.warning(index, 'commasLost', value);
      const told = trimmed === '' ? null : (field.warnPerson?.(trimmed) ?? null);
      if (told !== null) problems.warning(index, told, value);
    }
  }
  return errors;
}

/** Returns the error of a field that depends on another field or another record. */
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

/** Returns the warning of a value beside that of another column, unless that one is wrong itself. */
function besideWarning(
  fields: readonly ImportField[],
  { index, rule }: NonNullable<ImportField['beside']>,
  trimmed: string,
  record: CheckedRecord,
): WarningCause | null {
  const other = fields[index];
  const value = valueAt(record, index);
  const otherTrimmed = value.trim();
  if (other === undefined || ownError(other, value, otherTrimmed, record.hasControls) !== null) return null;
  return rule.warn(trimmed, otherTrimmed);
}

/** Converts a field to what is sent; only trims it when it has an error of its own. */
export function sentValue(field: ImportField, value: string): string {
  const trimmed = value.trim();
  if (field.toSent === undefined || trimmed === '' || ownError(field, value, trimmed, true) !== null) return trimmed;
  return field.toSent(trimmed);
}
