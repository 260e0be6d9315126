import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { markerColors, markerOutlines } from './marker-styles.ts';
import styles from './markers.module.css';
import type { MarkerStyle } from './point.ts';

/** The shape of a marker style: filled, or around the icon of a point. */
export function MarkerShape({ markerStyle, icon = null }: { markerStyle: MarkerStyle; icon?: string | null }) {
  const [color, outline] = [markerColors[markerStyle], markerOutlines[markerStyle]];
  return (
    <>
      <svg viewBox="0 0 32 32" className={styles.shape} aria-hidden="true">
        {/* White around and, behind an icon, inside: a marker is visible on a dark and on a busy basemap. */}
        <path d={outline} fill="none" stroke="#fff" strokeWidth={6} strokeLinejoin="round" />
        <path d={outline} fill={icon === null ? color : '#fff'} stroke={color} strokeWidth={3} strokeLinejoin="round" />
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
