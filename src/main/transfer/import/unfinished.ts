import type { UnfinishedImport } from '#shared/ipc/transfer.ts';
import type { JournalRecord } from './journal.ts';
import { countLines } from './line-runs.ts';

/** Describes an unfinished import for the page. */
export const unfinishedOf = (
  { id, file, startedAt, records, settled, uncertain, reading }: JournalRecord,
  isRunning: boolean,
): Omit<UnfinishedImport, 'choices'> => ({
  id,
  fileName: file.name,
  startedAt: new Date(startedAt).toISOString(),
  records,
  settled: Object.values(settled).reduce((sum, runs) => sum + countLines(runs), 0),
  uncertain: countLines(uncertain),
  isRunning,
  reading,
});
