import { recordsPerBatch } from '#shared/import/batches.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { SentRecord } from './answer.ts';
import type { Conversion } from './convert.ts';
import { convertedLine } from './converted-csv.ts';
import { CsvTokenizer } from './tokenizer.ts';

/** A part of a converted file that is sent by itself. */
export interface Batch {
  /** From 1. */
  readonly number: number;
  /** The title line and the records of the batch, read from the disk only while they are sent. */
  readonly body: Blob;
  /** Physical line, in the file that the person chose, of each of its records. */
  readonly lines: Uint32Array;
}

/** How many batches a converted file makes. */
export const batchCount = ({ ends }: Pick<Conversion, 'ends'>): number => ends.length - 1;

/** The lots of a converted file, in order: without the title line of each but the first, they are the file. */
export function* batchesOf(converted: Blob, { lines, ends }: Pick<Conversion, 'lines' | 'ends'>): Generator<Batch> {
  const title = converted.slice(0, ends[0]);
  for (let index = 0; index < batchCount({ ends }); index++) {
    yield {
      number: index + 1,
      // What lies between two ends begins with the line feed in front of its first record.
      body: new Blob([title, converted.slice(ends[index], ends[index + 1])], { type: converted.type }),
      lines: lines.subarray(index * recordsPerBatch, (index + 1) * recordsPerBatch),
    };
  }
}

/** A lot of some records of another one, in its place. */
export function batchOf(type: ImportType, { number, body }: Batch, records: readonly SentRecord[]): Batch {
  const rows = [importColumns[type], ...records.map(({ values }) => values)];
  return {
    number,
    body: new Blob([rows.map(convertedLine).join('\n')], { type: body.type }),
    lines: Uint32Array.from(records, ({ line }) => line),
  };
}

/** The records of a batch. Read here and not in a worker: a batch is small, whatever the file. @throws when it cannot be read */
export async function recordsOf({ body, lines }: Pick<Batch, 'body' | 'lines'>): Promise<SentRecord[]> {
  const records: SentRecord[] = [];
  let index = -1; // The title line.
  const tokenizer = new CsvTokenizer(';', ({ fields }) => {
    if (index >= 0) records.push({ values: [...fields], line: lines[index] ?? 0 });
    index++;
  });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const bytes of body.stream()) tokenizer.write(decoder.decode(bytes, { stream: true }));
  tokenizer.write(decoder.decode());
  tokenizer.end();
  return records;
}
