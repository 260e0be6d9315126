import { Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf, type RouteName } from '#shared/routes.ts';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';

interface WaitingRowProps {
  label: string;
  /** The list that is counted. */
  route: RouteName;
  /** The id of the record whose page holds the list. */
  id?: number;
  search?: Readonly<Record<string, string | number>>;
  /** Whether the count is included in that of the line before. */
  isPart?: boolean;
  query: { data?: unknown; error: unknown; refetch: () => unknown } | undefined;
}

/** Shows one count as a link to the rows it counts; a failed count shows an error in its place. */
export function WaitingRow({ label, route, id, search, isPart = false, query }: WaitingRowProps) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const count = typeof query?.data === 'number' ? query.data : undefined;
  const error = query?.error ?? null;
  const shown = count !== undefined && <span className={styles.count}>{number(count)}</span>;
  return (
    <li className={count === 0 ? styles.quietRow : styles.row}>
      <RecordLink
        to={addressOf(route, id === undefined ? {} : { id })}
        search={{ ...search }}
        className={isPart ? styles.countedPart : styles.counted}
      >
        <span>{label}</span> {shown}
      </RecordLink>
      {count === undefined && error === null && (
        <Spinner size="extra-tiny" aria-label={t('waiting.counting', { label })} />
      )}
      {error !== null && <BlockError error={error} subject={label} onRetry={() => void query?.refetch()} />}
    </li>
  );
}
