import { slotListFilter } from '#renderer/features/solidary/coverage/slot-filter.tsx';
import { localListPage } from '#renderer/features/solidary/local/local-list-page.tsx';
import { VolunteersBar } from '#renderer/features/solidary/local/VolunteersBar.tsx';
import { nameColumns, personColumns } from '#renderer/features/solidary/person-columns.tsx';
import { slotsCell } from '#renderer/features/week/dots.tsx';
import { windowsInWords } from '#renderer/features/week/labels.ts';
import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { search, text, wholeNumber } from '#renderer/kit/list/filters/text.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import { solidaryVolunteers, type VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';
import { volunteerActions } from './actions.tsx';

const columns = [
  nameColumns.familyName,
  nameColumns.givenName,
  personColumns.email,
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
  personColumns.structures,
  {
    id: 'windows',
    header: 'solidaryvolunteers:fields.windows',
    width: 260,
    isOptional: true,
    fields: windowNames.flatMap((part) => [`windows.${part}.from`, `windows.${part}.to`] as const),
    cell: ({ windows }) => textCell(windowsInWords(windows)),
  },
  nameColumns.id,
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
    { name: 'familyName', label: 'solidary:fields.familyName', control: search(), isAlwaysOn: true },
    { name: 'givenName', label: 'solidary:fields.givenName', control: text() },
    { name: 'email', label: 'solidary:fields.email', control: text() },
    { name: 'telephone', label: 'solidaryvolunteers:filters.telephone', control: text() },
    { name: 'id', label: 'solidary:fields.id', control: wholeNumber() },
  ],
  actions: volunteerActions,
});

/** `/solidaryvolunteers`: the list with filters that run on this computer (docs/screens/08-solidary-people.md §9). */
export const VolunteersListPage = localListPage(volunteerList, { Bar: VolunteersBar, filters: [slotListFilter] });
