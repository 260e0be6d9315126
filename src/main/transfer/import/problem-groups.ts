import { type ErrorCause, errorCauses, type WarningCause, warningCauses } from '#shared/import/cause-names.ts';
import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';
import type { FoundProblem, ProblemSink } from './check.ts';
import { GrowingNumbers } from './growing-numbers.ts';

/** Problems of one cause in one column. All are counted; the first ones are kept with their values. */
export interface ProblemGroup {
  readonly severity: ImportGroup['severity'];
  readonly cause: ImportCause;
  readonly column: string | null;
  /** The records concerned, ascending. */
  readonly records: GrowingNumbers;
  /** Rows concerned that are no records: empty ones, and those above the header. */
  rows: number;
  /** The first ones in line order. */
  kept: KeptProblem[];
}

/** Where a problem stands, and the start of its value. */
export interface KeptProblem {
  line: number;
  record: number | null;
  value: string | null;
}

/** Problems kept per group: as many as a summary may show. */
export const keptPerGroup = 20;
/** Stands for the position of a column, as problems of whole records have it. */
const WHOLE_RECORD = -1;
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
  /** By cause, then by position of the column plus 1. */
  readonly #groups = new Map<ImportCause, (ProblemGroup | undefined)[]>();

  constructor(type: ImportType) {
    this.#columns = importColumns[type];
  }

  error(cause: ErrorCause, problem: FoundProblem): void {
    this.#add('error', cause, problem);
  }

  warning(cause: WarningCause, problem: FoundProblem): void {
    this.#add('warning', cause, problem);
  }

  /** Returns the groups that hold a problem, errors first, then in the order in which problems are sorted. */
  sorted(): ProblemGroup[] {
    const causes: readonly ImportCause[] = [...errorCauses, ...warningCauses];
    const rank = ({ cause, column }: ProblemGroup) =>
      causes.indexOf(cause) * 100 + (column === null ? -1 : this.#columns.indexOf(column));
    const groups = [...this.#groups.values()].flat().filter((group) => group !== undefined);
    return groups.filter((group) => countOf(group) > 0).toSorted((a, b) => rank(a) - rank(b));
  }

  /** The group of a cause in a column; undefined while nothing is in it. */
  find(cause: ImportCause, column: string | null): ProblemGroup | undefined {
    const field = column === null ? WHOLE_RECORD : this.#columns.indexOf(column);
    return column !== null && field === -1 ? undefined : this.#groups.get(cause)?.[field + 1];
  }

  /** Adds a problem of a record that lies among those already found. */
  insert(severity: ImportGroup['severity'], cause: ImportCause, field: number, record: number): ProblemGroup {
    const group = this.#groupOf(severity, cause, field);
    group.records.insert(record);
    return group;
  }

  /** Removes a problem of a record. Returns its group, which may be empty now. */
  remove(cause: ImportCause, field: number, record: number): ProblemGroup | undefined {
    const group = this.find(cause, this.#columns[field] ?? null);
    group?.records.remove(record);
    return group;
  }

  #add(severity: ImportGroup['severity'], cause: ImportCause, { line, record, field, value }: FoundProblem): void {
    const group = this.#groupOf(severity, cause, field);
    if (record === null) group.rows++;
    else group.records.push(record);
    if (group.kept.length < keptPerGroup) group.kept.push(keptProblem(line, record, value));
  }

  #groupOf(severity: ImportGroup['severity'], cause: ImportCause, field: number): ProblemGroup {
    let ofCause = this.#groups.get(cause);
    if (ofCause === undefined) {
      ofCause = [];
      this.#groups.set(cause, ofCause);
    }
    const known = ofCause[field + 1];
    if (known !== undefined) return known;
    const column = this.#columns[field] ?? null;
    const group = { severity, cause, column, records: new GrowingNumbers(), rows: 0, kept: [] };
    ofCause[field + 1] = group;
    return group;
  }
}

export const keptProblem = (line: number, record: number | null, value: string | null): KeptProblem => ({
  line,
  record,
  value: value === null ? null : excerpt(value),
});

/** Number of problems of a group. */
export const countOf = ({ records, rows }: ProblemGroup): number => records.length + rows;

/** Different values that are shown at first. */
const SAMPLES_SHOWN = 5;

/** Returns what the page first shows of a group. */
export function groupSummary(group: ProblemGroup): ImportGroup {
  const { severity, cause, column, kept } = group;
  const values = kept.map(({ value }) => value).filter((value) => value !== null && value !== '');
  return {
    severity,
    cause,
    column,
    count: countOf(group),
    lines: kept.map(({ line }) => line),
    samples: [...new Set(values)].slice(0, SAMPLES_SHOWN).map(String),
  };
}
