import type { RawRecord } from '../tokenizer.ts';
import type { ProvedWarning, RecordProof } from './record-proof.ts';

/** A warning of a proved record, as a `FoundProblem`. Its text is read when it is asked for, which is before the next record is read. */
export class ProvedProblem {
  readonly line: number;
  readonly record: number;
  readonly field: number;
  readonly #proof: RecordProof;
  readonly #warning: ProvedWarning;

  constructor(proof: RecordProof, warning: ProvedWarning, { line, record }: { line: number; record: number }) {
    this.#proof = proof;
    this.#warning = warning;
    this.line = line;
    this.record = record;
    this.field = warning.field;
  }

  get value(): string {
    return this.#warning.value();
  }

  get raw(): RawRecord {
    return this.#proof.read(this.line);
  }
}
