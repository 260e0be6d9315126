import { Caption1 } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/geo.ts';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { LookNames } from './MarkLayer.tsx';
import type { MapPoint } from './point.ts';
import { homeSight, sightOfPlace } from './sights.ts';

interface PinMapProps {
  label: string;
  /** Null while there is none: a click on the map sets it. */
  place: Place | null;
  /** With six decimals, as the platform stores them. */
  onMove: (place: Place) => void;
  /** Other points around. */
  points?: readonly MapPoint[];
  names?: LookNames;
}

const noPoints: readonly MapPoint[] = [];
const noNames: LookNames = {};

const decimals = (degrees: number): number => Number(degrees.toFixed(6));
const isSame = (left: Place | null, right: Place | null): boolean =>
  left?.latitude === right?.latitude && left?.longitude === right?.longitude;

/** The place of a record that is being written. The map follows a place that comes from elsewhere, never its own pin. */
export function PinMap({ label, place, onMove, points = noPoints, names = noNames }: PinMapProps) {
  const { t } = useTranslation('map');
  const [known, setKnown] = useState(place);
  const [sight, setSight] = useState(() => (place === null ? homeSight : sightOfPlace(place)));
  if (!isSame(known, place)) {
    setKnown(place);
    if (place !== null) setSight(sightOfPlace(place));
  }
  const move = ({ latitude, longitude }: Place) => {
    const moved = { latitude: decimals(latitude), longitude: decimals(longitude) };
    setKnown(moved);
    onMove(moved);
  };
  return (
    <div>
      <div className={styles.inPage}>
        <MapPanel isInPage label={label} points={points} names={names} sight={sight} pin={{ place, onMove: move }} />
      </div>
      <Caption1 className={styles.hint}>{t(place === null ? 'address.hintEmpty' : 'address.hint')}</Caption1>
    </div>
  );
}
