import { RecordStatusLabel } from '#renderer/features/solidary/records/RecordStatusLabel.tsx';
import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { ActionDate, ActionName, FirstDay, Progress, TelephoneCell, Town } from './cells.tsx';

/** The columns of the list (docs/screens/07-solidary-records.md §1): rows hold neither structure nor needs. */
export const columns = [
  {
    id: 'familyName',
    header: 'solidaryrecords:fields.familyName',
    width: 120,
    sort: 'familyName',
    isPartOfName: true,
    // The first column is the link to the page, so a person without a last name is shown by the first name.
    cell: (row) => textCell(row.familyName || personNameOf(row)),
  },
  {
    id: 'givenName',
    header: 'solidaryrecords:fields.givenName',
    width: 100,
    sort: 'givenName',
    cell: ({ givenName }) => textCell(givenName),
  },
  {
    id: 'id',
    header: 'solidaryrecords:fields.id',
    width: 55,
    sort: 'id',
    cell: ({ id }) => textCell(id),
  },
  {
    id: 'status',
    header: 'solidaryrecords:fields.status',
    width: 205,
    cell: ({ status }, { translate }) => <RecordStatusLabel status={status} translate={translate} />,
  },
  {
    id: 'progression',
    header: 'solidaryrecords:fields.progression',
    width: 120,
    sort: 'progression',
    cell: ({ progression }, { format }) => <Progress progression={progression} format={format} />,
  },
  {
    id: 'telephone',
    header: 'solidaryrecords:fields.telephone',
    width: 142,
    sort: 'telephone',
    cell: ({ telephone }, tools) => telephone && <TelephoneCell telephone={telephone} tools={tools} />,
  },
  {
    id: 'subject',
    header: 'solidaryrecords:fields.subject',
    width: 112,
    sort: 'subject',
    cell: ({ subject }) => textCell(subject),
  },
  {
    id: 'origin',
    header: 'solidaryrecords:fields.origin',
    width: 110,
    fields: ['origin.label'],
    cell: ({ origin }) => <Town place={origin} />,
  },
  {
    id: 'destination',
    header: 'solidaryrecords:fields.destination',
    width: 110,
    fields: ['destination.label'],
    cell: ({ destination, goesAnywhere }, { translate }) =>
      goesAnywhere ? textCell(translate('solidaryrecords:values.anywhere')) : <Town place={destination} />,
  },
  {
    id: 'proposalType',
    header: 'solidaryrecords:fields.proposalType',
    width: 110,
    isOptional: true,
    cell: ({ proposalType }, { translate }) =>
      proposalType && textCell(translate(`solidaryrecords:values.proposalType.${proposalType}`)),
  },
  {
    id: 'fromDate',
    header: 'solidaryrecords:fields.fromDate',
    width: 240,
    sort: 'fromDate',
    cell: (row, tools) => <FirstDay row={row} tools={tools} />,
  },
  {
    id: 'lastAction',
    header: 'solidaryrecords:fields.lastAction',
    width: 190,
    cell: (row) => row.lastAction && <ActionName row={row} />,
  },
  {
    id: 'lastActionDate',
    header: 'solidaryrecords:fields.lastActionDate',
    width: 225,
    cell: (row, tools) => <ActionDate row={row} tools={tools} />,
  },
] as const satisfies readonly ListColumn<SolidaryRecordRow>[];
