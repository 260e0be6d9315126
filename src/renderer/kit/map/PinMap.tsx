import { Caption1 } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '#shared/geo.ts';
import { homeTarget, targetOfPlace } from './camera-targets.ts';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import type { MapPoint } from './point.ts';

interface PinMapProps {
  label: string;
  /** Null while there is none: a click on the map sets it. */
  place: LatLng | null;
  /** Where the map opens while there is no place. */
  near?: LatLng | null;
  /** Called with coordinates of six decimals, as the platform stores them. */
  onMove: (place: LatLng) => void;
  /** Other points to show. */
  points?: readonly MapPoint[];
  names?: MarkerStyleNames;
}

const noPoints: readonly MapPoint[] = [];
const noNames: MarkerStyleNames = {};

const decimals = (degrees: number): number => Number(degrees.toFixed(6));
const isSame = (left: LatLng | null, right: LatLng | null): boolean =>
  left?.latitude === right?.latitude && left?.longitude === right?.longitude;

/** Edits the position of a record on a map. The map follows a position that changes from outside, not its own pin. */
export function PinMap({ label, place, near = null, onMove, points = noPoints, names = noNames }: PinMapProps) {
  const { t } = useTranslation('map');
  const [known, setKnown] = useState(place);
  const [cameraTarget, setCameraTarget] = useState(() => {
    const start = place ?? near;
    return start === null ? homeTarget : targetOfPlace(start);
  });
  if (!isSame(known, place)) {
    setKnown(place);
    if (place !== null) setCameraTarget(targetOfPlace(place));
  }
  const move = ({ latitude, longitude }: LatLng) => {
    const moved = { latitude: decimals(latitude), longitude: decimals(longitude) };
    setKnown(moved);
    onMove(moved);
  };
  return (
    <div>
      <div className={styles.inPage}>
        <MapPanel
          isInPage
          label={label}
          points={points}
          names={names}
          cameraTarget={cameraTarget}
          pin={{ place, onMove: move }}
        />
      </div>
      <Caption1 className={styles.hint}>{t(place === null ? 'address.hintEmpty' : 'address.hint')}</Caption1>
    </div>
  );
}
