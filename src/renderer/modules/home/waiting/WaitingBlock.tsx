import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useIsFetching, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeKey, moderatedQuery, pendingQuery, waitingQuery } from '#renderer/features/waiting/queries.ts';
import { useKeyNames, useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useRefreshOnFocus } from '#renderer/kit/data/useRefreshOnFocus.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { maxModerated, type WaitingList, type WaitingName, waitingLists } from '#shared/waiting.ts';
import { Block } from '../Block.tsx';
import { useCommunityAccess } from '../communities/useCommunityAccess.ts';
import styles from '../Home.module.css';
import { WaitingRow } from './WaitingRow.tsx';

/**
 * Counts the pending work in the lists that the person may open (docs/screens/01-shell-home.md §9). Without the right
 * or the switch nothing is requested.
 */
export function WaitingBlock() {
  const { t } = useTranslation('home');
  const can = useCan();
  const isOn = useSwitch();
  const lists = waitingLists.filter((list: WaitingList) => {
    return list.permissions.every(can) && (list.switch === undefined || isOn(list.switch));
  });
  const access = useCommunityAccess();
  const counts = useQueries({ queries: lists.map(({ name }) => waitingQuery(name)) });
  const moderated = useQuery({ ...moderatedQuery, enabled: access.canList });
  const communities = access.canList ? (moderated.data ?? []) : [];
  const counted = communities.slice(0, maxModerated);
  const requests = useQueries({ queries: counted.map(({ id }) => pendingQuery(id)) });
  useRefreshOnFocus(homeKey);

  const all = [...counts, ...requests];
  const isNothing = all.every(({ data }) => data === 0) && (!access.canList || moderated.isSuccess);
  if (lists.length === 0 && communities.length === 0 && !moderated.isError) return null;
  return (
    <Block
      title={t('waiting.title')}
      actions={<Refresh updatedAt={Math.max(0, ...all.map((one) => one.dataUpdatedAt))} />}
    >
      <ul className={styles.rows}>
        {lists.map(({ name, route, search, partOf }: WaitingList & { name: WaitingName }, index) => {
          const count = counts[index]?.data;
          // A part that is the whole says nothing more: no `dont 108` of 108.
          const isWhole = partOf !== undefined && count === counts[lists.findIndex((one) => one.name === partOf)]?.data;
          if (isWhole && count !== undefined && count > 0) return null;
          return (
            <WaitingRow
              key={name}
              label={t(`waiting.lists.${name}`)}
              route={route}
              search={search}
              isPart={partOf !== undefined}
              query={counts[index]}
            />
          );
        })}
        {moderated.isError && moderated.data === undefined && (
          <WaitingRow label={t('waiting.requests')} route="communities" query={moderated} />
        )}
        {counted.map(({ id, name }, index) => (
          <WaitingRow
            key={id}
            label={t('waiting.requestsOf', { name })}
            route="communities_show"
            id={id}
            search={{ tab: 'members', status: 0 }}
            query={requests[index]}
          />
        ))}
      </ul>
      {communities.length > counted.length && (
        <p className={styles.text}>
          {t('waiting.firstCommunities', { count: maxModerated, total: communities.length })}
        </p>
      )}
      <p role="status" className={styles.text}>
        {isNothing && t('waiting.nothing')}
      </p>
    </Block>
  );
}

/** A button that refreshes everything on the page. */
function Refresh({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation('home');
  const { hour } = useFormat();
  const client = useQueryClient();
  const keys = useKeyNames();
  const isFetching = useIsFetching({ queryKey: homeKey }) > 0;
  const refresh = () => void client.refetchQueries({ queryKey: homeKey, type: 'active' });
  useShortcut('refresh', refresh);
  return (
    <span className={styles.refresh}>
      <span className={styles.text}>
        {updatedAt > 0 && t('waiting.updatedAt', { time: hour(new Date(updatedAt)) })}
      </span>
      <Tooltip relationship="description" content={keys.label('refresh')}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowClockwiseRegular className={isFetching ? styles.turning : undefined} />}
          aria-keyshortcuts={keys.aria('refresh')}
          onClick={refresh}
        >
          {t('waiting.refresh')}
        </Button>
      </Tooltip>
    </span>
  );
}
