import { AllStructuresNote } from '#renderer/features/solidary/AllStructuresNote.tsx';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { defineList } from '#renderer/kit/list/definition.ts';
import { oneOf } from '#renderer/kit/list/filters/choices.tsx';
import { duePresets } from '#renderer/kit/list/filters/day-range.ts';
import { days } from '#renderer/kit/list/filters/days.tsx';
import { search, text } from '#renderer/kit/list/filters/text.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { lifeStatuses } from '#shared/resources/solidaryrecords/status.ts';
import { recordActions } from './actions.ts';
import { columns } from './columns.tsx';
import { idleSince } from './idle-since.tsx';
import { NoRecords } from './NoRecords.tsx';

/** Strictly below this progression: the platform compares so (docs/platform/c-solidary.md §3). */
const below = ([100, 75, 50, 25] as const).map(
  (value) => ({ value, label: `solidaryrecords:filters.below.${value}` }) as const,
);
const statuses = lifeStatuses.map((value) => ({ value, label: recordStatusLabel(value) }));
const open = { progression: '100' } as const;

/**
 * The list of records (docs/screens/07-solidary-records.md §1). The platform filters by name and progression alone: for
 * the other filters the whole list is read and compared on this computer.
 */
export const recordList = defineList(solidaryRecords, {
  label: 'solidaryrecords:list.label',
  empty: 'solidaryrecords:list.empty',
  emptyHint: 'solidaryrecords:list.emptyHint',
  rowLabel: personNameOf,
  contactsOf: ({ telephone }) => ({ telephone }),
  columns,
  filters: [
    { name: 'familyName', label: 'solidaryrecords:filters.nameOrTelephone', control: search(), isAlwaysOn: true },
    { name: 'progression', label: 'solidaryrecords:fields.progression', control: oneOf(below), isAlwaysOn: true },
    { name: 'givenName', label: 'solidary:fields.givenName', control: text() },
    { name: 'status', label: 'solidaryrecords:fields.status', control: oneOf(statuses) },
    {
      name: 'departure',
      label: 'solidaryrecords:fields.fromDate',
      control: days({ isAhead: true, presets: duePresets }),
    },
    { name: 'idleSince', label: 'solidaryrecords:filters.idle.label', control: idleSince },
  ],
  views: [
    { id: 'open', label: 'solidaryrecords:views.open', filters: open },
    { id: 'stale', label: 'solidaryrecords:views.stale', filters: { ...open, idleSince: '7' } },
    { id: 'past', label: 'solidaryrecords:views.past', filters: { ...open, departure: 'past' } },
  ],
  defaultView: 'open',
  actions: recordActions,
  startsAt: 50,
  refreshesOnFocus: false,
  keeps: ['display'],
  note: 'solidaryrecords:list.note',
  Below: AllStructuresNote,
  Empty: NoRecords,
});
