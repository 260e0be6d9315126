import { filledLength } from '#shared/import/layout.ts';
import { restored } from '#shared/spreadsheet.ts';
import { type ByteSource, countBytes } from './byte-source.ts';
import { decode } from './encoding.ts';
import type { ImportPlan } from './plan.ts';
import { CsvTokenizer, type RawRecord } from './tokenizer.ts';

/** Receives what a file contains, in line order. */
export interface ImportVisitor {
  /**
   * @param number counts from 1, without header and empty rows
   * @param filled position of the last field that is not empty, plus 1
   */
  record(raw: RawRecord, number: number, filled: number): void;
  /** An empty row before the last record; trailing empty rows are not reported. */
  emptyRow?(line: number): void;
}

/**
 * Reads every record of a file. Memory does not grow with the file.
 * @returns the number of records
 */
export function readImport(
  source: ByteSource,
  plan: ImportPlan,
  visitor: ImportVisitor,
  onProgress?: (bytes: number) => void,
): number {
  let records = 0;
  let isHeaderToCome = plan.hasHeader;
  let emptyLines: number[] = [];
  const tokenizer = new CsvTokenizer(
    plan.delimiter,
    (raw) => {
      const filled = filledLength(raw.fields);
      // Even when it is only an unclosed quote: an empty row is never a record.
      if (filled === 0) {
        emptyLines.push(raw.line);
        return;
      }
      if (emptyLines.length > 0) {
        for (const line of emptyLines) visitor.emptyRow?.(line);
        emptyLines = [];
      }
      if (isHeaderToCome) isHeaderToCome = false;
      else visitor.record(withoutApostrophes(raw), ++records, filled);
    },
    plan.startLine,
  );
  const bytes = source.chunks(plan.startByte);
  for (const text of decode(onProgress ? countBytes(bytes, onProgress) : bytes, plan.encoding)) tokenizer.write(text);
  tokenizer.end();
  return records;
}

/** Removes the apostrophes that an export put before values that look like formulas. */
function withoutApostrophes(raw: RawRecord): RawRecord {
  const { fields } = raw;
  let meant: string[] | null = null;
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] ?? '';
    if (!field.includes("'")) continue;
    const value = restored(field);
    if (value === field) continue;
    meant ??= [...fields];
    meant[at] = value;
  }
  return meant === null ? raw : { ...raw, fields: meant };
}
