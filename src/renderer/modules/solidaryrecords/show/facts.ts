import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** What both a record and its row tell. */
export type RecordFacts = Pick<
  SolidaryRecordRow,
  'status' | 'progression' | 'givenName' | 'familyName' | 'telephone' | 'lastAction' | 'lastActionDate' | 'userId'
>;
