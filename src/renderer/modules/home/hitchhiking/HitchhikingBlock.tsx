import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hitchhikingQuery, homeKey } from '#renderer/features/waiting/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useRefreshOnFocus } from '#renderer/kit/data/useRefreshOnFocus.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import {
  type HitchhikerQueue,
  hitchhikerFlagRights,
  hitchhikerQueueNames,
  hitchhikerQueueRights,
} from '#shared/resources/hitchhikers/queues.ts';
import type { RouteName } from '#shared/routes.ts';
import styles from '../Home.module.css';
import { TaskCard } from '../waiting/TaskCard.tsx';

const ArrivalsBlock = lazily(async () => (await import('./ArrivalsBlock.tsx')).ArrivalsBlock);

/** Where a queue is worked through. */
const placeOf = (queue: HitchhikerQueue): { route: RouteName; search: Record<string, string> } =>
  queue === 'identities'
    ? { route: 'users_identities', search: { hitchhikers: 'yes' } }
    : { route: 'hitchhikers_queue', search: { of: queue } };

/**
 * The home of whoever watches over hitchhiking: the queues, each with its count and its way in, and who arrived
 * (docs/screens/01-shell-home.md §9). Without the right to list people nothing is requested, and that is said.
 */
export function HitchhikingBlock() {
  const can = useCan();
  const isOn = useSwitch()('hitchhiking');
  if (!isOn || !can('hitchhiking_watcher')) return null;
  return hitchhikerQueueRights.every(can) ? <Queues /> : <NoQueues />;
}

function NoQueues() {
  const { t } = useTranslation(['hitchhikers', 'rights']);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('hitchhikers:home.noQueues', { rights: t('rights:user_list') })}</MessageBarBody>
    </MessageBar>
  );
}

function Queues() {
  const { t, i18n } = useTranslation('hitchhikers');
  const format = useFormat();
  const id = useId();
  const can = useCan();
  const counts = useQueries({ queries: hitchhikerQueueNames.map(hitchhikingQuery) });
  useRefreshOnFocus(homeKey);
  const queues = hitchhikerQueueNames.map((name, index) => ({ name, query: counts[index] }));
  const empty = queues.filter(({ query }) => query?.data === 0);
  /** What cannot be decided or noted is said before the queue is opened. */
  const isReadOnly = (name: HitchhikerQueue) =>
    name === 'identities' ? !can('user_update') : name !== 'calls' && !hitchhikerFlagRights.every(can);
  return (
    <>
      <section aria-labelledby={id} className={styles.waiting}>
        <h2 id={id} className={styles.heading}>
          {t('home.title')}
        </h2>
        <ul className={styles.tasks}>
          {/* What is known to be empty takes no card. */}
          {queues
            .filter((queue) => !empty.includes(queue))
            .map(({ name, query }) => (
              <TaskCard
                key={name}
                label={t(`queue.titles.${name}`)}
                action={t(isReadOnly(name) ? 'home.look' : `home.open.${name}`)}
                {...placeOf(name)}
                icon="hitchhikers"
                query={query}
              />
            ))}
        </ul>
        {queues.some(({ name }) => isReadOnly(name)) && <p className={styles.text}>{t('home.readOnly')}</p>}
        <p role="status" className={styles.text}>
          {empty.length === queues.length
            ? t('home.nothing')
            : empty.length > 0 &&
              t('home.empty', {
                lists: format.list(empty.map(({ name }) => withinSentence(t(`queue.titles.${name}`), i18n.language))),
              })}
        </p>
      </section>
      <Suspense>
        <ArrivalsBlock />
      </Suspense>
    </>
  );
}
