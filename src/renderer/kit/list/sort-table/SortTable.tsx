import { Button } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { type Sort, SortBar } from './SortBar.tsx';
import styles from './sort-table.module.css';

/** The value that a column sorts by; null comes last in both directions. */
type SortValue = string | number | null;

/** Collation for texts: ignores case and accents, compares numbers by value. */
const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const compare = (left: string | number, right: string | number): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right));

/** Returns the rows in the order of a value; rows of the same value keep theirs. */
export function sorted<Row>(rows: readonly Row[], value: (row: Row) => SortValue, isDescending: boolean): Row[] {
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDescending ? compare(right, left) : compare(left, right);
  });
}

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; a column without it cannot be sorted. */
  value?: (row: Row) => SortValue;
  /** The label is for screen readers only: a column of buttons, which a card has beside its name. */
  isLabelHidden?: boolean;
  /** The values are self-explanatory: a card omits the label. */
  isPlain?: boolean;
  /** Place in a card: first, or on a line of its own (in order or last); otherwise it follows the previous value. */
  place?: 'first' | 'line' | 'last';
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
  /** Content on the same line as the sort menu: filters, the number of rows. */
  tools?: ReactNode;
  /** In place of the table where there are no rows. */
  empty?: ReactNode;
}

/**
 * Rows that are all on this computer, as a table that sorts them here. Where it is narrow each row is drawn as a low
 * card: its name and its button in one line, then its values with their labels beside them; the order is chosen above.
 */
export function SortTable<Row>(props: SortTableProps<Row>) {
  const { label, columns, rows, keyOf, sortedBy, tools, empty } = props;
  const [sort, setSort] = useState<Sort>({ id: sortedBy, isDescending: false });
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
      <div className={styles.bar}>
        {rows.length > 0 && (
          <SortBar columns={columns.filter((column) => column.value !== undefined)} sort={sort} onSort={setSort} />
        )}
        {tools}
      </div>
      {rows.length === 0 && empty !== undefined ? empty : renderTable()}
    </div>
  );

  function renderTable() {
    return (
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-sort={ariaSort(column)}>
                {heading(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, label: name, cell, isLabelHidden, isPlain, place }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    data-place={isLabelHidden === true ? 'name' : place}
                    data-label={isLabelHidden === true || isPlain === true ? undefined : name}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
}
