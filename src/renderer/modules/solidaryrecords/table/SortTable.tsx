import { Button } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { type SortValue, sorted } from './sort.ts';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it sorts by; a column without it has no button. */
  value?: (row: Row) => SortValue;
  /** The label is for screen readers only: a column of buttons. */
  isLabelHidden?: boolean;
}

interface SortTableProps<Row> {
  /** Name for assistive technology. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Column by which the rows are sorted at first, ascending; their own order without it. */
  sortedBy?: string;
}

/**
 * Rows that are all on this computer, as a table that sorts them here. Where it is narrow each row is drawn as a card,
 * with the label of each value beside it.
 */
export function SortTable<Row>({ label, columns, rows, keyOf, sortedBy }: SortTableProps<Row>) {
  const { t } = useTranslation('recordsolutions');
  const [sort, setSort] = useState<{ id: string | undefined; isDescending: boolean }>({
    id: sortedBy,
    isDescending: false,
  });
  const value = columns.find(({ id }) => id === sort.id)?.value;
  const shown = value === undefined ? rows : sorted(rows, value, sort.isDescending);

  const heading = (column: Column<Row>) => {
    const isSorted = column.id === sort.id;
    if (column.isLabelHidden === true) return <VisuallyHidden>{column.label}</VisuallyHidden>;
    if (column.value === undefined) return <span className={styles.unsorted}>{column.label}</span>;
    const icon = sort.isDescending ? <ArrowDownRegular /> : <ArrowUpRegular />;
    return (
      <Button
        appearance="transparent"
        size="small"
        className={styles.heading}
        iconPosition="after"
        icon={isSorted ? icon : undefined}
        onClick={() => setSort({ id: column.id, isDescending: isSorted && !sort.isDescending })}
      >
        {column.label}
      </Button>
    );
  };
  const ariaSort = ({ id }: Column<Row>) =>
    id === sort.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined;

  return (
    <div className={styles.region}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr data-by={t('sort.by')}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column)}
                data-sortable={column.value === undefined ? undefined : ''}
              >
                {heading(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, label: name, cell, isLabelHidden }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-label={isLabelHidden === true ? undefined : name}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
