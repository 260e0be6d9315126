import { Link } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { externalLink } from '#renderer/kit/ui/external.ts';
import { areaAround, type LatLng } from '#shared/geo.ts';
import { targetOfPlace } from './camera-targets.ts';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import type { MapPoint } from './point.ts';

export interface PlaceMapProps extends LatLng {
  /** Name of the record at this position. */
  name: string;
  markerStyle?: MapPoint['markerStyle'];
  icon?: string | null;
  /** Metres around the position, drawn as a circle that the map shows whole. */
  radius?: number;
}

const noNames: MarkerStyleNames = {};

/** Pixels between a circle and the edge of the map: the credit stands there. */
const CIRCLE_MARGIN = 28;

/** Address of a position on openstreetmap.org. */
const mapAddress = ({ latitude, longitude }: LatLng): string => {
  const at = `${latitude.toFixed(6)}/${longitude.toFixed(6)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(6)}&mlon=${longitude.toFixed(6)}#map=17/${at}`;
};

/** Shows the position of a record on a small map, with a link to a large external one. */
export function PlaceMap({ latitude, longitude, name, markerStyle = 'plain', icon = null, radius }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const points = useMemo(
    (): MapPoint[] => [{ id: 0, latitude, longitude, label: name, markerStyle, icon }],
    [latitude, longitude, name, markerStyle, icon],
  );
  const cameraTarget = useMemo(
    () =>
      radius === undefined
        ? targetOfPlace({ latitude, longitude })
        : { area: areaAround({ latitude, longitude }, radius), margin: CIRCLE_MARGIN },
    [latitude, longitude, radius],
  );
  const circles = useMemo(
    () => (radius === undefined ? [] : [{ centre: { latitude, longitude }, radius }]),
    [latitude, longitude, radius],
  );
  const address = mapAddress({ latitude, longitude });
  return (
    <div className={styles.placed}>
      <div className={styles.small}>
        <MapPanel
          isInPage
          hasInset
          label={t('place.label', { name })}
          points={points}
          names={noNames}
          cameraTarget={cameraTarget}
          circles={circles}
        />
      </div>
      <Link {...externalLink(address)} className={styles.external} data-screen-only="">
        <MapRegular aria-hidden="true" /> {t('place.external')}
      </Link>
    </div>
  );
}
