import { errorCauses, warningCauses } from '#shared/import/cause-names.ts';
import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { FoundProblem } from './check.ts';

const BLOCK = 1 << 14;
const causes: readonly ImportCause[] = [...errorCauses, ...warningCauses];
const NO_RECORD = 0;

interface Block {
  lines: Uint32Array;
  records: Uint32Array;
  /** Position of the column plus 1. */
  fields: Uint8Array;
  causes: Uint8Array;
}

/** A problem as the command-line check prints it. */
export interface LoggedProblem {
  line: number;
  record: number | null;
  column: string | null;
  cause: ImportCause;
}

/** Problems in the order in which they came, ten bytes each, so that millions of them fit. */
export class ProblemLog {
  readonly #type: ImportType;
  readonly #blocks: Block[] = [];
  #length = 0;

  constructor(type: ImportType) {
    this.#type = type;
  }

  get length(): number {
    return this.#length;
  }

  add(cause: ImportCause, { line, record, field }: FoundProblem): void {
    const at = this.#length % BLOCK;
    if (at === 0) {
      this.#blocks.push({
        lines: new Uint32Array(BLOCK),
        records: new Uint32Array(BLOCK),
        fields: new Uint8Array(BLOCK),
        causes: new Uint8Array(BLOCK),
      });
    }
    const block = this.#blocks.at(-1);
    if (block === undefined) return;
    block.lines[at] = line;
    block.records[at] = record ?? NO_RECORD;
    block.fields[at] = field + 1;
    block.causes[at] = causes.indexOf(cause);
    this.#length++;
  }

  *[Symbol.iterator](): Generator<LoggedProblem> {
    const columns: readonly string[] = importColumns[this.#type];
    let left = this.#length;
    for (const block of this.#blocks) {
      const count = Math.min(left, BLOCK);
      for (let at = 0; at < count; at++) {
        const record = block.records[at] ?? NO_RECORD;
        const cause = causes[block.causes[at] ?? 0];
        if (cause === undefined) continue;
        yield {
          line: block.lines[at] ?? 0,
          record: record === NO_RECORD ? null : record,
          column: columns[(block.fields[at] ?? 0) - 1] ?? null,
          cause,
        };
      }
      left -= count;
    }
  }
}
