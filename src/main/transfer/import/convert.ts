import { recordsPerStep } from '#shared/import/batches.ts';
import { importColumns } from '#shared/import/columns.ts';
import { lineMatcher } from '../../jobs/line-runs.ts';
import { labelOf } from './answer.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport } from './check.ts';
import { convertedLine } from './converted-csv.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { type ExplainedLines, LeftOutLines } from './left-out.ts';
import type { ImportPlan } from './plan.ts';
import { TextFile } from './text-file.ts';

/** The converted file. */
export interface Conversion {
  /** Physical line in the chosen file of each record to send, in order. */
  lines: Uint32Array;
  /** Byte offset of the end of the header, then of the end of each step of `recordsPerStep` records. */
  ends: Float64Array;
  /** Lines of people who have an account, of which nothing is sent, each with what names it. */
  accounts: { line: number; label: string }[];
  /** Number of records with an error or left out, which are not in the converted file. */
  refused: number;
  /** Their lines, by problem. */
  leftOut: ExplainedLines[];
}

interface ConvertOptions {
  today: string;
  /** Packed runs of lines to leave out because they were already sent. */
  skippedLines?: Uint32Array | undefined;
  onProgress?: ((bytes: number) => void) | undefined;
}

/**
 * Writes the file that the platform will read: converted values in contract order, UTF-8 without byte order mark, `;`,
 * no empty line (docs/platform/a-auth-users.md §9). It is sent in batches, which are slices of it.
 *
 * The file begins with a header line. If the flag that announces it were lost, the platform would refuse the header as
 * an invalid e-mail and import nothing; without a header but with the flag, it would silently skip the first person.
 * @throws an error of node:fs
 */
export function convertImport(
  source: ByteSource,
  plan: ImportPlan,
  target: string,
  { today, skippedLines, onProgress }: ConvertOptions,
): Conversion {
  const output = new TextFile(target);
  const lines = new GrowingNumbers();
  const ends: number[] = [];
  const accounts: Conversion['accounts'] = [];
  const leftOut = new LeftOutLines(plan.type);
  const isSkipped = lineMatcher(skippedLines ?? new Uint32Array(0));
  try {
    output.write(convertedLine(importColumns[plan.type]));
    ends.push(output.length);
    const { records, valid } = checkImport(source, plan, leftOut, {
      today,
      onProgress,
      onValid: (values, raw) => {
        const { line } = raw;
        if (isSkipped(line)) return;
        if (plan.repairs?.ofAccount(raw) !== undefined) {
          accounts.push({ line, label: labelOf({ values, line }) });
          return;
        }
        output.write(`\n${convertedLine(values)}`);
        lines.push(line);
        if (lines.length % recordsPerStep === 0) ends.push(output.length);
      },
    });
    if (lines.length % recordsPerStep !== 0) ends.push(output.length);
    return {
      lines: lines.toArray(),
      ends: Float64Array.from(ends),
      accounts,
      refused: records - valid,
      leftOut: leftOut.groups,
    };
  } finally {
    output.close();
  }
}
