import { useId } from 'react';
import type { Area } from '#shared/area.ts';
import { areaAround, type LatLng } from '#shared/geo.ts';
import styles from './Map.module.css';
import { markerColors } from './marker-styles.ts';
import type { MarkerStyle } from './point.ts';
import { onScreen, type Pixels, type View } from './projection.ts';

/** A circle around a place; `radius` in metres. */
export interface MapCircle {
  readonly centre: LatLng;
  readonly radius: number;
  /** Whose circle it is: it has the colour of that marker; without one that of a selection. */
  readonly markerStyle?: MarkerStyle;
}

/** A line from one place to another, with an arrow at its end. */
export interface MapLine {
  readonly from: LatLng;
  readonly to: LatLng;
  /** `main` is thick, `other` thin. */
  readonly weight: 'main' | 'other';
  /** Dashed instead of solid: a return journey, or another line that must be distinguishable without colour. */
  readonly isBroken: boolean;
}

interface ScreenProps {
  view: View;
  size: Pixels;
}

interface ShapesProps extends ScreenProps {
  circles: readonly MapCircle[];
  lines: readonly MapLine[];
}

/** Draws circles and lines under the points. The list beside the map explains them. */
export function Shapes({ circles, lines, view, size }: ShapesProps) {
  const arrow = useId();
  if (circles.length === 0 && lines.length === 0) return null;
  const drawn = circles.map(({ centre, radius, markerStyle }, key) => {
    const { x, y } = onScreen(centre, view, size);
    const { north } = areaAround(centre, radius);
    const top = onScreen({ latitude: north, longitude: centre.longitude }, view, size);
    const color = markerStyle === undefined ? undefined : markerColors[markerStyle];
    return { key, cx: x, cy: y, r: Math.max(0, y - top.y), style: { color } };
  });
  // One that reaches over the whole map would only tint it.
  const hasEdge = ({ cx, cy, r }: (typeof drawn)[number]) =>
    Math.hypot(Math.max(cx, size.x - cx), Math.max(cy, size.y - cy)) > r;
  return (
    <svg className={styles.outline} aria-hidden="true">
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="14"
          markerHeight="14"
          orient="auto"
        >
          <path className={styles.arrow} d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {/* Together: where areas overlap, the map below stays as readable as in one of them. */}
      <g className={styles.areas}>
        {drawn.filter(hasEdge).map(({ key, ...circle }) => (
          <circle key={key} {...circle} />
        ))}
      </g>
      {drawn.map(({ key, ...circle }) => (
        <circle key={key} {...circle} />
      ))}
      {lines.map(({ from, to, weight, isBroken }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none has a state.
          key={index}
          className={styles.line}
          data-weight={weight}
          data-broken={isBroken ? '' : undefined}
          d={arc(onScreen(from, view, size), onScreen(to, view, size))}
          markerEnd={`url(#${arrow})`}
        />
      ))}
    </svg>
  );
}

/** Share of a line's length by which it bends to its right: a way and the way back do not lie on one another. */
const BEND = 0.12;

/** The path of an arc between two points. */
function arc(from: Pixels, to: Pixels): string {
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  const at = ({ x, y }: Pixels) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)} Q${at(middle)} ${at(to)}`;
}

/** Draws the outline of an area on the map. */
export function Frame({ area, view, size }: ScreenProps & { area: Area }) {
  const first = onScreen({ latitude: area.north, longitude: area.west }, view, size);
  const last = onScreen({ latitude: area.south, longitude: area.east }, view, size);
  return (
    <svg className={styles.outline} aria-hidden="true">
      <rect x={first.x} y={first.y} width={last.x - first.x} height={last.y - first.y} />
    </svg>
  );
}
