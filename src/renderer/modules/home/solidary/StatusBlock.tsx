import { Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useOpenRecords } from '#renderer/features/solidary/records/open-records.ts';
import { RecordStatusLabel } from '#renderer/features/solidary/records/RecordStatusLabel.tsx';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { countsOf } from './day.ts';

/** The open records by status. The platform counts none: they are counted among the rows that were read. */
export function StatusBlock() {
  const { t } = useTranslation('home');
  const translate = useTranslate();
  const { number } = useFormat();
  const { data, error, refetch } = useOpenRecords();
  const title = t('solidary.status.title');
  return (
    <Block title={title} isBusy={data === undefined && error === null}>
      {data === undefined && error === null && <Spinner size="tiny" aria-label={t('solidary.day.loading')} />}
      {error !== null && <BlockError error={error} subject={title} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          <ul className={styles.rows}>
            {countsOf(data.rows).map(({ status, count }) => (
              <li key={status} className={count === 0 ? styles.quietRow : styles.row}>
                <RecordLink
                  to="/solidaryrecords"
                  search={{ view: 'all', status, progression: 100 }}
                  aria-label={t('solidary.status.open', { status: translate(recordStatusLabel(status)) })}
                >
                  <RecordStatusLabel status={status} translate={translate} />
                </RecordLink>
                <span className={styles.count}>{number(count)}</span>
              </li>
            ))}
          </ul>
          {data.rows.length < data.total && (
            <p className={styles.text}>
              {t('solidary.status.part', { shown: number(data.rows.length), total: number(data.total) })}
            </p>
          )}
        </>
      )}
    </Block>
  );
}
