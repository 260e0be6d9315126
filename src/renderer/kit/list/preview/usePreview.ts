import { type KeyboardEvent, type RefObject, startTransition, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { focusRows } from '../grid/focus.ts';
import type { ListPageState } from '../useListPage.ts';
import type { LoadedRows } from '../useListRows.ts';

/** Pixels, also in its style sheet. */
export const PREVIEW_WIDTH = 440;
/** From this width of the window on, the preview stands beside the rows, and is open unless the user closed it. */
const WIDE = '(min-width: 1600px)';

export interface Preview<R> {
  /** The row shown; null when the preview is closed. */
  row: R | null;
  /** It stands beside the rows, not over them. */
  isDocked: boolean;
  /** The focus came to a row: a preview beside the rows goes with it. */
  follow: (row: R) => void;
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

interface PreviewOptions {
  /** Whether it may stand beside the rows by itself. */
  canDock: boolean;
}

/**
 * Holds the row shown beside the list. When a filter or another page removes the row, the preview closes; beside the
 * rows of a wide window it goes to the first of them.
 */
export function usePreview<R extends BaseRow>(
  { state, list, change }: Pick<ListPageState<R>, 'state' | 'list' | 'change'>,
  { rows, total }: Pick<LoadedRows<R>, 'rows' | 'total'>,
  { canDock }: PreviewOptions,
): Preview<R> {
  const isWide = useMedia(WIDE);
  const { hasPreview } = usePreferences();
  const setPreferences = useSetPreferences();
  const isOpenAnyway = canDock && isWide && hasPreview;
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

  const found = rows.findIndex(({ id }) => id === shown);
  const index = found < 0 && isOpenAnyway ? 0 : found;
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
  const show = ({ id }: R) => {
    setShown(id);
    if (canDock && isWide && !hasPreview) setPreferences({ hasPreview: true });
  };
  const close = () => {
    setShown(null);
    if (isOpenAnyway) setPreferences({ hasPreview: false });
    // To the active row: the focused panel may disappear.
    focusRows(area.current ?? undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Beside the rows nothing is in its way: only its own button closes it.
    if (event.key !== 'Escape' || event.defaultPrevented || row === null || isOpenAnyway) return;
    event.preventDefault();
    close();
  };
  return {
    row,
    isDocked: row !== null && isWide && canDock,
    follow: ({ id }) => {
      if (isOpenAnyway) startTransition(() => setShown(id));
    },
    show,
    toggle: (next) => {
      if (next.id === row?.id) close();
      else show(next);
    },
    next: row === null ? undefined : step(1),
    previous: row === null ? undefined : step(-1),
    close,
    area: { ref: area, onKeyDown },
  };
}
