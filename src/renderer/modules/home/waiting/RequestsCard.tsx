import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { BlockError } from '../BlockError.tsx';
import styles from './waiting.module.css';

interface RequestsCardProps {
  communities: readonly { id: number; name: string }[];
  /** The count of each community, in the same order. */
  requests: readonly UseQueryResult<number>[];
}

/** The requests to join: their number, and the queue of each community that has some; its members for who may not decide. */
export function RequestsCard({ communities, requests }: RequestsCardProps) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const canDecide = useCan()('community_update');
  const sum = requests.reduce((total, { data }) => total + (data ?? 0), 0);
  const isKnown = requests.every(({ data, error }) => data !== undefined || error !== null);
  const isEmpty = sum === 0 && requests.every(({ error }) => error === null);
  if (isKnown && isEmpty) return null;
  return (
    <li className={styles.card}>
      <span className={styles.label}>
        <ModuleIcon of="communities" />
        {t('waiting.requests')}
      </span>
      {isKnown && <span className={styles.number}>{number(sum)}</span>}
      <ul className={flow.list}>
        {communities.map(({ id, name }, index) => {
          const { data = 0, error, refetch } = requests[index] ?? { error: null, refetch: () => undefined };
          const label = t('waiting.requestsOf', { name });
          if (error !== null) {
            return (
              <li key={id}>
                <BlockError error={error} subject={label} onRetry={() => void refetch()} />
              </li>
            );
          }
          if (data === 0) return null;
          return (
            <li key={id}>
              <RecordLink
                to={addressOf('communities_show', { id })}
                search={canDecide ? { tab: 'members', queue: 'yes' } : { tab: 'members', status: 0 }}
                className={styles.part}
                aria-label={`${label} ${number(data)}`}
              >
                {name} {number(data)}
              </RecordLink>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
