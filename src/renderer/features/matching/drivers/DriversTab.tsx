import { Badge, Caption1 } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { driverGroups } from '../driver-groups.ts';
import { unconfirmedOf } from '../matches/rows.ts';
import styles from '../matching.module.css';
import { DriverCard } from './DriverCard.tsx';

/** The selected drivers, one card for each person (docs/screens/07-solidary-records.md §3). */
export function DriversTab() {
  const { t } = useTranslation('matching');
  const { record, unconfirmed } = useSolutions();
  const groups = useMemo(() => driverGroups(record), [record]);
  const doubtful = unconfirmedOf(record, unconfirmed);
  if (groups.length === 0 && doubtful.length === 0) return <p className={styles.empty}>{t('empty.drivers')}</p>;
  return (
    <ul className={styles.cards}>
      {doubtful.map(({ matchingId, driver, avatar, way }) => (
        <li key={`unconfirmed ${matchingId}`} className={styles.card}>
          <div className={styles.cardHead}>
            <DriverName driver={driver} avatar={avatar} />
            <Badge appearance="outline">{t('choose.unconfirmed')}</Badge>
          </div>
          <span>{t(`way.${way}`)}</span>
          <Caption1>{t('choose.unconfirmedNote')}</Caption1>
        </li>
      ))}
      {groups.map((group) => (
        <li key={group.userId}>
          <DriverCard group={group} />
        </li>
      ))}
    </ul>
  );
}
