import { nameColumns } from '#renderer/features/solidary/person-columns.tsx';
import { RecordStatusLabel } from '#renderer/features/solidary/records/RecordStatusLabel.tsx';
import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { firstDay, journeyCell, LastAction, Progress, TelephoneCell } from './cells.tsx';

/**
 * The columns of the list (docs/screens/07-solidary-records.md §1): whom it is for, when, where, how far it is and what
 * was done last. Rows hold neither structure nor needs.
 */
export const columns = [
  nameColumns.familyName,
  {
    id: 'fromDate',
    header: 'solidaryrecords:fields.fromDate',
    width: 200,
    priority: 1,
    sort: 'fromDate',
    cell: firstDay,
  },
  {
    id: 'journey',
    header: 'solidaryrecords:fields.journey',
    width: 186,
    priority: 4,
    fields: ['origin.label', 'destination.label'],
    cell: journeyCell,
  },
  {
    id: 'status',
    header: 'solidaryrecords:fields.status',
    width: 220,
    priority: 2,
    sort: 'progression',
    fields: ['status', 'progression'],
    cell: ({ status, progression }, { translate, format }) => (
      <>
        <RecordStatusLabel status={status} translate={translate} />
        <Progress progression={progression} format={format} />
      </>
    ),
  },
  {
    id: 'lastAction',
    header: 'solidaryrecords:fields.lastAction',
    width: 188,
    priority: 3,
    fields: ['lastAction', 'lastActionDate'],
    cell: (row, tools) =>
      row.lastAction === null && row.lastActionDate === null ? null : <LastAction row={row} tools={tools} />,
  },
  {
    id: 'telephone',
    header: 'solidaryrecords:fields.telephone',
    width: 160,
    priority: 5,
    digits: 18,
    sort: 'telephone',
    cell: ({ telephone }, tools) => telephone && <TelephoneCell telephone={telephone} tools={tools} />,
  },
  {
    id: 'subject',
    header: 'solidaryrecords:fields.subject',
    width: 112,
    priority: 6,
    sort: 'subject',
    cell: ({ subject }) => textCell(subject),
  },
  { ...nameColumns.id, width: 60, priority: 7, isOptional: false },
  nameColumns.givenName,
  {
    id: 'proposalType',
    header: 'solidaryrecords:fields.proposalType',
    width: 110,
    isOptional: true,
    cell: ({ proposalType }, { translate }) =>
      proposalType && textCell(translate(`solidaryrecords:values.proposalType.${proposalType}`)),
  },
] as const satisfies readonly ListColumn<SolidaryRecordRow>[];
