import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { NamedLine } from '#renderer/kit/ui/show/NamedLine.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import { useNearLine } from '../near/useNearLine.ts';
import styles from './form.module.css';
import type { NeighboursFound } from './useNeighbours.ts';

/**
 * Lists the relay points within 100 m of a place before another one is created there (docs/screens/05-content.md D2).
 */
export function Neighbours({ near: { isPlaced, query } }: { near: NeighboursFound }) {
  const { t } = useTranslation(['relaypoints', 'form']);
  const errorText = useErrorText();
  const lineOf = useNearLine();
  const { data, error, isFetching, refetch } = query;
  if (!isPlaced) return <p className={flow.quiet}>{t('near.unplaced')}</p>;
  return (
    <div className={flow.stackS} role="status" aria-busy={isFetching}>
      {data === undefined && error === null && <Spinner size="tiny" label={t('near.searching')} />}
      {error !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('near.unknown', { reason: errorText(toAppError(error), { context: 'relaypoints' }).title })}
            <SupportContact error={toAppError(error)} />
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void refetch()}>{t('form:show.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {data?.total === 0 && <p className={flow.quiet}>{t('near.none')}</p>}
      {data !== undefined && data.total > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('near.found', { count: data.total })}</MessageBarTitle>
            {t('near.check')}
            <ul className={styles.list}>
              {data.rows.map((near) => (
                <li key={near.id}>
                  <NamedLine {...lineOf(near)} />
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
