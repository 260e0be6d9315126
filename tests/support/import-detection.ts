import type { ImportDetection } from '#shared/ipc/transfer.ts';

/** What is found in a plain text file of people, with what a test says otherwise. */
export const detectionOf = (found: Partial<ImportDetection> = {}): ImportDetection => ({
  type: 'users',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  workbook: null,
  headerLine: 1,
  start: [],
  columns: [],
  encodings: [],
  isDoubtful: false,
  sampled: 0,
  isRemembered: false,
  missing: [],
  size: 10,
  ...found,
});
