import type { Area } from '#shared/geo.ts';
import styles from './Map.module.css';
import { onScreen, type Pixels, type View } from './projection.ts';

/** Draws the outline of an area on the map. */
export function Frame({ area, view, size }: { area: Area; view: View; size: Pixels }) {
  const first = onScreen({ latitude: area.north, longitude: area.west }, view, size);
  const last = onScreen({ latitude: area.south, longitude: area.east }, view, size);
  return (
    <svg className={styles.outline} aria-hidden="true">
      <rect x={first.x} y={first.y} width={last.x - first.x} height={last.y - first.y} />
    </svg>
  );
}
