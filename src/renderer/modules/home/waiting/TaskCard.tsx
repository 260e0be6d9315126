import { Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf, type RouteName } from '#shared/routes.ts';
import { BlockError } from '../BlockError.tsx';
import styles from './waiting.module.css';

interface TaskCardProps {
  label: string;
  /** What the card is for, as the text of its button. */
  action?: string;
  /** Where the rows are: the list that is counted, or its queue. */
  route: RouteName;
  /** Whose icon it shows, where that is not the route's. */
  icon?: RouteName;
  search?: Readonly<Record<string, string | number>>;
  query: { data?: unknown; error: unknown; refetch: () => unknown } | undefined;
  /** Details below the number. */
  children?: ReactNode;
}

/** Work that waits: its number, and the way to the rows it counts. A failed count shows an error in its place. */
export function TaskCard({ label, action, route, icon = route, search, query, children }: TaskCardProps) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const count = typeof query?.data === 'number' ? query.data : undefined;
  const error = query?.error ?? null;
  return (
    <li className={styles.card}>
      <RecordLink to={addressOf(route)} search={{ ...search }} className={styles.task}>
        <span className={styles.label}>
          <ModuleIcon of={icon} />
          {label}
        </span>{' '}
        {count !== undefined && <span className={styles.number}>{number(count)}</span>}
        {action !== undefined && (
          <span aria-hidden="true" className={styles.action}>
            {action}
          </span>
        )}
      </RecordLink>
      {count === undefined && error === null && (
        <Spinner size="extra-tiny" aria-label={t('waiting.counting', { label })} />
      )}
      {error !== null && <BlockError error={error} subject={label} onRetry={() => void query?.refetch()} />}
      {children}
    </li>
  );
}
