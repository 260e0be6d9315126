import type { KeyboardEvent } from 'react';
import { usePreferences } from '#renderer/kit/data/session.ts';
import type { Marker } from './clusters.ts';
import { arrowOf, nearestTowards } from './moves.ts';
import { onScreen, type Pixels } from './projection.ts';
import type { Camera } from './useCamera.ts';

interface MapKeyOptions {
  size: Pixels;
  camera: Camera;
  /** The marker that has the keyboard. */
  active: Marker | undefined;
  inView: () => readonly Marker[];
  setActive: (marker: Marker) => void;
  open: (marker: Marker) => void;
  /** Absent where nothing can be selected. */
  choose?: (marker: Marker) => void;
  showAll?: () => void;
  /** Absent while there is nothing to close. */
  onEscape?: () => void;
}

/** Share of the map's size that one step moves. */
const STEP = 1 / 3;

/**
 * Handles the keyboard of a map: arrows go to the next point in that direction, or move the map where there is none,
 * and always with Shift; Home and End go to the first and last point, Enter opens, S selects, + − 0 zoom.
 */
export function useMapKeys(options: MapKeyOptions): (event: KeyboardEvent) => void {
  const { size, camera, active, inView, setActive, open, choose, showAll, onEscape } = options;
  const { hasLetterKeys } = usePreferences();
  const middle: Pixels = { x: size.x / 2, y: size.y / 2 };
  const positionOf = (marker: Marker) => onScreen(marker, camera.view, size);

  const go = (direction: Pixels, isMoving: boolean) => {
    const markers = inView();
    const isActiveInView = active !== undefined && markers.includes(active);
    const nearest = (towards: Pixels) => nearestTowards(middle, towards, markers, positionOf);
    const next = isActiveInView
      ? nearestTowards(positionOf(active), direction, markers, positionOf)
      : (nearest(direction) ?? markers[0]);
    if (next === undefined || isMoving) {
      camera.panBy({ x: -direction.x * size.x * STEP, y: -direction.y * size.y * STEP });
    } else setActive(next);
  };

  const run = (event: KeyboardEvent): boolean => {
    const direction = arrowOf(event.key);
    if (direction !== undefined) {
      go(direction, event.shiftKey);
      return true;
    }
    const markers = event.key === 'Home' || event.key === 'End' ? inView() : [];
    const end = event.key === 'Home' ? markers[0] : markers.at(-1);
    if (end !== undefined) {
      setActive(end);
      return true;
    }
    const zoomBy = (by: number) => camera.zoomBy(by, active && positionOf(active));
    const isChoice = hasLetterKeys && event.key.toLowerCase() === 's' && !event.shiftKey;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0' && showAll !== undefined) showAll();
    else if (event.key === 'Escape' && onEscape !== undefined) onEscape();
    else if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) open(active);
    else if (isChoice && active !== undefined && choose !== undefined) choose(active);
    else return false;
    return true;
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !run(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
