import { graticuleOf } from '../graticule.ts';
import type { Obstacle } from '../outline/labels.ts';
import { OutlineBasemap } from '../outline/OutlineBasemap.tsx';
import { areaOf, onScreen, type Pixels, type View } from '../projection.ts';
import styles from './basemap.module.css';

export interface BasemapProps {
  view: View;
  size: Pixels;
}

/** Zoom from which the outline of France has too little to tell where one is. */
const LINES_FROM = 10;

/** A basemap without tiles: the outline of France, and near the ground lines of latitude and longitude. */
export const PlainBasemap = ({ view, size, obstacles }: BasemapProps & { obstacles: readonly Obstacle[] }) => (
  <div className={styles.plain}>
    <OutlineBasemap view={view} size={size} obstacles={obstacles} />
    {view.zoom >= LINES_FROM && <Graticule view={view} size={size} />}
  </div>
);

function Graticule({ view, size }: BasemapProps) {
  const { meridians, parallels, decimals } = graticuleOf(areaOf(view, size));
  const { latitude, longitude } = view.centre;
  const name = (degrees: number) => `${degrees.toFixed(decimals)}°`;
  return (
    <svg className={styles.lines} width={size.x} height={size.y} aria-hidden="true">
      {meridians.map((degrees) => {
        const { x } = onScreen({ latitude, longitude: degrees }, view, size);
        return (
          <g key={degrees}>
            <line x1={x} x2={x} y1={0} y2={size.y} />
            <text x={x + 4} y={14}>
              {name(degrees)}
            </text>
          </g>
        );
      })}
      {parallels.map((degrees) => {
        const { y } = onScreen({ latitude: degrees, longitude }, view, size);
        return (
          <g key={degrees}>
            <line x1={0} x2={size.x} y1={y} y2={y} />
            <text x={4} y={y - 4}>
              {name(degrees)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
