import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { sorted } from '#renderer/kit/list/sort-table/sorted.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { Carpool } from '#shared/resources/solidaryrecords/solutions.ts';
import { useSolutions } from '../context.ts';
import styles from '../matching.module.css';
import { sortKeyOf, useTimes } from '../times.ts';
import { MatchList } from './MatchList.tsx';
import { carpoolsOf, filteredCarpools, firstFilters, type InWay } from './rows.ts';
import { useMatchColumns } from './useMatchColumns.tsx';

type Row = InWay<Carpool>;

const SECONDS_OF_MINUTE = 60;

/** The journeys of members that match a record (docs/screens/07-solidary-records.md §3). */
export function CarpoolsTab() {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  // Of those whose hours fit alike the shortest detour comes first.
  const rows = useMemo(
    () => sorted(carpoolsOf(record), ({ detourDuration, detourDistance }) => detourDuration ?? detourDistance, false),
    [record],
  );
  const columns = useColumns();
  return (
    <MatchList
      label={t('tabs.carpools')}
      columns={columns}
      rows={rows}
      keyOf={({ way, matchingId, carpoolerId }) => `${way} ${matchingId} ${carpoolerId}`}
      sortedBy="hours"
      filters={firstFilters}
      filterRows={filteredCarpools}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const times = useTimes();
  const { person, way, hours, action } = useMatchColumns<Row>({
    label: t('columns.carpooler'),
    role: 'carpooler',
    // A passenger cannot drive.
    canDrive: ({ isDriver }) => isDriver,
    whenOf: ({ fitting }) => times(fitting),
  });
  const unknown = t('unknown');
  const journey = ({ origin, destination }: Carpool) =>
    t('journey', { origin: origin.town ?? unknown, destination: destination.town ?? unknown });
  const role = ({ isDriver, isPassenger }: Carpool) =>
    isDriver === isPassenger ? (isDriver ? t('role.both') : unknown) : t(isDriver ? 'role.driver' : 'role.passenger');
  const detour = ({ detourDuration, detourDistance }: Carpool) =>
    [
      detourDuration !== null &&
        t('minutes', { minutes: format.number(Math.round(detourDuration / SECONDS_OF_MINUTE)) }),
      detourDistance !== null && format.distance(detourDistance),
    ]
      .filter((part) => part !== false)
      .join(', ') || unknown;
  return [
    person,
    way,
    hours,
    { id: 'role', label: t('columns.role'), isPlain: true, value: role, cell: role },
    {
      id: 'frequency',
      label: t('columns.frequency'),
      isPlain: true,
      value: ({ frequency }) => frequency,
      cell: ({ frequency }) => (frequency === null ? unknown : t(`frequency.${frequency}`)),
    },
    {
      id: 'announced',
      label: t('columns.carpoolerTimes'),
      place: 'line',
      value: ({ announced }) => sortKeyOf(announced),
      cell: ({ announced }) => <Lines lines={times(announced)} />,
    },
    {
      id: 'fitting',
      label: t('columns.requestTimes'),
      place: 'line',
      value: ({ fitting }) => sortKeyOf(fitting),
      cell: ({ fitting }) => <Lines lines={times(fitting)} />,
    },
    { id: 'journey', label: t('columns.journey'), isPlain: true, value: journey, cell: journey },
    {
      id: 'roundTrip',
      label: t('columns.roundTrip'),
      isPlain: true,
      value: ({ isRoundTrip }) => Number(isRoundTrip),
      cell: ({ isRoundTrip }) => t(isRoundTrip ? 'roundTrip.return' : 'roundTrip.oneway'),
    },
    {
      id: 'detour',
      label: t('columns.detour'),
      value: ({ detourDuration, detourDistance }) => detourDuration ?? detourDistance,
      cell: detour,
    },
    {
      id: 'exclusive',
      label: t('columns.exclusive'),
      value: ({ isSolidaryExclusive }) => Number(!isSolidaryExclusive),
      cell: ({ isSolidaryExclusive }) => t(isSolidaryExclusive ? 'yes' : 'no'),
    },
    action,
  ];
}

/** Some short texts below one another; says so when there are none. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('matching');
  if (lines.length === 0) return t('unknown');
  return lines.map((line) => (
    <span key={line} className={styles.lines} data-line="">
      {line}
    </span>
  ));
}
