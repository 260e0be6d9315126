import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Area, LatLng } from '#shared/geo.ts';
import styles from './Map.module.css';
import { MapStage } from './MapStage.tsx';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import type { MapPoint } from './point.ts';
import type { Pixels } from './projection.ts';
import type { CameraTarget } from './useCamera.ts';

/** Which points are selected, on the map and elsewhere. */
export interface PointSelection {
  has(id: number): boolean;
  subscribe(listener: () => void): () => void;
  /** Another object whenever the selection has changed. */
  summary(): object;
}

export interface MapProps {
  /** Name for assistive technology. */
  label: string;
  points: readonly MapPoint[];
  /** Label of each marker style on this map; shown in the legend when there are several. */
  names: MarkerStyleNames;
  /** Shown first, and again whenever another object is passed. */
  cameraTarget: CameraTarget;
  /** Target of the button that shows everything; no button without it. */
  everything?: CameraTarget;
  /** Selection shared with a list: S toggles the marker that has the keyboard. */
  selection?: PointSelection;
  /** Selects or deselects points. */
  onChoose?: (ids: readonly number[]) => void;
  /** Renders the card of a point, under its label. */
  renderCard?: (point: MapPoint) => ReactNode;
  /** The editable position of a record: moved by drag or arrow keys, set by a click when it is null. */
  pin?: { place: LatLng | null; onMove: (place: LatLng) => void };
  /** The point that the keyboard starts from; set from outside, e.g. by a list. */
  current?: number | null;
  /** An area drawn as an outline. */
  frame?: Area | null;
  /** Called with the visible area 400 ms after the user last moved the map. */
  onRest?: (area: Area) => void;
  /** Shown at the top of the map. */
  children?: ReactNode;
  /** In a page that scrolls: the wheel zooms with Ctrl only. */
  isInPage?: boolean;
}

/**
 * A map with points: clusters, markers, cards, a pin. All of them are HTML elements over the basemap, so that they look
 * and behave the same, for keyboard and screen readers too, with tiles and without.
 */
export function MapView(props: MapProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  return (
    <div ref={root} className={styles.map} data-map="">
      {size !== null && <MapStage {...props} root={root} size={size} />}
    </div>
  );
}

/** Returns the inner size of an element, kept up to date; null while it has none. */
function useSize(element: RefObject<HTMLElement | null>): Pixels | null {
  const [size, setSize] = useState<Pixels | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const { clientWidth: x, clientHeight: y } = current;
      if (x > 0 && y > 0) setSize((before) => (before?.x === x && before.y === y ? before : { x, y }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
