import { settledCauses } from '#shared/import/cause-names.ts';
import type { ImportCause } from '#shared/import/causes.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';

/** What is known of a record after a check, as bits of one byte. */
const ERROR = 1;
const TO_LOOK_AT = 2;
const LEFT_OUT = 4;

/** Which records are wanted by what became of them in the check. */
export type RecordState = 'valid' | 'blocked' | 'toLookAt' | 'leftOut';

const stateTests: Readonly<Record<RecordState, (bits: number) => boolean>> = {
  valid: (bits) => (bits & (ERROR | LEFT_OUT)) === 0,
  blocked: (bits) => (bits & (ERROR | LEFT_OUT)) === ERROR,
  toLookAt: (bits) => (bits & (ERROR | TO_LOOK_AT | LEFT_OUT)) === TO_LOOK_AT,
  leftOut: (bits) => (bits & LEFT_OUT) !== 0,
};

const states = ['valid', 'blocked', 'toLookAt', 'leftOut'] as const satisfies RecordState[];

/** The bits of a record with a problem. */
export const bitsOf = (severity: ImportGroup['severity'], cause: ImportCause): number => {
  if (severity === 'error') return ERROR;
  return settledCauses.has(cause) ? 0 : TO_LOOK_AT;
};
export const leftOutBits = LEFT_OUT;

/** A byte for each record, numbered from 1, and how many are in each state. */
export class RecordStates {
  #bits = new Uint8Array(1 << 10);
  #length = 0;
  readonly #counts: Record<RecordState, number> = { valid: 0, blocked: 0, toLookAt: 0, leftOut: 0 };

  /** Number of records. */
  get length(): number {
    return this.#length;
  }

  /** Adds the next record, without problems. */
  add(): void {
    if (this.#length === this.#bits.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[this.#length++] = 0;
    this.#counts.valid += 1;
  }

  /** Adds bits to a record. */
  mark(record: number, bits: number): void {
    this.#set(record, (this.#bits[record - 1] ?? 0) | bits);
  }

  clear(record: number): void {
    this.#set(record, 0);
  }

  #set(record: number, bits: number): void {
    const before = this.#bits[record - 1] ?? 0;
    if (bits === before) return;
    this.#bits[record - 1] = bits;
    for (const state of states) {
      this.#counts[state] += Number(stateTests[state](bits)) - Number(stateTests[state](before));
    }
  }

  is(record: number, state: RecordState): boolean {
    return stateTests[state](this.#bits[record - 1] ?? 0);
  }

  count(state: RecordState): number {
    return this.#counts[state];
  }

  /** The records in a state, ascending. */
  records(state: RecordState): Uint32Array {
    const isWanted = stateTests[state];
    const found = new Uint32Array(this.#length);
    let count = 0;
    for (let at = 0; at < this.#length; at++) {
      if (isWanted(this.#bits[at] ?? 0)) found[count++] = at + 1;
    }
    return found.slice(0, count);
  }
}
