import type { KeyboardEvent, MouseEvent } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { clampedWidth } from '../columns/layout.ts';
import type { ListColumn } from '../definition.ts';
import type { GridProps, MenuAnchor } from './grid-props.ts';
import { cellAt, type useGridKeyboard } from './useGridKeyboard.ts';

/** Pixels by which a key changes the width of a column. */
const WIDTH_STEP = 16;

interface GridEventsOptions<R extends BaseRow>
  extends Pick<
    GridProps<R>,
    | 'entries'
    | 'hasMenu'
    | 'leading'
    | 'hrefOf'
    | 'onSort'
    | 'onOpen'
    | 'onEdit'
    | 'onEditCell'
    | 'onCopyLink'
    | 'onPreview'
    | 'onMenu'
    | 'onWidth'
    | 'onMove'
    | 'onKey'
    | 'onLeadingClick'
  > {
  /** The visible columns of the definition, from the left. */
  shown: readonly ListColumn<R>[];
  keyboard: ReturnType<typeof useGridKeyboard>;
}

/** Handles clicks and keys on the cells for all rows by delegation. */
export function useGridEvents<R extends BaseRow>(options: GridEventsOptions<R>) {
  const { entries, shown, leading, hasMenu, keyboard, hrefOf } = options;
  const { onSort, onOpen, onEdit, onEditCell, onCopyLink, onPreview, onMenu, onWidth, onMove, onKey, onLeadingClick } =
    options;
  const first = leading === undefined ? 0 : 1;

  const rowAt = (target: EventTarget): R | undefined => {
    const entry = entries[cellAt(target)?.row ?? -1];
    return entry?.kind === 'row' ? entry.row : undefined;
  };
  const isLeading = (target: EventTarget): boolean => first === 1 && cellAt(target)?.column === 0;
  const columnOf = (target: EventTarget): ListColumn<R> | undefined => shown[(cellAt(target)?.column ?? -1) - first];
  const titledColumn = (target: EventTarget): ListColumn<R> | undefined =>
    cellAt(target)?.row === -1 ? columnOf(target) : undefined;
  const sortBy = (target: EventTarget, isAdditive: boolean): boolean => {
    const column = titledColumn(target);
    if (column?.sort === undefined) return false;
    onSort(column, isAdditive);
    return true;
  };
  const openMenu = (target: Element, anchor: MenuAnchor): boolean => {
    const row = rowAt(target);
    if (row === undefined || !hasMenu) return false;
    const element = target.closest<HTMLElement>('[aria-colindex]');
    const column = columnOf(target);
    const cell = element === null || column === undefined ? null : { column, element };
    onMenu(row, anchor, { restoreFocus: keyboard.focusActive, cell });
    return true;
  };
  const open = (row: R) => {
    if (hrefOf(row) !== undefined) onOpen(row);
  };

  /** A click that asks for another window copies the link instead: see `isForElsewhere`. */
  const copyLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-row-link]') === null) return;
    const row = rowAt(event.target);
    event.preventDefault();
    if (row !== undefined) onCopyLink(row);
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-resize]') !== null) return;
    const row = rowAt(target);
    if (isLeading(target)) {
      onLeadingClick?.(row, event);
      return;
    }
    const menu = target.closest<HTMLElement>('[data-menu]');
    if (menu !== null) {
      openMenu(target, menu);
      return;
    }
    if (target.closest('[data-preview]') !== null) {
      if (row !== undefined) onPreview?.(row);
      return;
    }
    if (target.closest('[data-edit]') !== null) {
      if (row !== undefined) onEdit?.(row);
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
    // A user who selects text in a row wants to copy it.
    if (!isOwnLink && window.getSelection()?.type === 'Range') return;
    if (row !== undefined) open(row);
  };

  /** Shift+arrows resize the column of a title, with Ctrl/⌘ they move it. */
  const arrangeByKey = (event: KeyboardEvent, target: HTMLElement): boolean => {
    const column = titledColumn(target);
    if (column === undefined || !event.shiftKey || event.altKey) return false;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
    const step = event.key === 'ArrowRight' ? 1 : -1;
    if (!event.ctrlKey && !event.metaKey) {
      const title = target.closest('[aria-colindex]') ?? target;
      onWidth(column.id, clampedWidth(title.getBoundingClientRect().width + step * WIDTH_STEP));
      return true;
    }
    const place = shown.indexOf(column) + step;
    if (shown.indexOf(column) > 0 && place > 0 && place < shown.length) {
      onMove(column.id, step);
      keyboard.focusCell({ row: -1, column: place + first });
    }
    return true;
  };

  /** Enter follows the link or opens the menu in the cell, else opens the row. */
  const enter = (cell: HTMLElement, row: R) => {
    const own = cell.querySelector<HTMLElement>('a:not([data-row-link]), [data-menu]');
    if (own !== null) own.click();
    else open(row);
  };

  /** Handles a key; returns whether it was one of the grid's. */
  const press = (event: KeyboardEvent, target: HTMLElement): boolean => {
    const row = rowAt(target);
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return openMenu(target, target);
    if (event.key === 'F2' && row !== undefined) {
      const column = columnOf(target);
      if (column !== undefined && onEditCell?.(row, column, target, keyboard.focusActive) === true) return true;
      onEdit?.(row);
      return onEdit !== undefined;
    }
    if (event.key === 'Enter' && row !== undefined) {
      enter(target, row);
      return true;
    }
    if (event.key === ' ' && row !== undefined) onPreview?.(row);
    if (event.key === 'Enter' || event.key === ' ') return sortBy(target, event.shiftKey) || event.key === ' ';
    return false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // Letters typed into a field of a menu over the grid are ignored.
    if (!(target instanceof HTMLElement) || cellAt(target) === null) return;
    const isTaken =
      onKey?.(event, { row: rowAt(target), isLeading: isLeading(target) }) === true || arrangeByKey(event, target);
    if (isTaken) event.preventDefault();
    else if (!keyboard.move(event) && press(event, target)) event.preventDefault();
  };

  return {
    onClick,
    onAuxClick: (event: MouseEvent) => event.button === MIDDLE_BUTTON && copyLink(event),
    onKeyDown,
    onContextMenu: (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (target instanceof Element && openMenu(target, { x: clientX, y: clientY })) event.preventDefault();
    },
  };
}

const MIDDLE_BUTTON = 1;

/**
 * Whether a browser would open the link in another window. The application has one window and denies others; a second
 * one in a browser would end the session of the first. So the link is copied, to be opened where it is pasted.
 */
const isForElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;
