import { useState } from 'react';
import { firstView, nextZoom, pageWithin, type Size, scaleOf, turn, type View } from './view.ts';

/** What a sheet reports once it is read. */
export interface SheetFacts {
  /** At 100 %, before any rotation. */
  size: Size;
  pages: number;
}

export interface ViewControl {
  view: View;
  scale: number;
  pages: number;
  /** Absent where it would change nothing. */
  zoomIn: (() => void) | undefined;
  zoomOut: (() => void) | undefined;
  fit: (() => void) | undefined;
  rotate: (() => void) | undefined;
  nextPage: (() => void) | undefined;
  previousPage: (() => void) | undefined;
}

/** Holds the zoom, rotation and page of one document. */
export function useView(shown: SheetFacts | null, room: Size | null): ViewControl {
  const [view, setView] = useState(firstView);
  const pages = shown?.pages ?? 1;
  const scale = scaleOf(view, shown?.size ?? null, room);
  const change = (next: Partial<View>) => () => setView((before) => ({ ...before, ...next }));
  const zoomTo = (by: 1 | -1) => {
    const zoom = nextZoom(scale, by);
    return shown === null || zoom === undefined ? undefined : change({ zoom });
  };
  const toPage = (page: number) =>
    shown === null || pageWithin(page, pages) !== page ? undefined : change({ page: pageWithin(page, pages) });
  return {
    view,
    scale,
    pages,
    zoomIn: zoomTo(1),
    zoomOut: zoomTo(-1),
    fit: shown === null || view.zoom === 'fit' ? undefined : change({ zoom: 'fit' }),
    rotate: shown === null ? undefined : change({ rotation: turn(view.rotation) }),
    nextPage: toPage(view.page + 1),
    previousPage: toPage(view.page - 1),
  };
}
