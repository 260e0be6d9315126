import { writeFileSync } from 'node:fs';
import { neutralized } from '#shared/spreadsheet.ts';
import type { ByteSource } from './byte-source.ts';
import { convertedLine } from './converted-csv.ts';
import { lineReader } from './line-runs.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';

export interface SavedLines {
  target: string;
  /** Of the columns that are added: line, what is concerned, what is wrong. */
  titles: readonly string[];
  lines: readonly { line: number; field: string; error: string }[];
  /** What is said of further lines, in packed runs, that are not among `lines`. */
  rest?: readonly { runs: Uint32Array; field: string; error: string }[];
}

/**
 * Writes some records of a file into another one, each column as it stands, with what is wrong with them behind; once for
 * each thing that is wrong. Corrected, it can be imported: titles that nobody knows are ignored, and apostrophes that keep
 * spreadsheets from running a cell are taken away again.
 *
 * @throws an error of node:fs
 */
export function saveLines(
  source: ByteSource,
  plan: ImportPlan,
  { target, titles, lines, rest = [] }: SavedLines,
): void {
  const byLine = Map.groupBy(lines, ({ line }) => line);
  const width = Math.max(plan.layout.expectedFields, plan.firstWidth);
  const cells = (fields: readonly string[]) => Array.from({ length: width }, (_, index) => fields[index] ?? '');
  const header = plan.layout.titles ?? plan.layout.fed.map((column) => column ?? '');
  const others = rest.map(({ runs, ...said }) => ({ isAmong: lineReader(runs), ...said }));
  /** What is wrong with a line; to be asked in rising order. */
  const saidOf = (line: number) => {
    const general = others.filter(({ isAmong }) => isAmong(line));
    return byLine.get(line) ?? general;
  };
  const written = (values: readonly string[]) => convertedLine(values.map(neutralized));
  const text = [written([...cells(header), ...titles])];
  readImport(source, plan, {
    record: ({ fields, line }) => {
      for (const { field, error } of saidOf(line)) {
        // A record with too many fields keeps them all, behind what is said of it.
        text.push(written([...cells(fields), String(line), field, error, ...fields.slice(width)]));
      }
    },
  });
  writeFileSync(target, `\ufeff${text.join('\r\n')}\r\n`, { mode: 0o600 });
}
