import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { lookColors, lookOutlines } from './looks.ts';
import styles from './marks.module.css';
import type { PointLook } from './point.ts';

/** The sign of a look: filled, or around the icon of a point. */
export function MarkShape({ look, icon = null }: { look: PointLook; icon?: string | null }) {
  const [color, outline] = [lookColors[look], lookOutlines[look]];
  return (
    <>
      <svg viewBox="0 0 32 32" className={styles.shape} aria-hidden="true">
        {/* White around and, behind an icon, inside: a sign is seen on a dark ground and on a busy one. */}
        <path d={outline} fill="none" stroke="#fff" strokeWidth={6} strokeLinejoin="round" />
        <path d={outline} fill={icon === null ? color : '#fff'} stroke={color} strokeWidth={3} strokeLinejoin="round" />
      </svg>
      {icon !== null && (
        <img className={styles.icon} data-look={look} src={platformImageUrl(icon)} alt="" draggable={false} />
      )}
    </>
  );
}
