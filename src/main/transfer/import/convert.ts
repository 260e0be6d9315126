import { closeSync, openSync, writeSync } from 'node:fs';
import { importColumns } from '#shared/import/columns.ts';
import { recordsPerLot } from '#shared/import/lots.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport } from './check.ts';
import { convertedLine, isReadAsWritten } from './converted-csv.ts';
import type { ImportPlan } from './plan.ts';

/** What became of the records of a file. */
export interface Conversion {
  /** Physical line, in the file that the person chose, of each record sent, in order. */
  lines: Uint32Array;
  /** Bytes of the converted file up to the end of the title line, and then to the end of each lot. */
  ends: Float64Array;
  /** Records with an error. The file is not to be sent when there are any. */
  refused: number;
  /** First lines that the platform would not read as they are written. The file is not to be sent when there are any. */
  unfaithful: number[];
}

const PIECE = 1 << 18;
const MOST_UNFAITHFUL = 20;

/** Collects text and writes it in large pieces. */
class TextFile {
  readonly #file: number;
  #pending = '';
  #written = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  write(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= PIECE) this.#flush();
  }

  /** Bytes of everything so far. */
  end(): number {
    this.#flush();
    return this.#written;
  }

  close(): void {
    try {
      this.#flush();
    } finally {
      closeSync(this.#file);
    }
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pending, 'utf8');
    this.#pending = '';
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    this.#written += bytes.length;
  }
}

/**
 * Writes the file that the platform is to read: the values as they are sent, in contract order, UTF-8 without byte order
 * mark, `;`, no blank line (contract a §9). It is sent in lots, which are parts of it.
 *
 * It begins with a title line. Were its flag ever lost on the way, the platform would refuse the titles as an e-mail
 * that is not valid and import nothing; a file without titles under a flag that is set would silently lose its first
 * person.
 *
 * @throws an error of node:fs
 */
export function convertImport(
  source: ByteSource,
  plan: ImportPlan,
  target: string,
  { today, onProgress }: { today: string; onProgress?: (bytes: number) => void },
): Conversion {
  const output = new TextFile(target);
  const lines: number[] = [];
  const ends: number[] = [];
  const unfaithful: number[] = [];
  try {
    output.write(convertedLine(importColumns[plan.type]));
    ends.push(output.end());
    const { records, valid } = checkImport(
      source,
      plan,
      { error: () => {}, warning: () => {} },
      {
        today,
        onProgress,
        onValid: (values, line) => {
          output.write(`\n${convertedLine(values)}`);
          lines.push(line);
          if (lines.length % recordsPerLot === 0) ends.push(output.end());
          if (unfaithful.length < MOST_UNFAITHFUL && !values.every(isReadAsWritten)) unfaithful.push(line);
        },
      },
    );
    if (lines.length % recordsPerLot !== 0) ends.push(output.end());
    return { lines: Uint32Array.from(lines), ends: Float64Array.from(ends), refused: records - valid, unfaithful };
  } finally {
    output.close();
  }
}
