import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { targetOf } from './camera-targets.ts';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import type { MapPoint } from './point.ts';

interface PlacesMapProps {
  /** Name for assistive technology; a generic one when absent. */
  label?: string;
  /** Pass the same array while the points are the same: another array moves the camera. */
  places: readonly MapPoint[];
  /** Label of each marker style. */
  names: MarkerStyleNames;
}

/**
 * A map of positions that are not records yet, e.g. the lines of a file. A list with the same content serves as its
 * text alternative.
 */
export function PlacesMap({ label, places, names }: PlacesMapProps) {
  const { t } = useTranslation('map');
  const cameraTarget = useMemo(() => targetOf(places), [places]);
  if (places.length === 0) return <p>{t('places.none')}</p>;
  return (
    <div className={styles.inPage}>
      <MapPanel
        isInPage
        label={label ?? t('places.label')}
        points={places}
        names={names}
        cameraTarget={cameraTarget}
        everything={cameraTarget}
        renderCard={({ markerStyle }) => names[markerStyle]}
      />
    </div>
  );
}
