import { errorCauses, warningCauses } from '#shared/import/cause-names.ts';
import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { FoundProblem } from './check.ts';

const BLOCK = 1 << 14;
const causes: readonly ImportCause[] = [...errorCauses, ...warningCauses];
/** Marks a missing record number; numbers count from 1. */
const NO_RECORD = 0;

/** A problem as the command-line check prints it. */
export interface LoggedProblem {
  line: number;
  record: number | null;
  column: string | null;
  cause: ImportCause;
}

type Packed = Uint16Array | Uint32Array;

/** An append-only array of unsigned integers, two or four bytes each, that never copies. */
class Numbers {
  readonly #create: () => Packed;
  readonly #blocks: Packed[] = [];
  /** The last block. */
  #block: Packed = new Uint16Array(0);
  length = 0;

  constructor(Kind: Uint16ArrayConstructor | Uint32ArrayConstructor) {
    this.#create = () => new Kind(BLOCK);
  }

  push(value: number): void {
    const at = this.length++ % BLOCK;
    if (at === 0) {
      this.#block = this.#create();
      this.#blocks.push(this.#block);
    }
    this.#block[at] = value;
  }

  at(index: number): number {
    return this.#blocks[Math.floor(index / BLOCK)]?.[index % BLOCK] ?? 0;
  }
}

/** Stores problems in order: two bytes each and twelve per record with problems, so that tens of millions fit. */
export class ProblemLog {
  readonly #columns: readonly string[];
  /** Column and cause of each problem, encoded as one number. */
  readonly #kinds = new Numbers(Uint16Array);
  /** Three numbers per record with problems: its line, its number, and the end of its problems in `#kinds`. */
  readonly #lines = new Numbers(Uint32Array);
  readonly #records = new Numbers(Uint32Array);
  readonly #ends = new Numbers(Uint32Array);
  #line = 0;

  constructor(type: ImportType) {
    this.#columns = importColumns[type];
  }

  get length(): number {
    return this.#kinds.length;
  }

  add(cause: ImportCause, { line, record, field }: FoundProblem): void {
    // No two records start on the same line.
    if (line !== this.#line) {
      if (this.#lines.length > 0) this.#ends.push(this.length);
      this.#lines.push(line);
      this.#records.push(record ?? NO_RECORD);
      this.#line = line;
    }
    this.#kinds.push((field + 1) * causes.length + causes.indexOf(cause));
  }

  *[Symbol.iterator](): Generator<LoggedProblem> {
    let at = 0;
    for (let place = 0; place < this.#lines.length; place++) {
      const line = this.#lines.at(place);
      const record = this.#records.at(place) || null;
      const end = place < this.#ends.length ? this.#ends.at(place) : this.length;
      for (; at < end; at++) {
        const kind = this.#kinds.at(at);
        const cause = causes[kind % causes.length];
        const column = this.#columns[Math.floor(kind / causes.length) - 1] ?? null;
        if (cause !== undefined) yield { line, record, column, cause };
      }
    }
  }
}
