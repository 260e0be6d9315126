import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** What both a record and its row tell. */
export type RecordFacts = Pick<
  SolidaryRecordRow,
  'status' | 'progression' | 'givenName' | 'familyName' | 'telephone' | 'lastAction' | 'lastActionDate' | 'userId'
>;

/**
 * Returns the newer of the two, for the header: a row is newer where the record could not be read after a write
 * (docs/screens/07-solidary-records.md §5.4). Null where nothing is known.
 */
export function factsOf(record: RecordItem | null, row: SolidaryRecordRow | null): RecordFacts | null {
  if (record === null || row === null) return record ?? row;
  // Both are texts of the same server, in the same offset.
  return (row.lastActionDate ?? '') > (record.lastActionDate ?? '') ? row : record;
}

/** The name of the person in a record; empty where there is none. */
export const fullNameOf = ({ givenName, familyName }: Pick<RecordFacts, 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ');
