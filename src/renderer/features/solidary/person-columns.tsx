import { familyFirstCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import { emailCell } from './email-cell.tsx';
import { StructureCell } from './StructureCell.tsx';

interface NamedRow {
  id: number;
  givenName: string | null;
  familyName: string | null;
}

interface LinkedRow extends NamedRow {
  email: string | null;
  structures: readonly PersonStructure[];
}

/** The columns that name the person of a row, in every list of solidary transport. */
export const nameColumns = {
  familyName: {
    id: 'familyName',
    header: 'solidary:fields.familyName',
    width: 190,
    sort: 'familyName',
    sortThen: 'givenName',
    fields: ['familyName', 'givenName'],
    cell: (row) => familyFirstCell(row),
  },
  givenName: {
    id: 'givenName',
    header: 'solidary:fields.givenName',
    width: 110,
    isOptional: true,
    sort: 'givenName',
    cell: ({ givenName }) => textCell(givenName),
  },
  id: {
    id: 'id',
    header: 'solidary:fields.id',
    width: 80,
    isOptional: true,
    sort: 'id',
    cell: ({ id }) => textCell(id),
  },
} as const satisfies Record<string, ListColumn<NamedRow>>;

/** The columns that beneficiaries and volunteers have in common beside their names. */
export const personColumns = {
  email: {
    id: 'email',
    header: 'solidary:fields.email',
    width: 190,
    priority: 4,
    sort: 'email',
    cell: ({ email }, tools) => emailCell(email, tools),
  },
  structures: {
    id: 'structures',
    header: 'solidary:fields.structures',
    width: 260,
    priority: 3,
    cell: ({ structures }, { translate }) => <StructureCell structures={structures} translate={translate} />,
  },
} as const satisfies Record<string, ListColumn<LinkedRow>>;
