import { useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';

interface Options<R> {
  /** Rows of the page that could be read. */
  rows: readonly R[];
  page: number;
  lastPage: number;
  /** The rows are still those of the page before. */
  isBusy: boolean;
  toPage: (page: number) => void;
}

export interface Preview<R> {
  /** The row that is shown; null when the preview is closed. */
  row: R | null;
  /** Shows a row; the one that is shown already: closes. */
  toggle: (row: R) => void;
  /** To the row after (1) or before (-1), across pages; absent at the end of the list. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  close: () => void;
}

/** Which row is shown beside the list. A row that a filter or another page takes away closes the preview. */
export function usePreview<R extends BaseRow>({ rows, page, lastPage, isBusy, toPage }: Options<R>): Preview<R> {
  const [shown, setShown] = useState<number | null>(null);
  // The page that was asked for, and the end of it that comes next.
  const [awaited, setAwaited] = useState<{ page: number; end: 'first' | 'last' } | null>(null);

  if (awaited !== null && !isBusy && page === awaited.page) {
    // During the drawing, so that the panel goes from one row to the next without being gone in between.
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
