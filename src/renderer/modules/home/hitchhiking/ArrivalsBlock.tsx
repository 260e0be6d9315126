import { Button, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { type Arrivals, useArrivals, useArrivalsIn } from './useArrivals.ts';

/** Towns that are shown before all of them are asked for. */
const SHOWN = 6;

/** The filter of the list that finds the same people. */
const week = { createdDate: '7d' };

/** Who arrived this week, by town, and in a territory that is chosen (docs/screens/01-shell-home.md §9). */
export function ArrivalsBlock() {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const { data, error, isFetching, refetch } = useArrivals(today());
  const can = useCan();
  return (
    <Block
      title={t('home.arrivals.title')}
      detail={data && number(data.total)}
      isBusy={isFetching}
      actions={
        <RecordLink to={addressOf('hitchhikers')} search={week}>
          {t('home.arrivals.all')}
        </RecordLink>
      }
    >
      {error !== null && <BlockError error={error} subject={t('home.arrivals.title')} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <Spinner className={styles.tool} size="tiny" label={t('home.arrivals.loading')} />
      ) : (
        <Towns arrivals={data} />
      )}
      {can('territory_list') && <InTerritory />}
    </Block>
  );
}

function Towns({ arrivals: { total, read, towns } }: { arrivals: Arrivals }) {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (total === 0) return <p className={styles.text}>{t('home.arrivals.none')}</p>;
  const shown = isWhole ? towns : towns.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.rows}>
        {shown.map(({ town, count }) => (
          <li key={town} className={styles.quietRow}>
            <span>{town === '' ? t('home.arrivals.noTown') : town}</span>
            <span className={styles.count}>{number(count)}</span>
          </li>
        ))}
      </ul>
      {towns.length > SHOWN && (
        <Button className={styles.tool} size="small" appearance="subtle" onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t('home.arrivals.fewer')
            : t('home.arrivals.more', { count: towns.length - SHOWN, shown: number(towns.length - SHOWN) })}
        </Button>
      )}
      {read < total && (
        <p className={styles.text}>{t('home.arrivals.part', { shown: number(read), total: number(total) })}</p>
      )}
    </>
  );
}

/** How many of them live in one territory. */
function InTerritory() {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const [isAsked, setAsked] = useState(false);
  const [territory, setTerritory] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useArrivalsIn(today(), territory);
  if (!isAsked) {
    return (
      <Button className={styles.tool} size="small" onClick={() => setAsked(true)}>
        {t('home.arrivals.territory')}
      </Button>
    );
  }
  return (
    <>
      <RecordPicker
        resource="territories"
        label={t('home.arrivals.territory')}
        value={territory}
        onChange={setTerritory}
      />
      <div role="status">
        {isFetching && data === undefined && <Spinner size="tiny" label={t('home.arrivals.loading')} />}
        {error !== null && (
          <BlockError error={error} subject={t('home.arrivals.territory')} onRetry={() => void refetch()} />
        )}
        {territory !== null && data !== undefined && (
          <RecordLink to={addressOf('hitchhikers')} search={{ ...week, homeAddressTerritory: String(territory) }}>
            {t('home.arrivals.inTerritory', { count: data, shown: number(data) })}
          </RecordLink>
        )}
      </div>
    </>
  );
}
