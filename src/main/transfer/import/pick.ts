import type { SentRecord } from './answer.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport } from './check.ts';
import { lineReader } from './line-runs.ts';
import type { ImportPlan } from './plan.ts';

/**
 * Returns the records without error that start on some lines, as they are sent.
 * @param lines packed runs; all lines if absent
 * @throws like `checkImport`
 */
export function pickRecords(
  source: ByteSource,
  plan: ImportPlan,
  { today, lines, limit }: { today: string; lines?: Uint32Array; limit: number },
): SentRecord[] {
  const isWanted = lines === undefined ? () => true : lineReader(lines);
  const records: SentRecord[] = [];
  const onValid = (values: readonly string[], line: number) => {
    if (records.length < limit && isWanted(line)) records.push({ values: [...values], line });
  };
  checkImport(source, plan, { error: () => {}, warning: () => {} }, { today, onValid });
  return records;
}
