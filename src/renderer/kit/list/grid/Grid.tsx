// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list whose first column stays in sight.

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useFastScroll } from '#renderer/kit/ui/in-sight/useFastScroll.ts';
import { labelled, useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Density } from '#shared/lists.ts';
import { commonStarts } from '../cells/common-starts.ts';
import { shownColumns } from '../columns/shown-columns.ts';
import type { CellTools } from '../definition.ts';
import type { Entry } from './entries.ts';
import styles from './Grid.module.css';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import type { GridProps } from './grid-props.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useGridEvents } from './useGridEvents.ts';
import { cellAt, useGridKeyboard } from './useGridKeyboard.ts';
import { useGridScroll } from './useGridScroll.ts';

/** Height of a row in pixels (docs/screens/01-shell-home.md §5). */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, normal: 40, comfortable: 52 };
/** Height of the header in pixels, at every density. */
const TITLE_HEIGHT = 32;
/** Number of rows above which the list is virtual. */
const MAX_DRAWN = 60;

/** The texts that stand more than once among others. */
function repeated(texts: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const text of texts) (once.has(text) ? again : once).add(text);
  return again;
}

/** A page of rows as an ARIA grid: one tab stop, arrow keys inside, a sticky first column. */
export function Grid<R extends BaseRow>(props: GridProps<R>) {
  const { label, entries, rowsKey, before, total, density, hasMenu, leading, currentId, onPreview, hrefOf } = props;
  const { canEdit } = props;
  const grid = useRef<HTMLDivElement>(null);
  const hasPreview = onPreview !== undefined;
  // The buttons of a row float over its end: their column has no width.
  const hasButtons = hasMenu || hasPreview;
  const leadingWidth = leading?.width ?? 0;
  const { columns, templateOf, minWidth } = useMemo(
    () => shownColumns(props.columns, { leading: leadingWidth, hasTrailing: hasButtons }),
    [props.columns, leadingWidth, hasButtons],
  );
  const translate = useTranslate();
  const format = useFormat();
  const { labelOf } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are those of the rows.
  const names = useMemo(() => entries.map((one) => (one.kind === 'row' ? labelOf(one.row) : '')), [entries]);
  const startOf = useMemo(() => commonStarts(names), [names]);
  const shared = useMemo(() => repeated(names), [names]);
  const tools = useMemo((): CellTools => ({ translate, format, startOf }), [translate, format, startOf]);
  const buttonLabels = useMemo(
    () => ({
      preview: labelled(translate, 'list:grid.preview'),
      edit: labelled(translate, 'list:grid.edit'),
      menu: labelled(translate, 'list:grid.menu'),
    }),
    [translate],
  );
  const first = leading === undefined ? 0 : 1;
  const columnCount = first + columns.length + Number(hasButtons);
  const rowHeight = rowHeights[density];
  const isVirtual = entries.length > MAX_DRAWN;
  // React's types know no custom properties.
  const variables = {
    '--list-columns': templateOf(),
    '--list-width': minWidth,
    '--list-row': `${rowHeight}px`,
    '--list-leading': `${leading?.width ?? 0}px`,
  } as CSSProperties;

  const around: Around = { rowHeight, titleHeight: TITLE_HEIGHT, leading: leading?.width ?? 0 };
  const rowBefore = before === undefined ? -1 : entries.findIndex((entry) => isRow(entry, before.rowId));
  const keyboard = useGridKeyboard({
    grid,
    size: { rows: entries.length, columns: columnCount },
    start: before && rowBefore >= 0 ? { row: rowBefore, column: before.column } : undefined,
    rowsKey,
    reveal: (element, { row, column }) => {
      if (grid.current === null) return;
      revealRow(grid.current, row, around);
      const isScrolled = column > first && (!hasButtons || column < columnCount - 1);
      if (isScrolled) revealCell(grid.current, element, around);
    },
    rowHeight,
  });

  const isScrollingFast = useFastScroll(() => grid.current, isVirtual);
  const activeRow = keyboard.active.row;
  const virtual = useVirtualizer({
    count: entries.length,
    enabled: isVirtual,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // The active row is always rendered, however far away: it holds the focus and the only tab stop.
    rangeExtractor: (range) =>
      activeRow < 0 ? defaultRangeExtractor(range) : withRow(defaultRangeExtractor(range), activeRow),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density changes the height of the rows.
  useEffect(() => virtual.measure(), [density]);

  const activeEntry = entries[activeRow];
  const scrollName = useGridScroll({
    grid,
    rowsKey,
    before,
    hasRow: rowBefore >= 0,
    active: activeEntry?.kind === 'row' ? { rowId: activeEntry.row.id, column: keyboard.active.column } : null,
    focusActive: keyboard.focusActive,
    onLeave: props.onLeave,
  });
  const events = useGridEvents({ ...props, shown: columns, keyboard });
  const resize = useColumnResize({ grid, columns, templateOf, first, onWidth: props.onWidth });

  const current = currentId === null ? -1 : entries.findIndex((entry) => isRow(entry, currentId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current row has to be scrolled into view.
  useEffect(() => {
    if (grid.current !== null) revealRow(grid.current, current, around);
  }, [currentId]);

  const line = (index: number, offset?: number) => {
    const entry = entries[index];
    if (entry === undefined) return null;
    const row = entry.kind === 'row' ? entry.row : undefined;
    // The buttons of two rows of one name are told apart by the numbers of the rows.
    const nameOf = (of: R) => {
      const name = labelOf(of);
      return shared.has(name) ? translate('list:grid.sameName', { name, id: of.id }) : name;
    };
    return (
      <GridRow
        key={row?.id ?? `unreadable-${index}`}
        entry={entry}
        columns={columns}
        tools={tools}
        buttonLabels={buttonLabels}
        index={index}
        ariaIndex={props.skipped + index + 2}
        activeColumn={keyboard.active.row === index ? keyboard.active.column : null}
        href={row && hrefOf(row)}
        label={row === undefined ? '' : nameOf(row)}
        hasMenu={hasMenu}
        hasPreview={hasPreview}
        canEdit={row !== undefined && canEdit?.(row) === true}
        isNameOnly={isScrollingFast && index !== activeRow}
        isCurrent={index === current}
        LeadingCell={leading?.Cell}
        offset={offset}
      />
    );
  };

  return (
    <div
      ref={grid}
      role="grid"
      data-scroll-restoration-id={scrollName}
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columnCount}
      aria-busy={props.isBusy}
      className={styles.grid}
      style={variables}
      onClick={events.onClick}
      onAuxClick={events.onAuxClick}
      onKeyDown={events.onKeyDown}
      onFocus={(event) => {
        keyboard.onFocus(event);
        const entry = entries[cellAt(event.target)?.row ?? -1];
        if (entry?.kind === 'row') props.onActive?.(entry.row);
      }}
      onBlur={keyboard.onBlur}
      onContextMenu={events.onContextMenu}
      onPointerDown={resize.onPointerDown}
    >
      <GridHeader
        columns={columns}
        sort={props.sort}
        hasTrailing={hasButtons}
        LeadingTitle={leading?.Title}
        activeColumn={keyboard.active.row === -1 ? keyboard.active.column : null}
      />
      <div
        role="rowgroup"
        className={styles.body}
        style={isVirtual ? { blockSize: virtual.getTotalSize() } : undefined}
      >
        {isVirtual
          ? virtual.getVirtualItems().map(({ index, start }) => line(index, start))
          : entries.map((_, index) => line(index))}
      </div>
    </div>
  );
}

const isRow = <R extends BaseRow>(entry: Entry<R>, id: number): boolean => entry.kind === 'row' && entry.row.id === id;

const withRow = (rows: number[], row: number): number[] =>
  rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);

/** Sizes in pixels of the sticky parts and rows of a grid. */
interface Around {
  rowHeight: number;
  /** Of the sticky header. */
  titleHeight: number;
  /** Of the sticky column before the first one; 0 without. */
  leading: number;
}

/** Scrolls a row into view below the header, as little as needed. `row` counts from 0; less is the header. */
function revealRow(grid: HTMLElement, row: number, { rowHeight, titleHeight }: Around): void {
  if (row < 0) return;
  const top = row * rowHeight;
  // The header takes the first line of the viewport.
  grid.scrollTop = within(grid.scrollTop, titleHeight + top + rowHeight - grid.clientHeight, top);
}

/** Scrolls a cell into view horizontally, between the sticky columns. */
function revealCell(grid: HTMLElement, cell: HTMLElement, { leading }: Around): void {
  const pinned = grid.querySelector<HTMLElement>('[data-row="-1"] [data-pinned]');
  if (pinned === null) return;
  const start = cell.offsetLeft - leading - pinned.offsetWidth;
  const end = cell.offsetLeft + cell.offsetWidth - grid.clientWidth;
  grid.scrollLeft = within(grid.scrollLeft, end, start);
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
