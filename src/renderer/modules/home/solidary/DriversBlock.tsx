import { useTranslation } from 'react-i18next';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import styles from '../Home.module.css';
import { driversToCall } from './drivers-to-call.ts';
import { useReadOpenRecords } from './useDay.ts';

/** Drivers who were contacted and have not answered, from the records read on this computer; nothing without one. */
export function DriversBlock() {
  const { t } = useTranslation('home');
  const can = useCan();
  const format = useFormat();
  const drivers = driversToCall(useReadOpenRecords());
  if (drivers.length === 0) return null;
  return (
    <Block title={t('solidary.drivers.title')} detail={format.number(drivers.length)}>
      <ul className={styles.rows}>
        {drivers.map(({ userId, name, telephone, record, person, step, at }) => (
          <li key={`${record} ${userId}`} className={styles.call}>
            <span className={styles.callWho}>
              <span>{name}</span>
              <span className={styles.text}>
                {at === null ? null : `${t(`solidary.drivers.${step}`, { when: format.moment(at) })} · `}
                {can('solidary_read') ? (
                  <RecordLink to={addressOf('solidaryrecords_show', { id: record })}>
                    {t('solidary.drivers.of', { person, id: record })}
                  </RecordLink>
                ) : (
                  t('solidary.drivers.of', { person, id: record })
                )}
              </span>
            </span>
            {telephone !== null && <TelephoneLine telephone={telephone} size="small" />}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('solidary.drivers.text')}</p>
    </Block>
  );
}
