import { Button, Caption1 } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { MatchFilters } from './MatchFilters.tsx';
import { type MatchFilters as Filters, type InWay, matchCards, noFilters } from './rows.ts';
import { useCardColumns } from './useCardColumns.tsx';

interface MatchListProps<Row> {
  /** Name for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Column by which the rows are sorted at first. */
  sortedBy: string;
  /** Filters at first. */
  filters: Filters;
  filterRows: (rows: readonly Row[], filters: Filters) => readonly Row[];
  /** Without the filters of role and frequency. */
  isWayOnly?: boolean;
  /** Text below the matches. */
  legend?: string;
}

/** The matches of a record, with filters over what is on this computer. */
export function MatchList<Row extends InWay<{ matchingId: number | null }>>(props: MatchListProps<Row>) {
  const { label, columns, rows, keyOf, sortedBy, filterRows, isWayOnly = false, legend } = props;
  const { t } = useTranslation('matching');
  const [filters, setFilters] = useState(props.filters);
  const shown = filterRows(rows, filters);
  const cardColumns = useCardColumns<Row>();
  const cards = useMemo(() => matchCards(shown), [shown]);
  if (rows.length === 0) return <p className={flow.quiet}>{t('empty.matches')}</p>;
  return (
    <>
      <SortTable
        label={label}
        columns={cardColumns(columns)}
        rows={cards}
        keyOf={({ main }) => keyOf(main)}
        sortedBy={sortedBy}
        tools={
          <MatchFilters
            isWayOnly={isWayOnly}
            filters={filters}
            onChange={setFilters}
            shown={shown.length}
            total={rows.length}
          />
        }
        empty={
          <p className={flow.quiet}>
            {t('empty.filtered')}{' '}
            <Button size="small" onClick={() => setFilters(noFilters)}>
              {t('empty.showAll')}
            </Button>
          </p>
        }
      />
      {shown.length > 0 && legend !== undefined && <Caption1>{legend}</Caption1>}
    </>
  );
}
