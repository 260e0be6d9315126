import { AllStructuresNote } from '#renderer/features/solidary/AllStructuresNote.tsx';
import { slotListFilter } from '#renderer/features/solidary/coverage/slot-filter.tsx';
import { emailCell } from '#renderer/features/solidary/email-cell.tsx';
import { localListPage } from '#renderer/features/solidary/local/local-list-page.tsx';
import { VolunteersBar } from '#renderer/features/solidary/local/VolunteersBar.tsx';
import { StructureChips } from '#renderer/features/solidary/StructureChips.tsx';
import { slotsCell } from '#renderer/features/week/dots.tsx';
import { windowsInWords } from '#renderer/features/week/labels.ts';
import { familyFirstCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { search, text, wholeNumber } from '#renderer/kit/list/filters/text.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import { solidaryVolunteers, type VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';
import { volunteerActions } from './actions.tsx';

const columns = [
  {
    id: 'familyName',
    header: 'solidaryvolunteers:fields.familyName',
    width: 190,
    sort: 'familyName',
    sortThen: 'givenName',
    fields: ['familyName', 'givenName'],
    cell: (row) => familyFirstCell(row),
  },
  {
    id: 'givenName',
    header: 'solidaryvolunteers:fields.givenName',
    width: 110,
    isOptional: true,
    sort: 'givenName',
    cell: ({ givenName }) => textCell(givenName),
  },
  {
    id: 'email',
    header: 'solidaryvolunteers:fields.email',
    width: 180,
    priority: 4,
    sort: 'email',
    cell: ({ email }, tools) => emailCell(email, tools),
  },
  {
    id: 'town',
    header: 'solidaryvolunteers:fields.town',
    width: 120,
    priority: 5,
    fields: ['homeAddress.locality'],
    cell: ({ homeAddress }) => textCell(homeAddress?.locality ?? null),
  },
  {
    id: 'slots',
    header: 'solidaryvolunteers:fields.slots',
    width: 130,
    priority: 2,
    fields: eachSlot((part, day) => `slots.${part}.${day}` as const),
    cell: ({ slots }, tools) => slotsCell(slots, tools),
  },
  {
    id: 'structures',
    header: 'solidaryvolunteers:fields.structures',
    width: 240,
    priority: 3,
    cell: ({ structures }, { translate }) => <StructureChips structures={structures} translate={translate} />,
  },
  {
    id: 'windows',
    header: 'solidaryvolunteers:fields.windows',
    width: 260,
    isOptional: true,
    fields: windowNames.flatMap((part) => [`windows.${part}.from`, `windows.${part}.to`] as const),
    cell: ({ windows }) => textCell(windowsInWords(windows)),
  },
  {
    id: 'id',
    header: 'solidaryvolunteers:fields.id',
    width: 80,
    sort: 'id',
    isOptional: true,
    cell: ({ id }) => textCell(id),
  },
] as const satisfies readonly ListColumn<VolunteerRow>[];

/** The list of volunteers (docs/screens/08-solidary-people.md §6): of all structures that the person operates. */
const volunteerList = defineList(solidaryVolunteers, {
  label: 'solidaryvolunteers:list.label',
  empty: 'solidaryvolunteers:list.empty',
  emptyHint: 'solidaryvolunteers:list.emptyHint',
  rowLabel: personNameOf,
  contactsOf: ({ email }) => ({ email: isDerivedEmail(email) ? null : email }),
  columns,
  filters: [
    { name: 'familyName', label: 'solidaryvolunteers:fields.familyName', control: search(), isAlwaysOn: true },
    { name: 'givenName', label: 'solidaryvolunteers:fields.givenName', control: text() },
    { name: 'email', label: 'solidaryvolunteers:fields.email', control: text() },
    { name: 'telephone', label: 'solidaryvolunteers:filters.telephone', control: text() },
    { name: 'id', label: 'solidaryvolunteers:fields.id', control: wholeNumber() },
  ],
  actions: volunteerActions,
  Below: AllStructuresNote,
});

/** `/solidaryvolunteers`: the list with filters that run on this computer (docs/screens/08-solidary-people.md §9). */
export const VolunteersListPage = localListPage(volunteerList, { Bar: VolunteersBar, filters: [slotListFilter] });
