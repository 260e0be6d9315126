import type { ErrorCause } from '#shared/import/cause-names.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { LineReason } from '#shared/import/refusals.ts';
import type { FoundProblem, ProblemSink } from './check.ts';

/** Lines, ascending, and why they were refused or left out. */
export interface ExplainedLines {
  reason: LineReason;
  column: string | null;
  lines: readonly number[];
}

/** More problems than anybody reads in a report; all lines are counted. */
const MOST = 100_000;

/** Collects the lines that are not sent, by problem and column. */
export class LeftOutLines implements ProblemSink {
  readonly #columns: readonly string[];
  readonly #groups = new Map<string, ExplainedLines & { lines: number[] }>();
  #count = 0;
  #lastInError = 0;

  constructor(type: ImportType) {
    this.#columns = importColumns[type];
  }

  get groups(): ExplainedLines[] {
    return [...this.#groups.values()];
  }

  error(cause: ErrorCause, { line, field }: FoundProblem): void {
    this.#lastInError = line;
    this.#add(cause, this.#columns[field] ?? null, line);
  }

  warning(): void {}

  leftOut(_record: number, line: number): void {
    // One in error has its reasons.
    if (line !== this.#lastInError) this.#add('byPerson', null, line);
  }

  #add(reason: LineReason, column: string | null, line: number): void {
    if (this.#count === MOST) return;
    this.#count += 1;
    const key = `${reason} ${column}`;
    const known = this.#groups.get(key);
    if (known === undefined) this.#groups.set(key, { reason, column, lines: [line] });
    else known.lines.push(line);
  }
}
