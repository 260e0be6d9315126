import { useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';

interface Options<R> {
  /** Rows of the page that could be decoded. */
  rows: readonly R[];
  page: number;
  lastPage: number;
  /** The rows are still those of the previous page. */
  isBusy: boolean;
  toPage: (page: number) => void;
}

export interface Preview<R> {
  /** The row shown; null when the preview is closed. */
  row: R | null;
  /** Shows a row, or closes the preview when it shows that row. */
  toggle: (row: R) => void;
  /** Goes to the next (1) or previous (-1) row, across pages; absent at the end of the list. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  close: () => void;
}

/** Holds the row shown beside the list. When a filter or another page removes the row, the preview closes. */
export function usePreview<R extends BaseRow>({ rows, page, lastPage, isBusy, toPage }: Options<R>): Preview<R> {
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
      toPage(target);
    };
  };
  return {
    row,
    toggle: ({ id }) => setShown(id === shown && row !== null ? null : id),
    next: row === null ? undefined : step(1),
    previous: row === null ? undefined : step(-1),
    close: () => setShown(null),
  };
}
