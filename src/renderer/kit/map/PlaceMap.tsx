import { Link } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openExternal } from '#renderer/kit/ui/external.ts';
import type { Place } from '#shared/geo.ts';
import styles from './Map.module.css';
import { MapPanel } from './MapPanel.tsx';
import type { LookNames } from './MarkLayer.tsx';
import type { MapPoint } from './point.ts';
import { sightOfPlace } from './sights.ts';

interface PlaceMapProps extends Place {
  /** What stands there. */
  name: string;
  look?: MapPoint['look'];
  icon?: string | null;
}

const noNames: LookNames = {};

/** The address of a place on the map of everybody. */
const mapAddress = ({ latitude, longitude }: Place): string => {
  const at = `${latitude.toFixed(6)}/${longitude.toFixed(6)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(6)}&mlon=${longitude.toFixed(6)}#map=17/${at}`;
};

/** Where a record is: a small map, and the way to a large one outside. */
export function PlaceMap({ latitude, longitude, name, look = 'plain', icon = null }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const points = useMemo(
    (): MapPoint[] => [{ id: 0, latitude, longitude, label: name, look, icon }],
    [latitude, longitude, name, look, icon],
  );
  const sight = useMemo(() => sightOfPlace({ latitude, longitude }), [latitude, longitude]);
  const address = mapAddress({ latitude, longitude });
  return (
    <div className={styles.placed}>
      <div className={styles.small}>
        <MapPanel isInPage label={t('place.label', { name })} points={points} names={noNames} sight={sight} />
      </div>
      <Link
        href={address}
        className={styles.external}
        onClick={(event) => {
          event.preventDefault();
          openExternal(address);
        }}
      >
        <MapRegular aria-hidden="true" /> {t('place.external')}
      </Link>
    </div>
  );
}
