import type { WriteResult } from '#renderer/features/record-actions/calls.ts';
import { useChangeOpenRow } from '#renderer/features/solidary/records/open-records.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';

/**
 * Returns a function that puts a card into the column it was moved to, until the rows are read again.
 * @returns the row as it is now
 */
export function useMovedRow(): (row: SolidaryRecordRow, result: WriteResult) => SolidaryRecordRow {
  const change = useChangeOpenRow();
  return (row, { record, row: read }) => {
    const now = { ...row, ...knownStateOf(record ?? read ?? row) };
    change(now);
    return now;
  };
}
