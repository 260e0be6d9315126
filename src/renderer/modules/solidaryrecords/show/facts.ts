import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** What both a record and its row tell. */
export type RecordFacts = Pick<
  SolidaryRecordRow,
  'status' | 'progression' | 'givenName' | 'familyName' | 'telephone' | 'lastAction' | 'lastActionDate' | 'userId'
>;

/** The name of the person in a record; empty where there is none. */
export const fullNameOf = ({ givenName, familyName }: Pick<RecordFacts, 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ');
