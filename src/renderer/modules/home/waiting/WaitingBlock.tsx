import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { homeKey, moderatedQuery, pendingQuery, waitingQuery } from '#renderer/features/waiting/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useRefreshOnFocus } from '#renderer/kit/data/useRefreshOnFocus.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import { maxModerated, type WaitingList, type WaitingName, waitingLists } from '#shared/waiting.ts';
import { useCommunityAccess } from '../communities/useCommunityAccess.ts';
import styles from '../Home.module.css';
import { PartOfTask } from './PartOfTask.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { TaskCard } from './TaskCard.tsx';

type NamedList = WaitingList & { readonly name: WaitingName };

/**
 * Counts the pending work in the lists that the person may open, each as a card that leads to its rows
 * (docs/screens/01-shell-home.md §9). Without the right or the switch nothing is requested.
 */
export function WaitingBlock() {
  const { t, i18n } = useTranslation('home');
  const format = useFormat();
  const id = useId();
  const can = useCan();
  const isOn = useSwitch();
  const lists = waitingLists.filter((list: NamedList) => {
    return list.permissions.every(can) && (list.switch === undefined || isOn(list.switch));
  });
  const access = useCommunityAccess();
  const counts = useQueries({ queries: lists.map(({ name }) => waitingQuery(name)) });
  const moderated = useQuery({ ...moderatedQuery, enabled: access.canList });
  const communities = access.canList ? (moderated.data ?? []) : [];
  const counted = communities.slice(0, maxModerated);
  const requests = useQueries({ queries: counted.map((community) => pendingQuery(community.id)) });
  useRefreshOnFocus(homeKey);
  if (lists.length === 0 && communities.length === 0 && !moderated.isError) return null;

  const tasks = lists.map((list: NamedList, index) => ({ list, query: counts[index] }));
  const wholes = tasks.filter(({ list }) => list.partOf === undefined);
  const empty = wholes.filter(({ query }) => query?.data === 0);
  const isNothing =
    [...counts, ...requests].every(({ data }) => data === 0) && (!access.canList || moderated.isSuccess);
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      <h2 id={id} className={styles.heading}>
        {t('waiting.title')}
      </h2>
      <ul className={styles.tasks}>
        {/* What is known to be empty takes no card. */}
        {wholes
          .filter((task) => !empty.includes(task))
          .map(({ list: { name, route, search, queue }, query }) => {
            const part = tasks.find(({ list }) => list.partOf === name);
            return (
              <TaskCard
                key={name}
                label={t(`waiting.lists.${name}`)}
                action={t(`waiting.actions.${name}`)}
                {...(queue ?? { route, search })}
                icon={route}
                query={query}
              >
                {part && <PartOfTask part={part.list} query={part.query} whole={query?.data} />}
              </TaskCard>
            );
          })}
        {moderated.isError && moderated.data === undefined && (
          <TaskCard label={t('waiting.requests')} route="communities" query={moderated} />
        )}
        {counted.length > 0 && <RequestsCard communities={counted} requests={requests} />}
      </ul>
      {communities.length > counted.length && (
        <p className={styles.text}>
          {t('waiting.firstCommunities', { count: maxModerated, total: communities.length })}
        </p>
      )}
      {empty.length > 0 && !isNothing && (
        <p className={styles.text}>
          {t('waiting.empty', {
            lists: format.list(empty.map(({ list }) => withinSentence(t(`waiting.lists.${list.name}`), i18n.language))),
          })}
        </p>
      )}
      <p role="status" className={styles.text}>
        {isNothing && t('waiting.nothing')}
      </p>
    </section>
  );
}
