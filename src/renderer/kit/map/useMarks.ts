import { useMemo } from 'react';
import { levelOf, type Mark, marksOf } from './clusters.ts';
import type { MapPoint } from './point.ts';
import { onScreen, type Pixels, project, type View } from './projection.ts';

/** Pixels by which the layer of marks moves as a whole before its marks are placed anew. */
const PAGE = 1024;

const pageOf = (value: number) => Math.round(value / PAGE) * PAGE;

/** The marks of some points at a view. */
export function useMarks(points: readonly MapPoint[], view: View, size: Pixels) {
  const { zoom } = view;
  const level = levelOf(zoom);
  const marks = useMemo(() => marksOf(points, level), [points, level]);
  const middle = project(view.centre, zoom);
  const [left, top] = [pageOf(middle.x), pageOf(middle.y)];
  const origin = useMemo((): Pixels => ({ x: left, y: top }), [left, top]);
  /** Those that the layer holds: what a drag may bring into sight before it is placed anew is among them. */
  const drawn = useMemo(
    () =>
      marks.filter((mark) => {
        const at = project(mark, zoom);
        return Math.abs(at.x - left) < PAGE + size.x / 2 && Math.abs(at.y - top) < PAGE + size.y / 2;
      }),
    [marks, zoom, left, top, size],
  );
  const isInSight = (mark: Mark): boolean => {
    const { x, y } = onScreen(mark, view, size);
    return x >= 0 && y >= 0 && x <= size.x && y <= size.y;
  };
  return {
    marks,
    drawn,
    origin,
    /** Where the layer stands. */
    offset: { x: left - middle.x + size.x / 2, y: top - middle.y + size.y / 2 },
    inSight: () => drawn.filter(isInSight),
    markWith: (id: number | null): Mark | undefined =>
      id === null ? undefined : drawn.find((mark) => mark.points.some((point) => point.id === id)),
  };
}
