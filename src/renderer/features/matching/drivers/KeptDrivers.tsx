import { Badge, Caption1 } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { driverGroups } from '../driver-groups.ts';
import { unconfirmedOf } from '../matches/rows.ts';
import styles from '../matching.module.css';
import { DriverCard } from './DriverCard.tsx';

/** The selected drivers, one card for each person, above everybody else (docs/screens/07-solidary-records.md §3). */
export function KeptDrivers() {
  const { t } = useTranslation('matching');
  const { record, unconfirmed } = useSolutions();
  const groups = useMemo(() => driverGroups(record), [record]);
  const doubtful = unconfirmedOf(record, unconfirmed);
  if (groups.length === 0 && doubtful.length === 0) return null;
  return (
    <ul className={flow.listS} aria-label={t('kept')}>
      {doubtful.map((match) => (
        <li key={`unconfirmed ${match.matchingId}`} className={`${flow.stackXS} ${styles.card}`}>
          <div className={flow.between}>
            <DriverName userId={match.driver.userId} names={match} avatar={match.avatar}>
              {t(`way.${match.way}`)}
            </DriverName>
            <Badge appearance="outline">{t('choose.unconfirmed')}</Badge>
          </div>
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
