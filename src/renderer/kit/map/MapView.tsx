import { type ReactNode, useRef } from 'react';
import type { Area, LatLng } from '#shared/geo.ts';

import styles from './Map.module.css';
import { MapStage } from './MapStage.tsx';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import type { MapPoint } from './point.ts';
import type { CameraTarget } from './useCamera.ts';
import { useSize } from './useSize.ts';

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
  /** What each marker style means here; it is told in words, and in a legend where there are several. */
  names: MarkerStyleNames;
  /** Looked at first, and again whenever it is another object. */
  cameraTarget: CameraTarget;
  /** What is shown by the button that shows everything; without it there is none. */
  everything?: CameraTarget;
  /** Shared with a list: S chooses the point under the keyboard. */
  selection?: PointSelection;
  /** Chooses some points, or lets them go. */
  onChoose?: (ids: readonly number[]) => void;
  /** What the card of a point holds, under its name. */
  renderCard?: (point: MapPoint) => ReactNode;
  /** The place of a record: moved by drag or keys, set by a click where there is none. */
  pin?: { place: LatLng | null; onMove: (place: LatLng) => void };
  /** The point that the keyboard starts from: set from outside, e.g. by a list. */
  current?: number | null;
  /** Drawn as a frame. */
  frame?: Area | null;
  /** The map has come to rest after the person moved it (400 ms), with what it shows. */
  onRest?: (area: Area) => void;
  /** Stands at the top of the map. */
  children?: ReactNode;
  /** In a page that scrolls: the wheel zooms with Ctrl alone. */
  isInPage?: boolean;
}

/**
 * Points on a basemap: clusters, signs, cards, a pin. Every one of them is an element of ours over the basemap, so that
 * they are the same, for eyes, keyboard and screen readers, with tiles and without.
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
