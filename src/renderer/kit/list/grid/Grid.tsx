// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list whose first column stays in sight.

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react';
import type { Sort } from '#shared/resources/define.ts';
import { useFormat } from '../../format.ts';
import { useShownColumns } from '../columns.ts';
import type { BaseRow, CellTools, ListColumn } from '../definition.ts';
import type { ListPlace } from '../place.ts';
import { useText } from '../text.ts';
import type { Entry } from './entries.ts';
import styles from './Grid.module.css';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { revealCell } from './reveal.ts';
import { cellAt, useGridKeyboard } from './useGridKeyboard.ts';
import { useGridPlace } from './useGridPlace.ts';

/** Pixels of a row: the normal density. */
export const ROW_HEIGHT = 40;
/** Lines above which only those in sight are drawn. */
const MOST_DRAWN = 60;

/** Where the menu of a row opens: beside an element, or where the pointer was. */
export type MenuAnchor = HTMLElement | { x: number; y: number };

export interface GridProps<R extends BaseRow> {
  label: string;
  columns: readonly ListColumn<R>[];
  entries: readonly Entry<R>[];
  /** What the rows are: another page, order or filter is another one. */
  rowsKey: string;
  /** Where the person was in these rows before, when this is the way back. */
  before: ListPlace | undefined;
  /** The grid goes away, with the keyboard and its scroll here. */
  onLeave: (place: ListPlace) => void;
  /** Rows over all pages. */
  total: number;
  /** Rows of the pages before this one. */
  skipped: number;
  sort: readonly Sort[];
  isBusy: boolean;
  hasMenu: boolean;
  hrefOf: (row: R) => string | undefined;
  labelOf: (row: R) => string;
  onSort: (column: ListColumn<R>, isAdditive: boolean) => void;
  onOpen: (row: R) => void;
  onEdit?: (row: R) => void;
  /** Someone asked for a row's page in another window. */
  onCopyLink: (address: string) => void;
  /** `restoreFocus` gives the focus back to the row once the menu is closed. */
  onMenu: (row: R, anchor: MenuAnchor, restoreFocus: () => void) => void;
}

/** A page of rows as an ARIA grid: one tab stop, arrows inside, the first column always in sight. */
export function Grid<R extends BaseRow>(props: GridProps<R>) {
  const {
    label,
    entries,
    rowsKey,
    before,
    total,
    skipped,
    sort,
    isBusy,
    hasMenu,
    hrefOf,
    labelOf,
    onSort,
    onOpen,
    onEdit,
    onCopyLink,
    onMenu,
  } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { columns, template, minWidth } = useShownColumns(props.columns, hasMenu);
  const words = useText();
  const format = useFormat();
  const tools = useMemo((): CellTools => ({ words, format }), [words, format]);
  const columnCount = columns.length + (hasMenu ? 1 : 0);
  const isVirtual = entries.length > MOST_DRAWN;
  // React's types know no custom properties.
  const variables = { '--list-columns': template, '--list-width': `${minWidth}px` } as CSSProperties;

  const rowBefore = entries.findIndex((entry) => entry.kind === 'row' && entry.row.id === before?.rowId);
  const keyboard = useGridKeyboard({
    grid,
    size: { rows: entries.length, columns: columnCount },
    start: before && rowBefore >= 0 ? { row: rowBefore, column: before.column } : undefined,
    rowsKey,
    reveal: (element, cell) => {
      if (grid.current !== null)
        revealCell(grid.current, element, { ...cell, columnCount, hasMenu, rowHeight: ROW_HEIGHT });
    },
    rowHeight: ROW_HEIGHT,
  });

  const activeRow = keyboard.active.row;
  const virtual = useVirtualizer({
    count: entries.length,
    enabled: isVirtual,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // The row that the keyboard is on stays, however far away: it holds the focus, and the only stop of Tab.
    rangeExtractor: (range) =>
      activeRow < 0 ? defaultRangeExtractor(range) : withRow(defaultRangeExtractor(range), activeRow),
  });
  const activeEntry = entries[activeRow];
  const scrollName = useGridPlace({
    grid,
    rowsKey,
    before,
    hasRow: rowBefore >= 0,
    active: activeEntry?.kind === 'row' ? { rowId: activeEntry.row.id, column: keyboard.active.column } : null,
    focusActive: keyboard.focusActive,
    onLeave: props.onLeave,
  });
  const rowAt = (target: EventTarget): R | undefined => {
    const entry = entries[cellAt(target)?.row ?? -1];
    return entry?.kind === 'row' ? entry.row : undefined;
  };
  const sortBy = (target: EventTarget, isAdditive: boolean): boolean => {
    const cell = cellAt(target);
    const column = cell?.row === -1 ? columns[cell.column] : undefined;
    if (column?.sort === undefined) return false;
    onSort(column, isAdditive);
    return true;
  };
  const openMenu = (target: Element, anchor: MenuAnchor): boolean => {
    const row = rowAt(target);
    if (row === undefined || !hasMenu) return false;
    onMenu(row, anchor, keyboard.focusActive);
    return true;
  };
  const open = (row: R) => {
    if (hrefOf(row) !== undefined) onOpen(row);
  };

  /** A click that asks for another window gets the link instead, to be taken there: see `isForElsewhere`. */
  const copyLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-row-link]') : null;
    if (link === null) return;
    event.preventDefault();
    onCopyLink(link.href);
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-menu]');
    if (button !== null) {
      openMenu(target, button);
      return;
    }
    if (target.closest('[data-sort]') !== null) {
      sortBy(target, event.shiftKey);
      return;
    }
    if (isForElsewhere(event)) {
      copyLink(event);
      return;
    }
    const isOwnLink = target.closest('[data-row-link]') !== null;
    if (isOwnLink) event.preventDefault();
    else if (target.closest('a, button') !== null) return;
    // Someone who marks a text in a row wants to copy it.
    if (!isOwnLink && window.getSelection()?.type === 'Range') return;
    const row = rowAt(target);
    if (row !== undefined) open(row);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || keyboard.move(event)) return;
    const { target } = event;
    const row = rowAt(target);
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    let isHandled = false;
    if (isMenuKey) isHandled = openMenu(target, target);
    else if (event.key === 'Enter' && row !== undefined) isHandled = enter(target, row);
    else if (event.key === 'Enter' || event.key === ' ')
      isHandled = sortBy(target, event.shiftKey) || event.key === ' ';
    else if (event.key === 'F2' && row !== undefined && onEdit !== undefined) {
      onEdit(row);
      isHandled = true;
    }
    if (isHandled) event.preventDefault();
  };

  /** Enter follows what the cell holds of its own (an address, the menu), else opens the row. */
  const enter = (cell: HTMLElement, row: R): boolean => {
    const own = cell.querySelector<HTMLElement>('a:not([data-row-link]), [data-menu]');
    if (own !== null) own.click();
    else open(row);
    return true;
  };

  const line = (index: number, offset?: number) => {
    const entry = entries[index];
    if (entry === undefined) return null;
    const row = entry.kind === 'row' ? entry.row : undefined;
    return (
      <GridRow
        key={row?.id ?? `unreadable-${index}`}
        entry={entry}
        columns={columns}
        tools={tools}
        index={index}
        ariaIndex={skipped + index + 2}
        activeColumn={keyboard.active.row === index ? keyboard.active.column : null}
        href={row && hrefOf(row)}
        label={row === undefined ? '' : labelOf(row)}
        hasMenu={hasMenu}
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
      aria-busy={isBusy}
      className={styles.grid}
      style={variables}
      onClick={onClick}
      onAuxClick={(event) => event.button === MIDDLE_BUTTON && copyLink(event)}
      onKeyDown={onKeyDown}
      onFocus={keyboard.onFocus}
      onBlur={keyboard.onBlur}
      onContextMenu={(event) => {
        const { target, clientX, clientY } = event;
        if (target instanceof Element && openMenu(target, { x: clientX, y: clientY })) event.preventDefault();
      }}
    >
      <GridHeader
        columns={columns}
        sort={sort}
        hasMenu={hasMenu}
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

const MIDDLE_BUTTON = 1;

/**
 * Whether a browser would open the link in another window. The application has one window and denies others; a second
 * one in a browser would end the first. So the link is copied: nothing is lost, and it opens where it is pasted.
 */
const isForElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

const withRow = (rows: number[], row: number): number[] =>
  rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
