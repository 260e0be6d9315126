import { useMemo } from 'react';
import { levelOf, type Marker, markersOf } from './clusters.ts';
import type { MapPoint } from './point.ts';
import { onScreen, type Pixels, project, type View } from './projection.ts';

/** Pixels by which the layer moves as a whole before its markers are recomputed. */
const PAGE = 1024;

const pageOf = (value: number) => Math.round(value / PAGE) * PAGE;

/** Computes the markers of some points for a view. */
export function useMarkers(points: readonly MapPoint[], view: View, size: Pixels) {
  const { zoom } = view;
  const level = levelOf(zoom);
  const markers = useMemo(() => markersOf(points, level), [points, level]);
  const middle = project(view.centre, zoom);
  const [left, top] = [pageOf(middle.x), pageOf(middle.y)];
  const origin = useMemo((): Pixels => ({ x: left, y: top }), [left, top]);
  /** Includes the markers around the visible part that a drag may bring in before they are recomputed. */
  const drawn = useMemo(
    () =>
      markers.filter((marker) => {
        const at = project(marker, zoom);
        return Math.abs(at.x - left) < PAGE + size.x / 2 && Math.abs(at.y - top) < PAGE + size.y / 2;
      }),
    [markers, zoom, left, top, size],
  );
  const isInView = (marker: Marker): boolean => {
    const { x, y } = onScreen(marker, view, size);
    return x >= 0 && y >= 0 && x <= size.x && y <= size.y;
  };
  return {
    markers,
    drawn,
    origin,
    /** Offset of the layer on the map, in pixels. */
    offset: { x: left - middle.x + size.x / 2, y: top - middle.y + size.y / 2 },
    inView: () => drawn.filter(isInView),
    markerWith: (id: number | null): Marker | undefined =>
      id === null ? undefined : drawn.find((marker) => marker.points.some((point) => point.id === id)),
  };
}
