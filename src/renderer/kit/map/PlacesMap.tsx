import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { LookNames } from './MarkLayer.tsx';
import type { MapPoint } from './point.ts';
import { sightOf } from './sights.ts';

interface PlacesMapProps {
  /** Name for assistive technology; that of a map of places if absent. */
  label?: string;
  /** The same array while the places are the same: another one is looked at anew. */
  places: readonly MapPoint[];
  /** What each look means, in words. */
  names: LookNames;
}

/** Places that are no records yet, e.g. the lines of a file, with what each kind means. The list of them is its text twin. */
export function PlacesMap({ label, places, names }: PlacesMapProps) {
  const { t } = useTranslation('map');
  const sight = useMemo(() => sightOf(places), [places]);
  if (places.length === 0) return <p>{t('places.none')}</p>;
  return (
    <div className={styles.inPage}>
      <MapPanel
        isInPage
        label={label ?? t('places.label')}
        points={places}
        names={names}
        sight={sight}
        everything={sight}
        renderCard={({ look }) => names[look]}
      />
    </div>
  );
}
