import type { PointerEvent, RefObject } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { clampedWidth } from '../columns/layout.ts';
import type { ShownColumns } from '../columns/shown-columns.ts';
import { columnAt } from './useGridKeyboard.ts';

interface ColumnResizeOptions<R extends BaseRow> extends Pick<ShownColumns<R>, 'columns' | 'templateOf'> {
  grid: RefObject<HTMLElement | null>;
  /** Index of the first of `columns` among the cells. */
  first: number;
  onWidth: (id: string, width: number) => void;
}

/**
 * Resizes a column by dragging the edge of its title. During the drag only the grid's template changes, without a
 * render; the width is reported at the end.
 */
export function useColumnResize<R extends BaseRow>({
  grid,
  columns,
  templateOf,
  first,
  onWidth,
}: ColumnResizeOptions<R>) {
  return {
    onPointerDown: (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-resize]') : null;
      const title = handle?.closest<HTMLElement>('[role="columnheader"]');
      const column = title ? columns[columnAt(title) - first] : undefined;
      if (handle === null || !title || column === undefined || event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture?.(event.pointerId);
      const start = { x: event.clientX, width: title.getBoundingClientRect().width };
      let width = start.width;

      const show = (template: string) => grid.current?.style.setProperty('--list-columns', template);
      const move = ({ clientX }: globalThis.PointerEvent) => {
        width = clampedWidth(start.width + clientX - start.x);
        show(templateOf({ id: column.id, width }));
      };
      const end = ({ type }: globalThis.PointerEvent) => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
        if (type === 'pointercancel') show(templateOf());
        else if (width !== start.width) onWidth(column.id, width);
      };
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
    },
  };
}
