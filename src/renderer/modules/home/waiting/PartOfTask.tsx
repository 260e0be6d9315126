import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import type { WaitingList, WaitingName } from '#shared/waiting.ts';
import { BlockError } from '../BlockError.tsx';
import styles from './waiting.module.css';

interface PartOfTaskProps {
  part: WaitingList & { name: WaitingName };
  query: { data?: unknown; error: unknown; refetch: () => unknown } | undefined;
  /** The count that the part is included in. */
  whole: number | undefined;
}

/** A part of the work of a card, with a link to its rows; in words where it is the whole of it. */
export function PartOfTask({ part: { name, route, search, queue }, query, whole }: PartOfTaskProps) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const count = typeof query?.data === 'number' ? query.data : undefined;
  const label = t(`waiting.lists.${name}`);
  if (query?.error) return <BlockError error={query.error} subject={label} onRetry={() => void query.refetch()} />;
  if (count === undefined || count === 0) return null;
  return (
    <RecordLink to={addressOf(queue?.route ?? route)} search={{ ...(queue?.search ?? search) }} className={styles.part}>
      {count === whole ? t('waiting.allHitchhikers') : `${label} ${number(count)}`}
    </RecordLink>
  );
}
