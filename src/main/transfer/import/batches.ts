import { recordsPerBatch, recordsPerStep } from '#shared/import/batches.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { SentRecord } from './answer.ts';
import type { Conversion } from './convert.ts';
import { convertedLine } from './converted-csv.ts';
import { CsvTokenizer } from './tokenizer.ts';

/** A part of a converted file that is sent by one request. */
export interface Batch {
  /** Counts from 1. */
  readonly number: number;
  /** The header and the records, read from disk only while the batch is sent. */
  readonly body: Blob;
  /** Physical line of each record in the chosen file. */
  readonly lines: Uint32Array;
  /** How many records of the file come up to its end. */
  readonly until: number;
}

/**
 * Yields the batches of a converted file in order. Joined, with only the first header kept, they are the file.
 * @param size asked before each: the number of its records, a multiple of `recordsPerStep`
 */
export function* batchesOf(
  converted: Blob,
  { lines, ends }: Pick<Conversion, 'lines' | 'ends'>,
  size: () => number = () => recordsPerBatch,
): Generator<Batch> {
  const title = converted.slice(0, ends[0]);
  for (let number = 1, step = 0; step < ends.length - 1; number++) {
    const next = Math.min(ends.length - 1, step + size() / recordsPerStep);
    const until = Math.min(lines.length, next * recordsPerStep);
    yield {
      number,
      // The slice between two ends begins with the line feed before its first record.
      body: new Blob([title, converted.slice(ends[step], ends[next])], { type: converted.type }),
      lines: lines.subarray(step * recordsPerStep, until),
      until,
    };
    step = next;
  }
}

/** Builds a batch with the same number from some of its records. */
export function batchOf(type: ImportType, { number, body, until }: Batch, records: readonly SentRecord[]): Batch {
  const rows = [importColumns[type], ...records.map(({ values }) => values)];
  return {
    number,
    body: new Blob([rows.map(convertedLine).join('\n')], { type: body.type }),
    lines: Uint32Array.from(records, ({ line }) => line),
    until,
  };
}

/**
 * Reads the records of a batch. A batch is small whatever the file, so no worker is needed.
 * @throws Error when the file cannot be read
 */
export async function recordsOf({ body, lines }: Pick<Batch, 'body' | 'lines'>): Promise<SentRecord[]> {
  const records: SentRecord[] = [];
  let index = -1; // -1 is the header.
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

/** First bytes in which the platform looks for what a file is, and what makes it take a list for a web page there. */
const LOOKED_AT = 4096;
const LIKE_HTML = /<(?:!doctype\s+html|(?:head|title|html|script|style|table)[\s>]|a\s+href=)/i;

/**
 * Returns the file of a batch as it leaves. The platform refuses one whose first lines hold such a text (`Incorrect MIME
 * type`); blanks behind the titles, which are not read, keep every line out of what it looks at.
 */
export function asList(type: ImportType, { body }: Pick<Batch, 'body'>, records: readonly SentRecord[]): Blob {
  let start = '';
  for (const { values } of records) {
    start += `${convertedLine(values)}\n`;
    if (start.length > LOOKED_AT) break;
  }
  if (!LIKE_HTML.test(start)) return body;
  // The titles are ASCII.
  const titles = convertedLine(importColumns[type]).length;
  return new Blob([body.slice(0, titles), ' '.repeat(LOOKED_AT), body.slice(titles)], { type: body.type });
}

/**
 * Milliseconds that a batch should take: a person reads its outcome soon, and servers in front of the platform rarely
 * wait longer than a minute for an answer.
 */
const WANTED = 30_000;

/** The number of records of the next batch, which follows what the platform took for the last one. */
export class BatchSize {
  #records = recordsPerBatch;
  #most = recordsPerBatch;

  /** A multiple of the step, up to `recordsPerBatch`. */
  get records(): number {
    return this.#records;
  }

  /**
   * Takes what a batch took. A slow one is followed by one that should take as long as wanted, a quick one by one of at
   * most twice its size.
   */
  answered(records: number, milliseconds: number): void {
    const fitting = milliseconds === 0 ? recordsPerBatch : (records * WANTED) / milliseconds;
    this.#records = this.#inSteps(Math.min(fitting, 2 * Math.max(records, recordsPerStep)));
  }

  /** Takes the number of records of a batch that a server refused for its size: none has more than half of it again. */
  tooMany(records: number): void {
    this.#most = this.#inSteps(records / 2);
    this.#records = this.#inSteps(this.#records);
  }

  #inSteps(records: number): number {
    const steps = Math.floor(Math.min(records, this.#most) / recordsPerStep);
    return Math.max(recordsPerStep, steps * recordsPerStep);
  }
}
