import { type ErrorCause, errorCauses, type WarningCause, warningCauses } from '#shared/import/cause-names.ts';
import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportGroup, ImportProblem } from '#shared/ipc/transfer.ts';
import type { FoundProblem, ProblemSink } from './check.ts';

/** Problems of one cause in one column. All are counted; the first ones are kept with their values. */
export interface ProblemGroup {
  severity: ImportGroup['severity'];
  cause: ImportCause;
  column: string | null;
  count: number;
  kept: ImportProblem[];
}

/** Maximum problems kept per group: more than anybody reads, and little memory whatever the file. */
const MAX_KEPT = 2000;
/** Maximum characters kept of a value. */
const LONGEST_VALUE = 200;

/** Copies the start of a value: a substring would keep the whole chunk in memory. */
function excerpt(value: string): string {
  const start = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return Buffer.from(start, 'utf16le').toString('utf16le');
}

/** Groups the problems of a check by cause and column. */
export class ProblemGroups implements ProblemSink {
  readonly #columns: readonly string[];
  readonly #groups = new Map<string, ProblemGroup>();

  constructor(type: ImportType) {
    this.#columns = importColumns[type];
  }

  error(cause: ErrorCause, problem: FoundProblem): void {
    this.#add('error', cause, problem);
  }

  warning(cause: WarningCause, problem: FoundProblem): void {
    this.#add('warning', cause, problem);
  }

  /** Returns the groups, errors first, then in the order in which problems are sorted. */
  sorted(): ProblemGroup[] {
    const causes: readonly ImportCause[] = [...errorCauses, ...warningCauses];
    const rank = ({ cause, column }: ProblemGroup) =>
      causes.indexOf(cause) * 100 + (column === null ? -1 : this.#columns.indexOf(column));
    return [...this.#groups.values()].toSorted((a, b) => rank(a) - rank(b));
  }

  #add(severity: ImportGroup['severity'], cause: ImportCause, { line, record, field, value }: FoundProblem): void {
    const key = `${cause} ${field}`;
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = { severity, cause, column: this.#columns[field] ?? null, count: 0, kept: [] };
      this.#groups.set(key, group);
    }
    group.count++;
    if (group.kept.length >= MAX_KEPT) return;
    group.kept.push({ line, record, column: group.column, cause, value: value === null ? null : excerpt(value) });
  }
}

/** Lines and values of a group that are shown at first. */
const LINES_SHOWN = 20;
const SAMPLES_SHOWN = 5;

/** Returns what the page first shows of a group. */
export function groupSummary({ severity, cause, column, count, kept }: ProblemGroup): ImportGroup {
  const values = kept.map(({ value }) => value).filter((value) => value !== null && value !== '');
  return {
    severity,
    cause,
    column,
    count,
    lines: kept.slice(0, LINES_SHOWN).map(({ line }) => line),
    samples: [...new Set(values)].slice(0, SAMPLES_SHOWN).map(String),
  };
}
