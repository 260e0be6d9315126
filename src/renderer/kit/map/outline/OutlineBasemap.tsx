import { memo, useMemo } from 'react';
import { type Pixels, project, type View } from '../projection.ts';
import { CLEAR, labelsAt, type Obstacle, type TownLabel } from './labels.ts';
import { useOutline } from './load.ts';
import styles from './outline.module.css';
import { isSeen, pathsOf, type Sheet } from './paths.ts';
import type { Outline } from './read.ts';

interface OutlineBasemapProps {
  view: View;
  size: Pixels;
  /** What stands on the map: the names of towns make room for it. */
  obstacles: readonly Obstacle[];
}

/** Pixels around the map that are drawn ahead: a drag moves the drawing, and draws anew once it has gone this far. */
const MARGIN = 320;

/** France with its departments, towns and rivers, from public data (docs/maps.md). */
export function OutlineBasemap({ view, size, obstacles }: OutlineBasemapProps) {
  const outline = useOutline();
  const { zoom } = view;
  const middle = project(view.centre, zoom);
  const [x, y] = [Math.round(middle.x / MARGIN) * MARGIN, Math.round(middle.y / MARGIN) * MARGIN];
  if (outline === null) return null;
  return (
    <div
      className={styles.layer}
      style={{ transform: `translate(${Math.round(x - middle.x) - MARGIN}px, ${Math.round(y - middle.y) - MARGIN}px)` }}
    >
      <Drawing
        outline={outline}
        zoom={zoom}
        x={x}
        y={y}
        width={size.x + 2 * MARGIN}
        height={size.y + 2 * MARGIN}
        obstacles={obstacles}
      />
    </div>
  );
}

interface DrawingProps {
  outline: Outline;
  zoom: number;
  /** The middle of the drawing, in pixels of the world at its zoom. */
  x: number;
  y: number;
  width: number;
  height: number;
  obstacles: readonly Obstacle[];
}

/** Where the text of a name begins, ends or has its middle. */
function placeOf(side: TownLabel['side'], { x, y }: { x: number; y: number }) {
  if (side === 'start' || side === 'end') return { x: x + (side === 'start' ? 6 : -6), y: y + 4, textAnchor: side };
  return { x, y: y + 4 + (side === 'below' ? CLEAR : -CLEAR), textAnchor: 'middle' } as const;
}

/** What was drawn stays as it is while the map is dragged. */
const Drawing = memo(function Drawing({ outline, zoom, x, y, width, height, obstacles }: DrawingProps) {
  const sheet = useMemo((): Sheet => {
    const scale = 2 ** zoom;
    const [left, top] = [(x - width / 2) / scale, (y - height / 2) / scale];
    return { scale, left, top, right: left + width / scale, bottom: top + height / scale };
  }, [zoom, x, y, width, height]);
  const paths = useMemo(() => pathsOf(outline, sheet), [outline, sheet]);
  const labels = useMemo(() => labelsAt(outline, zoom, obstacles), [outline, zoom, obstacles]);
  const seen = labels.filter((town) => isSeen({ left: town.x, right: town.x, top: town.y, bottom: town.y }, sheet));
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden="true" data-outline="">
      <path className={styles.abroad} d={paths.world} />
      <path className={styles.sea} d={paths.seas} />
      <path className={styles.abroad} d={paths.neighbours} />
      <path className={styles.land} d={paths.france} />
      <path className={styles.sea} d={paths.lakes} />
      <path className={styles.river} d={paths.rivers} />
      <path className={styles.line} d={paths.countries} />
      <path className={styles.line} d={paths.departments} />
      <path className={styles.edge} d={paths.edge} />
      {seen.map((town) => {
        const at = { x: (town.x - sheet.left) * sheet.scale, y: (town.y - sheet.top) * sheet.scale };
        return (
          <g key={`${town.name} ${town.x}`} className={styles.town} data-large={town.isLarge ? '' : undefined}>
            <circle cx={at.x} cy={at.y} r={town.isLarge ? 2.5 : 2} />
            <text {...placeOf(town.side, at)}>{town.name}</text>
          </g>
        );
      })}
    </svg>
  );
});
