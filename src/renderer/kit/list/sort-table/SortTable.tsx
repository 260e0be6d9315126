// biome-ignore-all lint/a11y/noRedundantRoles: drawn as cards the elements of a table would lose their roles.
// biome-ignore-all lint/a11y/useSemanticElements: the elements of a table have these roles already.
import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { Fragment, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useInSight } from '#renderer/kit/ui/in-sight/useInSight.ts';
import { type Sort, SortBar } from './SortBar.tsx';
import styles from './sort-table.module.css';
import { type SortValue, sorted } from './sorted.ts';
import { useIsNarrow } from './useIsNarrow.ts';

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
  /** Shown where there is much room only. */
  isExtra?: boolean;
  /** Width in a table, in pixels; what the cells need without it. */
  width?: number;
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
  /** The order, where something else keeps it, such as the address. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Content on the same line as the sort menu: filters, the number of rows. */
  tools?: ReactNode;
  /** In place of the table where there are no rows. */
  empty?: ReactNode;
  /** Width in pixels below which each row is a card. */
  cardsBelow?: number;
  /** A row that stands out, such as the best one. */
  isMarked?: (row: Row) => boolean;
}

/** Width below which a table of many columns has no room. */
const MANY_COLUMNS = 860;
/** Width from which further columns have room. */
const MUCH_ROOM = 920;
/** Heights of a row before it was drawn, in pixels. */
const ROW_HEIGHT = 44;
const CARD_HEIGHT = 96;

/**
 * Rows that are all on this computer, as a table that sorts them here. Where it is narrow each row is drawn as a low
 * card: its name and its button in one line, then its values with their labels beside them; the order is chosen above.
 * Of many rows those in sight are drawn.
 */
export function SortTable<Row>(props: SortTableProps<Row>) {
  const { label, rows, keyOf, sortedBy, tools, empty, cardsBelow = MANY_COLUMNS, isMarked } = props;
  const [ownSort, setOwnSort] = useState<Sort>({ id: sortedBy, isDescending: false });
  const { sort = ownSort, onSort: setSort = setOwnSort } = props;
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const hasCards = useIsNarrow(region, cardsBelow);
  const isTight = useIsNarrow(region, MUCH_ROOM);
  const columns = useMemo(
    () => (isTight ? props.columns.filter(({ isExtra }) => isExtra !== true) : props.columns),
    [props.columns, isTight],
  );
  const value = props.columns.find(({ id }) => id === sort.id)?.value;
  const shown = useMemo(
    () => (value === undefined ? rows : sorted(rows, value, sort.isDescending)),
    [rows, value, sort.isDescending],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are those of the rows.
  const keys = useMemo(() => shown.map((row) => keyOf(row)), [shown]);
  const { items, after, measure, isPartial, isFast } = useInSight({
    keys,
    list: body,
    heightOf: () => (hasCards ? CARD_HEIGHT : ROW_HEIGHT),
  });

  return (
    <div ref={region} className={styles.region} data-cards={hasCards || undefined}>
      <div className={styles.bar}>
        {rows.length > 0 && (
          <SortBar
            columns={props.columns.filter((column) => column.value !== undefined)}
            hasOwnOrder={sortedBy === undefined && props.sort === undefined}
            sort={sort}
            onSort={setSort}
          />
        )}
        {tools}
      </div>
      {rows.length === 0 && empty !== undefined ? empty : renderTable()}
    </div>
  );

  function rowAt(index: number): Row {
    // Indexes are those of the rows.
    return shown[index] as Row;
  }

  function renderTable() {
    return (
      <table
        role="table"
        className={styles.table}
        aria-label={label}
        aria-rowcount={isPartial ? shown.length + 1 : undefined}
      >
        {!hasCards && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup" className={mergeClasses(hasCards && styles.outOfSight)}>
          <tr role="row" aria-rowindex={isPartial ? 1 : undefined}>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSort={hasCards ? undefined : setSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {items.map(({ index, gap }) => {
            const row = rowAt(index);
            return (
              <Fragment key={keyOf(row)}>
                <Room height={gap} columns={columns.length} />
                <tr
                  ref={measure}
                  role="row"
                  data-index={index}
                  data-marked={isMarked?.(row) || undefined}
                  aria-rowindex={isPartial ? index + 2 : undefined}
                >
                  {isFast ? <NameOf row={row} columns={columns} /> : <Cells row={row} columns={columns} />}
                </tr>
              </Fragment>
            );
          })}
          <Room height={after} columns={columns.length} />
        </tbody>
      </table>
    );
  }
}

/** The room of rows that are out of sight. */
const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden className={styles.room}>
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: Sort;
  /** Undefined where the headings are out of sight: they are read, and sort nothing. */
  onSort: ((sort: Sort) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const isSorted = column.id === sort.id;
  const order = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? order : undefined}>
      {renderLabel()}
    </th>
  );

  function renderLabel() {
    if (column.isLabelHidden === true) return <VisuallyHidden>{column.label}</VisuallyHidden>;
    if (column.value === undefined || onSort === undefined) {
      return <span className={styles.unsorted}>{column.label}</span>;
    }
    const icon = sort.isDescending ? <ArrowDownRegular /> : <ArrowUpRegular />;
    return (
      <Button
        appearance="transparent"
        size="small"
        className={styles.heading}
        iconPosition="after"
        icon={isSorted ? icon : undefined}
        onClick={() => onSort({ id: column.id, isDescending: isSorted && !sort.isDescending })}
      >
        {column.label}
      </Button>
    );
  }
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** The first cell alone, by the value that it is sorted by, for rows that scroll by. */
const NameOf = <Row,>({ row, columns: [first, ...others] }: CellsProps<Row>) => (
  <>
    <th role="rowheader" scope="row">
      {first?.value?.(row)}
    </th>
    <td role="cell" colSpan={others.length} />
  </>
);

function CellsOf<Row>({ row, columns }: CellsProps<Row>): ReactNode {
  return columns.map(({ id, label: name, cell, isLabelHidden, isPlain, place }, index) =>
    index === 0 ? (
      <th key={id} role="rowheader" scope="row">
        {cell(row)}
      </th>
    ) : (
      <td
        key={id}
        role="cell"
        data-place={isLabelHidden === true ? 'name' : place}
        data-label={isLabelHidden === true || isPlain === true ? undefined : name}
      >
        {cell(row)}
      </td>
    ),
  );
}

/** Scrolling draws only the rows that come into sight. */
const Cells = memo(CellsOf) as typeof CellsOf;
