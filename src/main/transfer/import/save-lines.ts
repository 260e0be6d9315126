import { writeFileSync } from 'node:fs';
import type { ByteSource } from './byte-source.ts';
import { convertedLine } from './converted-csv.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';

export interface SavedLines {
  target: string;
  /** Of the columns that are added: line, what is concerned, what is wrong. */
  titles: readonly string[];
  lines: readonly { line: number; field: string; error: string }[];
}

/**
 * Writes some records of a file into another one, each column as it stands, with what is wrong with them behind; once for
 * each thing that is wrong. Corrected, it can be imported: titles that nobody knows are ignored.
 *
 * @throws an error of node:fs
 */
export function saveLines(source: ByteSource, plan: ImportPlan, { target, titles, lines }: SavedLines): void {
  const byLine = Map.groupBy(lines, ({ line }) => line);
  const width = Math.max(plan.layout.expectedFields, plan.firstWidth);
  const cells = (fields: readonly string[]) => Array.from({ length: width }, (_, index) => fields[index] ?? '');
  const header = plan.layout.titles ?? plan.layout.fed.map((column) => column ?? '');
  const text = [convertedLine([...cells(header), ...titles])];
  readImport(source, plan, {
    record: ({ fields, line }) => {
      for (const { field, error } of byLine.get(line) ?? []) {
        // A record with too many fields keeps them all, behind what is said of it.
        text.push(convertedLine([...cells(fields), String(line), field, error, ...fields.slice(width)]));
      }
    },
  });
  writeFileSync(target, `\ufeff${text.join('\r\n')}\r\n`, { mode: 0o600 });
}
