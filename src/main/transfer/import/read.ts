import { filledLength } from '#shared/import/layout.ts';
import { restored } from '#shared/spreadsheet.ts';
import { type ByteSource, counted } from './byte-source.ts';
import { decode } from './encoding.ts';
import type { ImportPlan } from './plan.ts';
import { CsvTokenizer, type RawRecord } from './tokenizer.ts';

/** What comes by when a file is read, in the order of its lines. */
export interface ImportVisitor {
  /** `filled` is one more than the position of the last field that is not empty; `number` counts from 1 without header and empty rows. */
  record(raw: RawRecord, number: number, filled: number): void;
  /** An empty row that something follows; those at the end of the file do not come. */
  emptyRow?(line: number): void;
}

/**
 * Reads every record of a file. Memory does not grow with it.
 * @returns the number of records.
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
      // Also when it holds nothing but a quote that is never closed: what is empty is no record, whatever else it is.
      if (filled === 0) {
        emptyLines.push(raw.line);
        return;
      }
      if (emptyLines.length > 0) {
        for (const line of emptyLines) visitor.emptyRow?.(line);
        emptyLines = [];
      }
      if (isHeaderToCome) isHeaderToCome = false;
      else visitor.record(asMeant(raw), ++records, filled);
    },
    plan.startLine,
  );
  const bytes = source.chunks(plan.startByte);
  for (const text of decode(onProgress ? counted(bytes, onProgress) : bytes, plan.encoding)) tokenizer.write(text);
  tokenizer.end();
  return records;
}

/** A record without the apostrophes that an export put before what looked like a formula. */
function asMeant(raw: RawRecord): RawRecord {
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
