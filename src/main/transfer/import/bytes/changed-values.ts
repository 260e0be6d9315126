import type { ImportField } from '#shared/import/fields.ts';
import { checkFields } from '#shared/import/record.ts';
import { replacedValue, type ValueChanges } from '../repairs.ts';

/** What becomes of a value before it is checked. */
export const UNCHANGED = 0;
/** It becomes another one, which has no problem whatever stands beside it. */
export const CHANGED = 1;
/** Its record is read as text: it has a problem, or a correction of a person counts its cells. */
export const COUNTED = 2;
export type Outcome = typeof UNCHANGED | typeof CHANGED | typeof COUNTED;

interface CheckedFor {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  readonly isForPerson: boolean;
}

/** Returns what tells of the values of a column what replacements and corrections make of them. */
export function outcomeOf(
  index: number,
  field: ImportField,
  { repairs, codes, replacements }: ValueChanges,
  how: CheckedFor,
): (value: string) => Outcome {
  const dependsOnOthers = field.isUnique || field.pairedWith !== null || field.beside !== null;
  return (value) => {
    const isCorrected = repairs?.ofValue(index, value) !== undefined;
    if (isCorrected || (repairs !== null && repairs.changed(index, value) !== value)) return COUNTED;
    const text = replacedValue(replacements, index, replacedValue(codes, index, value));
    if (text === value) return UNCHANGED;
    return !dependsOnOthers && isSilent(field, text, how) ? CHANGED : COUNTED;
  };
}

/** Whether a value that depends on no other has no error and no warning. */
export function isSilent(field: ImportField, value: string, { isForPerson, today }: CheckedFor): boolean {
  let isFound = false;
  const found = () => {
    isFound = true;
  };
  const record = { fields: [value], sources: [0], hasControls: true, isBeyondAscii: true, isForPerson };
  const alone = { ...field, pairedWith: null, beside: null };
  checkFields([alone], record, today, () => false, { error: found, warning: found });
  return !isFound;
}
