import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { focusRows } from '../grid/focus.ts';
import type { ListPageState } from '../useListPage.ts';
import type { LoadedRows } from '../useListRows.ts';

export interface Preview<R> {
  /** The row shown; null when the preview is closed. */
  row: R | null;
  show: (row: R) => void;
  /** Shows a row, or closes the preview when it shows that row. */
  toggle: (row: R) => void;
  /** Goes to the next (1) or previous (-1) row, across pages; absent at the end of the list. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  /** Closes the preview and focuses the active row. */
  close: () => void;
  /** Of the element around rows and preview, in which Escape closes the preview. */
  area: { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void };
}

/** Holds the row shown beside the list. When a filter or another page removes the row, the preview closes. */
export function usePreview<R extends BaseRow>(
  { state, list, change }: Pick<ListPageState<R>, 'state' | 'list' | 'change'>,
  { rows, total }: Pick<LoadedRows<R>, 'rows' | 'total'>,
): Preview<R> {
  const { page } = state;
  const lastPage = Math.ceil(total / state.perPage);
  // The rows are still those of the previous page.
  const isBusy = list.isPlaceholderData;
  const area = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  // The requested page, and which end of it comes next.
  const [awaited, setAwaited] = useState<{ page: number; end: 'first' | 'last' } | null>(null);

  if (awaited !== null && !isBusy && page === awaited.page) {
    // During render, so that the panel goes from one row to the next without unmounting.
    setAwaited(null);
    setShown((awaited.end === 'first' ? rows[0] : rows.at(-1))?.id ?? null);
  }

  const index = rows.findIndex(({ id }) => id === shown);
  const row = rows[index] ?? null;
  const step = (by: 1 | -1) => {
    const neighbour = rows[index + by];
    const target = page + by;
    if (neighbour !== undefined) return () => setShown(neighbour.id);
    if (target < 1 || target > lastPage || isBusy) return undefined;
    return () => {
      setAwaited({ page: target, end: by > 0 ? 'first' : 'last' });
      change({ page: target });
    };
  };
  const close = () => {
    setShown(null);
    // To the active row: the focused panel may disappear.
    focusRows(area.current ?? undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || row === null) return;
    event.preventDefault();
    close();
  };
  return {
    row,
    show: ({ id }) => setShown(id),
    toggle: ({ id }) => setShown(id === shown && row !== null ? null : id),
    next: row === null ? undefined : step(1),
    previous: row === null ? undefined : step(-1),
    close,
    area: { ref: area, onKeyDown },
  };
}
