import { graticuleOf } from '../graticule.ts';
import { areaOf, onScreen, type Pixels, type View } from '../projection.ts';
import styles from './basemap.module.css';

export interface BasemapProps {
  view: View;
  size: Pixels;
}

/** A basemap without tiles: lines of latitude and longitude with their degrees. */
export function PlainBasemap({ view, size }: BasemapProps) {
  const { meridians, parallels, decimals } = graticuleOf(areaOf(view, size));
  const { latitude, longitude } = view.centre;
  const name = (degrees: number) => `${degrees.toFixed(decimals)}°`;
  return (
    <svg className={styles.plain} width={size.x} height={size.y} aria-hidden="true">
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
