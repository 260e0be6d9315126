import { closed } from '#shared/bidi.ts';
import type { ImportCause } from '#shared/import/causes.ts';
import type { ImportCodes } from '#shared/import/codes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportValues } from '#shared/import/value-replacements.ts';
import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { isNumber, neutralized, restored } from '#shared/spreadsheet.ts';
import { lineMatcher } from '../../jobs/line-runs.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport, type FoundProblem } from './check.ts';
import { delimitedLine } from './converted-csv.ts';
import { encodingOf, NotInEncoding } from './encodings/encode.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';
import { SavedColumns } from './saved-columns.ts';
import { TextFile } from './text-file.ts';
import type { RawRecord } from './tokenizer.ts';
import { XlsxFile } from './workbook/xlsx-file.ts';

/** Texts for one problem: the field, and the error. `full` joins both for a line with several problems. */
interface ProblemText {
  field: string;
  error: string;
  full?: string | undefined;
}

export interface SavedLines {
  target: string;
  /** For lines of a workbook: a text is wanted all the same. */
  isText?: boolean | undefined;
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

/** Takes the rows of a file of lines to correct: their own cells, and the texts that were added. */
type WriteRow = (cells: readonly string[], isAdded: (at: number) => boolean) => void;

/** A text of a cell that is never run: without an apostrophe, unless reading would take one of its own away. */
const asCell = (value: string): string => (restored(value) === value ? closed(value) : neutralized(value));

/** Writes rows as cells of a workbook that are texts, which are never run as formulas. */
function intoWorkbook(target: string, sheet: string, write: (row: WriteRow) => void): void {
  const file = new XlsxFile(target, sheet);
  try {
    write((cells) => file.write(cells.map(asCell)));
    file.end();
  } finally {
    file.close();
  }
}

/** Writes rows as lines of a text, of which no cell is run as a formula. @throws NotInEncoding */
function intoText(
  target: string,
  { encoding, delimiter }: { encoding: ImportEncoding; delimiter: string },
  isNumberIn: (value: string, at: number) => boolean,
  write: (row: WriteRow) => void,
): void {
  const { mark, encode, plain } = encodingOf(encoding);
  const file = new TextFile(target, encode);
  try {
    file.write(mark);
    write((cells, isAdded) => {
      const safe = cells.map((value, at) => {
        const text = isAdded(at) ? plain(value) : value;
        return isNumberIn(text, at) ? text : neutralized(text);
      });
      file.write(`${delimitedLine(safe, delimiter)}\r\n`);
    });
  } finally {
    file.close();
  }
}

/**
 * Writes some records of a file into another file, each once and in file order, with the person's corrections applied
 * and the remaining problems in added columns: a workbook for a workbook, else a text in the encoding and with the
 * delimiter of the file. Once corrected, the new file can be imported as it is: unknown titles are ignored, and
 * apostrophes that keep spreadsheets from running a cell are removed again.
 * @returns whether it is UTF-8 because the encoding of the file lacks a character of a correction
 * @throws like `checkImport`; an error of node:fs
 */
export function saveLines(
  source: ByteSource,
  plan: ImportPlan,
  { target, titles, ...wanted }: SavedLines,
): { isInUnicode: boolean } {
  const columns = new SavedColumns(plan, titles, wanted.values, wanted.codes);
  const isNumberIn = (value: string, at: number) => columns.isOfNumbers[at] === true && isNumber(value.trim());
  const write = (row: WriteRow) => {
    row(columns.header, columns.isAdded);
    const record: Write = (raw, problems, isInPlace) =>
      row(columns.row(raw, cellsOf(raw.line, problems), isInPlace), columns.isAdded);
    if (wanted.causes === undefined) eachListed(source, plan, wanted, record);
    else eachWithError(source, plan, wanted, record);
  };
  const { sheet } = plan.format;
  if (sheet !== null && wanted.isText !== true) {
    intoWorkbook(target, sheet, write);
    return { isInUnicode: false };
  }
  const format = sheet === null ? plan.text : ({ encoding: 'utf-8-bom', delimiter: plan.text.delimiter } as const);
  try {
    intoText(target, format, isNumberIn, write);
    return { isInUnicode: false };
  } catch (thrown) {
    if (!(thrown instanceof NotInEncoding)) throw thrown;
    intoText(target, { ...format, encoding: 'utf-8-bom' }, isNumberIn, write);
    return { isInUnicode: true };
  }
}
