import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FittingDots } from '#renderer/features/week/dots.tsx';
import { slotsInWords, windowsInWords } from '#renderer/features/week/labels.ts';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { sorted } from '#renderer/kit/list/sort-table/sorted.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Transporter } from '#shared/resources/solidaryrecords/solutions.ts';
import { useSolutions } from '../context.ts';
import { MatchList } from './MatchList.tsx';
import { type InWay, metresBetween, noFilters, transportersOf } from './rows.ts';
import { useMatchColumns } from './useMatchColumns.tsx';

type Row = InWay<Transporter>;

const METRES_OF_KM = 1000;

/** The volunteers who can serve a record (docs/screens/07-solidary-records.md §3). */
export function VolunteersTab() {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  // Of those whose hours fit alike the nearest comes first.
  const rows = useMemo(
    () => sorted(transportersOf(record), ({ center }) => metresBetween(center, record.origin), false),
    [record],
  );
  const columns = useColumns(record);
  return (
    <MatchList
      label={t('tabs.volunteers')}
      columns={columns}
      rows={rows}
      keyOf={({ way, matchingId, volunteerId }) => `${way} ${matchingId} ${volunteerId}`}
      sortedBy="hours"
      filters={noFilters}
      filterRows={(all, filters) => all.filter(({ way }) => filters.way === null || way === filters.way)}
      isWayOnly
      legend={t('fit.legend')}
    />
  );
}

function useColumns(record: RecordItem): Column<Row>[] {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const format = useFormat();
  const unknown = t('unknown');
  const { person, way, hours, action } = useMatchColumns<Row>({
    label: t('columns.volunteer'),
    role: 'transporter',
    whenOf: ({ fitting }) => [slotsInWords(fitting, translate) ?? unknown],
  });
  const distanceOf = ({ center }: Transporter) => metresBetween(center, record.origin);
  const slotsLabel = ({ declared, fitting }: Transporter) => {
    const available = slotsInWords(declared, translate) ?? translate('week:none');
    const fits = slotsInWords(fitting, translate);
    return fits === null ? t('fit.availableOnly', { available }) : t('fit.both', { available, fitting: fits });
  };
  return [
    person,
    way,
    hours,
    {
      id: 'centre',
      label: t('columns.centre'),
      value: ({ center }) => center.town,
      cell: ({ center }) => center.town ?? unknown,
    },
    {
      id: 'radius',
      label: t('columns.radius'),
      value: ({ maxDistance }) => maxDistance,
      cell: ({ maxDistance }) =>
        maxDistance === null ? unknown : t('kilometres', { distance: format.number(maxDistance / METRES_OF_KM) }),
    },
    {
      id: 'distance',
      label: t('columns.distance'),
      value: distanceOf,
      cell: (row) => {
        const metres = distanceOf(row);
        return metres === null ? unknown : format.distance(metres);
      },
    },
    {
      id: 'slots',
      label: t('columns.slots'),
      // More slots that fit come first.
      value: ({ fitting }) => -eachSlot((part, day) => fitting[part][day]).filter(Boolean).length,
      cell: (row) => <FittingDots slots={row.declared} fitting={row.fitting} label={slotsLabel(row)} />,
    },
    {
      id: 'hours',
      label: t('columns.hours'),
      value: ({ windows }) => windows.morning.from,
      cell: ({ windows }) => windowsInWords(windows) || unknown,
    },
    action,
  ];
}
