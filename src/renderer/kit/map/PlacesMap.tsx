import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { targetOf } from './camera-targets.ts';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import type { MapPoint } from './point.ts';

interface PlacesMapProps {
  /** Name for assistive technology; that of a map of places if absent. */
  label?: string;
  /** The same array while the places are the same: another one is looked at anew. */
  places: readonly MapPoint[];
  /** What each marker style means, in words. */
  names: MarkerStyleNames;
}

/** Places that are no records yet, e.g. the lines of a file, with what each kind means. The list of them is its text duplicate. */
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
