import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { markerColors, markerOutlines } from './marker-styles.ts';
import styles from './markers.module.css';
import type { MarkerStyle } from './point.ts';

interface MarkerShapeProps {
  markerStyle: MarkerStyle;
  /** Platform address of an icon, which the shape is drawn around. */
  icon?: string | null | undefined;
  /** Letters or digits inside the shape. */
  mark?: string | undefined;
}

/** The shape of a marker style: filled, or around the icon of a point. */
export function MarkerShape({ markerStyle, icon = null, mark }: MarkerShapeProps) {
  const [color, outline] = [markerColors[markerStyle], markerOutlines[markerStyle]];
  return (
    <>
      <svg viewBox="0 0 32 32" className={styles.shape} aria-hidden="true" data-hollow={icon === null ? undefined : ''}>
        {/* The surface around and, behind an icon, inside: a marker is visible on a dark and on a busy basemap. */}
        <path className={styles.around} d={outline} />
        <path className={styles.filled} d={outline} style={{ color }} />
        {mark !== undefined && (
          <text className={styles.mark} x={16} y={21} textAnchor="middle">
            {mark}
          </text>
        )}
      </svg>
      {icon !== null && (
        <img
          className={styles.icon}
          data-marker-style={markerStyle}
          src={platformImageUrl(icon, { kind: 'icon' })}
          alt=""
          draggable={false}
        />
      )}
    </>
  );
}
