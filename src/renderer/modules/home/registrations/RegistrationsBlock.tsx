import { Button, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '#renderer/kit/form/fields/day.ts';
import { ColumnChart } from '#renderer/kit/ui/chart/ColumnChart.tsx';
import { CountTable } from '#renderer/kit/ui/chart/CountTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { type MonthCount, useRegistrations } from './useRegistrations.ts';

/**
 * The registrations by month, counted on demand, and the way to the dashboards (docs/screens/01-shell-home.md §9). What
 * was counted stays for the day.
 */
export function RegistrationsBlock() {
  const { t } = useTranslation('home');
  const now = today();
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = useRegistrations(now, isWanted);
  return (
    <Block
      title={t('registrations.title')}
      detail={t('registrations.perimeter')}
      actions={<RecordLink to={addressOf('analytics')}>{t('dashboard.all')}</RecordLink>}
      isBusy={isFetching}
    >
      {data !== undefined ? (
        <Months months={data} />
      ) : isFetching ? (
        <Spinner className={styles.tool} size="tiny" label={t('registrations.counting')} />
      ) : error !== null ? (
        <BlockError error={error} subject={t('registrations.title')} onRetry={() => void refetch()} />
      ) : (
        <Button className={styles.tool} onClick={() => setWanted(true)}>
          {t('registrations.count')}
        </Button>
      )}
    </Block>
  );
}

/** Twelve months as columns, with their sum and how the running one stands, and the same as a table. */
function Months({ months }: { months: readonly MonthCount[] }) {
  const { t } = useTranslation('home');
  const { number, month, shortMonth } = useFormat();
  const [isTable, setTable] = useState(false);
  const title = t('registrations.title');
  const named = months.map(({ from, count }, index) => ({
    name: month(from.slice(0, 7)),
    label: shortMonth(from.slice(0, 7)),
    value: count,
    isRunning: index === months.length - 1,
  }));
  const total = months.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className={styles.text}>
        {t('registrations.total', { count: total, shown: number(total) })}{' '}
        <Button size="small" appearance="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('registrations.table')}
        </Button>
      </p>
      {isTable ? (
        <CountTable aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('registrations.month')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{number(value)}</td>
              </tr>
            ))}
          </tbody>
        </CountTable>
      ) : (
        <ColumnChart title={title} bars={named} />
      )}
    </>
  );
}
