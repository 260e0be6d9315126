import type { ImportField } from '#shared/import/fields.ts';
import { checkFields } from '#shared/import/record.ts';
import { replacedValue, type ValueChanges } from '../repairs.ts';

/** What becomes of a value before it is checked. */
export const UNCHANGED = 0;
/** It becomes another one, which has no problem whatever stands beside it. */
export const CHANGED = 1;
/** Its record is read as text: it has a problem, or a correction of a person counts its cells. */
export const COUNTED = 2;
type Outcome = typeof UNCHANGED | typeof CHANGED | typeof COUNTED;

interface CheckedFor {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  readonly warnsForPerson: boolean;
}

/** Different values of a column whose outcome is kept: codes and names are the same few ones in every line. */
const MAX_KNOWN = 2000;

/** Tells of the values of one column what replacements and corrections make of them. */
export class ChangedValues {
  readonly #outcome: (value: string) => Outcome;
  readonly #known = new Map<string, Outcome>();
  /** Of values of one byte of ASCII; -1 while unknown. */
  readonly #single = new Int8Array(0x80).fill(-1);

  constructor(index: number, field: ImportField, changes: ValueChanges, how: CheckedFor) {
    this.#outcome = outcomeOf(index, field, changes, how);
  }

  /** @param text reads the value, where it is none of one byte */
  of(bytes: Uint8Array, from: number, to: number, text: () => string): Outcome {
    const byte = bytes[from] ?? 0;
    if (to - from !== 1 || byte >= 0x80) return this.ofText(text());
    if (this.#single[byte] === -1) this.#single[byte] = this.#outcome(String.fromCharCode(byte));
    // It was set by this line.
    return this.#single[byte] as Outcome;
  }

  ofText(value: string): Outcome {
    let outcome = this.#known.get(value);
    if (outcome === undefined) {
      outcome = this.#outcome(value);
      if (this.#known.size < MAX_KNOWN) this.#known.set(value, outcome);
    }
    return outcome;
  }
}

function outcomeOf(
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
export function isSilent(field: ImportField, value: string, { warnsForPerson, today }: CheckedFor): boolean {
  let isFound = false;
  const found = () => {
    isFound = true;
  };
  const record = { fields: [value], sources: [0], hasControls: true, isBeyondAscii: true, warnsForPerson };
  const alone = { ...field, pairedWith: null, beside: null };
  checkFields([alone], record, today, () => false, { error: found, warning: found });
  return !isFound;
}
