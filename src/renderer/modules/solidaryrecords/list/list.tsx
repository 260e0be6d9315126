import { useTranslation } from 'react-i18next';
import { AllStructuresNote } from '#renderer/features/solidary/AllStructuresNote.tsx';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { defineList } from '#renderer/kit/list/definition.ts';
import { oneOf } from '#renderer/kit/list/filters/choices.tsx';
import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { search, text } from '#renderer/kit/list/filters/text.tsx';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { personNameOf } from '#shared/full-name.ts';
import { type RecordFlag, recordFlags } from '#shared/resources/solidaryrecords/flags.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';

import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';
import { recordActions } from './actions.tsx';
import { columns } from './columns.tsx';
import styles from './list.module.css';
import { NoRecords } from './NoRecords.tsx';

/** Strictly below this progression: the platform compares so (docs/platform/c-solidary.md §3). */
const below = ([100, 75, 50, 25] as const).map(
  (value) => ({ value, label: `solidaryrecords:filters.below.${value}` }) as const,
);
const open = { progression: '100' } as const;

/** Which rows of the page are flagged; set by views, and shown by the bar above the rows. */
const flags: FilterControl<RecordFlag> = {
  toValue: (text) => recordFlags.find((flag) => flag === text),
  edit: () => null,
  summary: () => null,
};

/**
 * The list of records (docs/screens/07-solidary-records.md §1). The platform filters by name and progression alone: the
 * other views flag rows of the page on screen.
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
    { name: 'givenName', label: 'solidaryrecords:fields.givenName', control: text() },
    { name: 'mark', label: 'solidaryrecords:flags.label', control: flags, isOnBar: true },
  ],
  views: [
    { id: 'open', label: 'solidaryrecords:views.open', filters: open },
    { id: 'stale', label: 'solidaryrecords:views.stale', filters: { ...open, mark: 'stale' } },
    { id: 'past', label: 'solidaryrecords:views.past', filters: { ...open, mark: 'past' } },
  ],
  defaultView: 'open',
  actions: recordActions,
  startsAt: 50,
  refreshesOnFocus: false,
  keeps: ['display'],
  note: 'solidaryrecords:list.note',
  Below: AllStructuresNote,
  Bar: FlagsBar,
  Empty: NoRecords,
});

/**
 * In a view that flags rows, says how many of the page are flagged, and that the platform cannot look for others
 * (docs/screens/07-solidary-records.md §1). Nothing in the other views.
 */
function FlagsBar({ page }: ListBarProps<SolidaryRecordRow>) {
  const { t } = useTranslation('solidaryrecords');
  const { staleDays } = useBootstrap().config.solidary;
  const flag = recordFlags.find((known) => known === page.state.filters.mark);
  const { data } = page.list;
  if (flag === undefined) return null;
  const isFlagged = (row: SolidaryRecordRow) =>
    flag === 'past' ? isPast(row, today()) : idleDays(row, today(), staleDays) !== null;
  const count = data?.rows.filter(isFlagged).length;
  return (
    <p className={styles.flags} data-flags={flag} role="status">
      {count !== undefined && t(`flags.${flag}Count`, { count, total: data?.rows.length, days: staleDays })}{' '}
      {t('flags.onPage')}
    </p>
  );
}
