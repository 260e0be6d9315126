import { useMemo } from 'react';
import { levelOf, type Marker, markersOf } from './clusters.ts';
import type { MapPoint } from './point.ts';
import { onScreen, type Pixels, project, type View } from './projection.ts';

/** Pixels by which the map is dragged before the markers that came into sight are drawn. */
const STEP = 256;
/** Pixels between two origins of the layer: large, so that a drag leaves every marker where it is in its layer. */
const ORIGINS = 16_384;

const nearest = (value: number, step: number) => Math.round(value / step) * step;

/** Computes the markers of some points for a view. */
export function useMarkers(points: readonly MapPoint[], view: View, size: Pixels) {
  const { zoom } = view;
  const level = levelOf(zoom);
  const markers = useMemo(() => markersOf(points, level), [points, level]);
  const placed = useMemo(() => markers.map((marker) => ({ marker, at: project(marker, zoom) })), [markers, zoom]);
  const middle = project(view.centre, zoom);
  const [left, top] = [nearest(middle.x, STEP), nearest(middle.y, STEP)];
  const [originX, originY] = [nearest(middle.x, ORIGINS), nearest(middle.y, ORIGINS)];
  const origin = useMemo((): Pixels => ({ x: originX, y: originY }), [originX, originY]);
  /** Those in sight, and around it as far as a drag goes before they are chosen anew. */
  const drawn = useMemo(() => {
    const [reachX, reachY] = [size.x / 2 + STEP, size.y / 2 + STEP];
    return placed.flatMap(({ marker, at }) =>
      Math.abs(at.x - left) < reachX && Math.abs(at.y - top) < reachY ? [marker] : [],
    );
  }, [placed, left, top, size]);
  const markerOfId = useMemo(() => lookup(drawn), [drawn]);
  const isInView = (marker: Marker): boolean => {
    const { x, y } = onScreen(marker, view, size);
    return x >= 0 && y >= 0 && x <= size.x && y <= size.y;
  };
  return {
    markers,
    drawn,
    origin,
    /** Offset of the layer on the map, in pixels. */
    offset: { x: originX - middle.x + size.x / 2, y: originY - middle.y + size.y / 2 },
    inView: () => drawn.filter(isInView),
    markerWith: (id: number | null): Marker | undefined => (id === null ? undefined : markerOfId(id)),
  };
}

/** Finds the marker that has a point; what was found once is not looked for again. */
function lookup(markers: readonly Marker[]): (id: number) => Marker | undefined {
  const known = new Map<number, Marker | undefined>();
  return (id) => {
    if (!known.has(id)) {
      known.set(
        id,
        markers.find((marker) => marker.points.some((point) => point.id === id)),
      );
    }
    return known.get(id);
  };
}
