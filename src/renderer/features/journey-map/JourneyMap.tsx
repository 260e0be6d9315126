import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { targetOf } from '#renderer/kit/map/camera-targets.ts';
import { MapPanel } from '#renderer/kit/map/MapPanel.tsx';
import type { MarkerStyleNames } from '#renderer/kit/map/MarkerLayer.tsx';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { Drawing } from './drawing.ts';
import { cornersOf } from './drawing.ts';
import styles from './journey-map.module.css';

interface JourneyMapProps {
  /** Name for assistive technology. */
  label: string;
  /** Pass the same object while it is the same: another one moves the camera. */
  drawing: Drawing;
  /** The point that the keyboard starts from; set from outside, by a list. */
  current?: number | null;
  /** Renders the card of a point, under its label. */
  renderCard?: (point: MapPoint) => ReactNode;
}

/**
 * Journeys on a map: their ends, lines by way and circles (docs/screens/07-solidary-records.md §9). The list beside it
 * has the same content as text, as an alternative to the map.
 */
export function JourneyMap({ label, drawing, current = null, renderCard }: JourneyMapProps) {
  const { t } = useTranslation('solidary');
  const { points, lines, circles } = drawing;
  const names = useMemo(() => {
    const used = new Set(points.map(({ markerStyle }) => markerStyle));
    const all: MarkerStyleNames = {
      origin: t('journeyMap.origin'),
      destination: t('journeyMap.destination'),
      driver: t('journeyMap.driver'),
      volunteer: t('journeyMap.volunteer'),
    };
    return Object.fromEntries(Object.entries(all).filter(([style]) => used.has(style as MapPoint['markerStyle'])));
  }, [points, t]);
  // Circles may be much larger than the journeys: they are seen whole by the button that shows everything.
  const cameraTarget = useMemo(() => targetOf(points), [points]);
  const everything = useMemo(() => targetOf(cornersOf(drawing)), [drawing]);
  if (points.length === 0) return <p>{t('journeyMap.nothing')}</p>;
  return (
    <figure>
      <div className={styles.map}>
        <MapPanel
          isInPage
          hasInset
          label={label}
          points={points}
          lines={lines}
          circles={circles}
          names={names}
          cameraTarget={cameraTarget}
          everything={everything}
          current={current}
          {...(renderCard !== undefined && { renderCard })}
        />
      </div>
      {lines.length > 0 && <figcaption className={styles.caption}>{t('journeyMap.lines')}</figcaption>}
    </figure>
  );
}
