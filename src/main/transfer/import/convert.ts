import { closeSync, openSync, writeSync } from 'node:fs';
import { importColumns } from '#shared/import/columns.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport } from './check.ts';
import { convertedLine, isReadAsWritten } from './converted-csv.ts';
import type { ImportPlan } from './plan.ts';

/** What became of the records of a file. */
export interface Conversion {
  /** Physical line, in the file that the person chose, of each record sent, in order. */
  lines: Uint32Array;
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

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  write(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= PIECE) this.#flush();
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
  }
}

/**
 * Writes the file that the platform is to read: the values as they are sent, in contract order, UTF-8 without byte order
 * mark, `;`, no blank line (contract a §9).
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
  const unfaithful: number[] = [];
  try {
    output.write(convertedLine(importColumns[plan.type]));
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
          if (unfaithful.length < MOST_UNFAITHFUL && !values.every(isReadAsWritten)) unfaithful.push(line);
        },
      },
    );
    return { lines: Uint32Array.from(lines), refused: records - valid, unfaithful };
  } finally {
    output.close();
  }
}
