import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshOpenRecords } from '#renderer/features/solidary/records/open-records.ts';
import { homeKey } from '#renderer/features/waiting/queries.ts';
import { useKeyNames, useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from './Home.module.css';

/** A button that refreshes everything on the page, beside the hour of the last count. */
export function Refresh() {
  const { t } = useTranslation('home');
  const { hour } = useFormat();
  const client = useQueryClient();
  const keys = useKeyNames();
  const isFetching = useIsFetching({ queryKey: homeKey }) > 0;
  const updatedAt = useUpdatedAt();
  const refresh = () => {
    void client.refetchQueries({ queryKey: homeKey, type: 'active' });
    void refreshOpenRecords(client);
  };
  useShortcut('refresh', refresh);
  return (
    <>
      <span className={styles.text}>
        {updatedAt > 0 && t('waiting.updatedAt', { time: hour(new Date(updatedAt)) })}
      </span>
      <Tooltip relationship="description" content={keys.label('refresh')}>
        <Button
          appearance="subtle"
          icon={<ArrowClockwiseRegular className={isFetching ? styles.turning : undefined} />}
          aria-keyshortcuts={keys.aria('refresh')}
          onClick={refresh}
        >
          {t('waiting.refresh')}
        </Button>
      </Tooltip>
    </>
  );
}

/** Milliseconds since 1970 of the last count on the page; 0 before the first. */
function useUpdatedAt(): number {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => Math.max(0, ...cache.findAll({ queryKey: homeKey }).map(({ state }) => state.dataUpdatedAt)),
  );
}
