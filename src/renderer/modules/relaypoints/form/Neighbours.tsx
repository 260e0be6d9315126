import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/errors/useErrorText.ts';
import { toAppError } from '#shared/failure.ts';
import type { Place } from '#shared/geo.ts';
import { NearPointLine } from '../near/NearPointLine.tsx';
import { neighboursQuery } from '../near/queries.ts';
import styles from './form.module.css';
import { usePausedPlace } from './usePausedPlace.ts';

interface NeighboursProps {
  /** Where the point is to stand; null while it has no coordinates. */
  place: Place | null;
  exceptId: number | null;
}

/** Says which relay points stand within 100 m of a place before another one is put there (screens 05 D2). */
export function Neighbours({ place, exceptId }: NeighboursProps) {
  const paused = usePausedPlace(place);
  return paused === null ? <Unplaced /> : <Near place={paused} exceptId={exceptId} />;
}

function Unplaced() {
  const { t } = useTranslation('relaypoints');
  return <p className={styles.note}>{t('near.unplaced')}</p>;
}

function Near({ place, exceptId }: { place: Place; exceptId: number | null }) {
  const { t } = useTranslation(['relaypoints', 'form']);
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(neighboursQuery(place, exceptId));
  return (
    <div className={styles.near} role="status" aria-busy={isFetching}>
      {data === undefined && error === null && <Spinner size="tiny" label={t('near.searching')} />}
      {error !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('near.unknown', { reason: errorText(toAppError(error), { context: 'relayPoint' }).title })}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void refetch()}>{t('form:show.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {data?.total === 0 && <p className={styles.note}>{t('near.none')}</p>}
      {data !== undefined && data.total > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('near.found', { count: data.total })}</MessageBarTitle> {t('near.check')}
            <ul className={styles.list}>
              {data.rows.map((near) => (
                <li key={near.id}>
                  <NearPointLine near={near} />
                </li>
              ))}
              {data.total > data.rows.length && <li>{t('near.more', { count: data.total - data.rows.length })}</li>}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
