import type { ImportCause } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportValues } from '#shared/import/words.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport, type FoundProblem } from './check.ts';
import { convertedLine } from './converted-csv.ts';
import { lineReader } from './line-runs.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';
import { SavedColumns } from './saved-columns.ts';
import { TextFile } from './text-file.ts';
import type { RawRecord } from './tokenizer.ts';

/** What is concerned, and what is wrong; `full` is both in one, for a line with which more than one thing is wrong. */
interface Said {
  field: string;
  error: string;
  full?: string | undefined;
}

export interface SavedLines {
  target: string;
  /** Of the columns that are added: line, what is concerned, what is wrong. */
  titles: readonly string[];
  lines: readonly (Said & { line: number })[];
  /** What is said of further lines, in packed runs, that are not among `lines`. */
  rest?: readonly (Said & { runs: Uint32Array })[];
  /** What is said of each error of the check: every line that has one is saved, and `lines` and `rest` are not looked at. */
  causes?: readonly (Said & { cause: ImportCause; column: string | null })[] | undefined;
  /** By platform column, what the person chose that values stand for. */
  values?: ImportValues | undefined;
  /** The day it is, YYYY-MM-DD. */
  today: string;
}

/** Told each record to save, in the order of the file. */
type Write = (raw: RawRecord, said: readonly Said[], isInPlace: boolean) => void;

/** Between two things that are said of a line. A line break would part the lines of the file from the rows on the screen. */
const AND = ' / ';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** All that is said of a record, in the three cells behind it. */
function cellsOf(line: number, said: readonly Said[]): string[] {
  const errors = said.map(({ error, full = error }) => (said.length === 1 ? error : full));
  return [String(line), distinct(said.map(({ field }) => field)).join(', '), distinct(errors).join(AND)];
}

/** The records with an error, found by checking the file again. */
function eachWithError(
  source: ByteSource,
  plan: ImportPlan,
  { causes = [], today }: Pick<SavedLines, 'causes' | 'today'>,
  write: Write,
): void {
  const columns: readonly string[] = importColumns[plan.type];
  const keyOf = (cause: ImportCause, column: string | null) => `${cause} ${column ?? ''}`;
  const words = new Map(causes.map((said) => [keyOf(said.cause, said.column), said]));
  let found: { raw: RawRecord; said: Said[]; isInPlace: boolean } | null = null;
  const end = () => {
    if (found !== null) write(found.raw, found.said, found.isInPlace);
    found = null;
  };
  const error = (cause: ImportCause, { raw, field }: FoundProblem) => {
    if (raw === null) return;
    if (found?.raw.line !== raw.line) {
      end();
      // The check uses the record again.
      found = { raw: { ...raw, fields: [...raw.fields] }, said: [], isInPlace: field !== -1 };
    }
    const column = columns[field] ?? null;
    // Without words of its own it is saved all the same.
    found?.said.push(words.get(keyOf(cause, column)) ?? { field: column ?? '', error: cause });
  };
  checkImport(source, plan, { error, warning: () => {} }, { today });
  end();
}

/** The records of the lines that are named. */
function eachNamed(
  source: ByteSource,
  plan: ImportPlan,
  { lines, rest = [] }: Pick<SavedLines, 'lines' | 'rest'>,
  write: Write,
): void {
  const byLine = Map.groupBy(lines, ({ line }) => line);
  const others = rest.map(({ runs, ...said }) => ({ isAmong: lineReader(runs), ...said }));
  readImport(source, plan, {
    record: (raw) => {
      // Every reader is asked of every line: they only go forward.
      const general = others.filter(({ isAmong }) => isAmong(raw.line));
      const said = byLine.get(raw.line) ?? general;
      if (said.length > 0) write(raw, said, true);
    },
  });
}

/**
 * Writes some records of a file into another one, each once and in the order of the file, as the person corrected it so
 * far, with all that is wrong with it behind. Corrected, it can be imported as it is: titles that nobody knows are
 * ignored, and apostrophes that keep spreadsheets from running a cell are taken away again.
 *
 * @throws as `checkImport`; an error of node:fs
 */
export function saveLines(source: ByteSource, plan: ImportPlan, { target, titles, ...wanted }: SavedLines): void {
  const columns = new SavedColumns(plan, titles, wanted.values);
  const written = (values: readonly string[]) => `${convertedLine(values.map(neutralized))}\r\n`;
  const file = new TextFile(target);
  const write: Write = (raw, said, isInPlace) =>
    file.write(written(columns.row(raw, cellsOf(raw.line, said), isInPlace)));
  try {
    file.write(`\ufeff${written(columns.header)}`);
    if (wanted.causes === undefined) eachNamed(source, plan, wanted, write);
    else eachWithError(source, plan, wanted, write);
  } finally {
    file.close();
  }
}
