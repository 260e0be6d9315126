import type { ImportCause } from '#shared/import/causes.ts';
import type { ImportCodes } from '#shared/import/codes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportValues } from '#shared/import/value-replacements.ts';
import { isNumber, neutralized } from '#shared/spreadsheet.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport, type FoundProblem } from './check.ts';
import { convertedLine } from './converted-csv.ts';
import { lineMatcher } from './line-runs.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';
import { SavedColumns } from './saved-columns.ts';
import { TextFile } from './text-file.ts';
import type { RawRecord } from './tokenizer.ts';

/** Texts for one problem: the field, and the error. `full` joins both for a line with several problems. */
interface ProblemText {
  field: string;
  error: string;
  full?: string | undefined;
}

export interface SavedLines {
  target: string;
  /** Titles of the added columns: line, field, error. */
  titles: readonly string[];
  lines: readonly (ProblemText & { line: number })[];
  /** Texts for further lines, as packed runs, that are not among `lines`. */
  rest?: readonly (ProblemText & { runs: Uint32Array })[];
  /**
   * Texts for each kind of error found by checking. If present, every line with an error is saved and `lines` and
   * `rest` are ignored.
   */
  causes?: readonly (ProblemText & { cause: ImportCause; column: string | null })[] | undefined;
  /** By platform column, the person's replacements of values. */
  values?: ImportValues | undefined;
  /** By platform column, how its codes were read. */
  codes?: ImportCodes | undefined;
  /** Today, YYYY-MM-DD. */
  today: string;
}

/** Called with each record to save, in file order. */
type Write = (raw: RawRecord, problems: readonly ProblemText[], isInPlace: boolean) => void;

/** Separator between two problems of a line. A line break would shift file lines against spreadsheet rows. */
const AND = ' / ';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Returns the three cells added after a record. */
function cellsOf(line: number, problems: readonly ProblemText[]): string[] {
  const errors = problems.map(({ error, full = error }) => (problems.length === 1 ? error : full));
  return [String(line), distinct(problems.map(({ field }) => field)).join(', '), distinct(errors).join(AND)];
}

/** Checks the file again and yields the records with an error. */
function eachWithError(
  source: ByteSource,
  plan: ImportPlan,
  { causes = [], today }: Pick<SavedLines, 'causes' | 'today'>,
  write: Write,
): void {
  const columns: readonly string[] = importColumns[plan.type];
  const keyOf = (cause: ImportCause, column: string | null) => `${cause} ${column ?? ''}`;
  const texts = new Map(causes.map((text) => [keyOf(text.cause, text.column), text]));
  let found: { raw: RawRecord; problems: ProblemText[]; isInPlace: boolean } | null = null;
  const end = () => {
    if (found !== null) write(found.raw, found.problems, found.isInPlace);
    found = null;
  };
  const error = (cause: ImportCause, { raw, field }: FoundProblem) => {
    if (raw === null) return;
    if (found?.raw.line !== raw.line) {
      end();
      // The check reuses the record.
      found = { raw: { ...raw, fields: [...raw.fields] }, problems: [], isInPlace: field !== -1 };
    }
    const column = columns[field] ?? null;
    // A problem without a text of its own is saved with its cause.
    found?.problems.push(texts.get(keyOf(cause, column)) ?? { field: column ?? '', error: cause });
  };
  checkImport(source, plan, { error, warning: () => {} }, { today });
  end();
}

/** Yields the records of the named lines. */
function eachListed(
  source: ByteSource,
  plan: ImportPlan,
  { lines, rest = [] }: Pick<SavedLines, 'lines' | 'rest'>,
  write: Write,
): void {
  const byLine = Map.groupBy(lines, ({ line }) => line);
  const others = rest.map(({ runs, ...text }) => ({ isAmong: lineMatcher(runs), ...text }));
  readImport(source, plan, {
    record: (raw) => {
      // Each reader must be called for every line, because readers only move forward.
      const general = others.filter(({ isAmong }) => isAmong(raw.line));
      const problems = byLine.get(raw.line) ?? general;
      if (problems.length > 0) write(raw, problems, true);
    },
  });
}

/**
 * Writes some records of a file into another file, each once and in file order, with the person's corrections applied
 * and the remaining problems in added columns. Once corrected, the new file can be imported as it is: unknown titles
 * are ignored, and apostrophes that keep spreadsheets from running a cell are removed again.
 * @throws like `checkImport`; an error of node:fs
 */
export function saveLines(source: ByteSource, plan: ImportPlan, { target, titles, ...wanted }: SavedLines): void {
  const columns = new SavedColumns(plan, titles, wanted.values, wanted.codes);
  const cell = (value: string, at: number) =>
    columns.isOfNumbers[at] && isNumber(value.trim()) ? value : neutralized(value);
  const written = (values: readonly string[]) => `${convertedLine(values.map(cell))}\r\n`;
  const file = new TextFile(target);
  const write: Write = (raw, problems, isInPlace) =>
    file.write(written(columns.row(raw, cellsOf(raw.line, problems), isInPlace)));
  try {
    file.write(`\ufeff${written(columns.header)}`);
    if (wanted.causes === undefined) eachListed(source, plan, wanted, write);
    else eachWithError(source, plan, wanted, write);
  } finally {
    file.close();
  }
}
