import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { openAction } from '#renderer/kit/resource/actions.ts';
import { personNameOf } from '#shared/resources/solidary/people.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';

const columns = [
  {
    id: 'familyName',
    header: 'solidaryrecords:fields.familyName',
    width: 140,
    cell: (row) => textCell(row.familyName || personNameOf(row)),
  },
] as const satisfies readonly ListColumn<SolidaryRecordRow>[];

/** The list of records (docs/screens/07-solidary-records.md §1). */
export const recordList = defineList(solidaryRecords, {
  label: 'solidaryrecords:list.label',
  empty: 'solidaryrecords:list.empty',
  rowLabel: personNameOf,
  columns,
  filters: [{ name: 'familyName', label: 'solidaryrecords:fields.familyName', control: search(), isAlwaysOn: true }],
  actions: [openAction('solidaryrecords')],
  startsAt: 50,
  refreshesOnFocus: false,
});
