import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** Facts that both a record and its row have. */
export type RecordFacts = Pick<
  SolidaryRecordRow,
  | 'status'
  | 'progression'
  | 'givenName'
  | 'familyName'
  | 'telephone'
  | 'fromDate'
  | 'lastAction'
  | 'lastActionDate'
  | 'userId'
>;
