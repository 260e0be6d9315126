import type { ImportDetection, ImportReport } from '#shared/ipc/transfer.ts';

/** What is found in a plain text file of people, with what a test says otherwise. */
export const detectionOf = (found: Partial<ImportDetection> = {}): ImportDetection => ({
  type: 'users',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  workbook: null,
  headerLine: 1,
  joinsTitles: false,
  start: [],
  columns: [],
  encodings: [],
  isDoubtful: false,
  sampled: 0,
  isRemembered: false,
  recipe: null,
  schema: null,
  missing: [],
  size: 10,
  ...found,
});

/** The report of a check of a plain text file of people without problems, with what a test says otherwise. */
export const reportOf = (found: Partial<ImportReport> = {}): ImportReport => ({
  checkId: 'check-1',
  type: 'users',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  headerLine: 1,
  records: 3,
  valid: 3,
  blocked: 0,
  toLookAt: 0,
  leftOut: 0,
  groups: [],
  repaired: [],
  ...found,
});
