import { useTranslation } from 'react-i18next';
import type { ListedName } from '#renderer/kit/data/queries.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';

/** Link to check whether a save of unknown outcome was done: the record, or the list for a new one. */
export function VerifyLink({
  resource,
  id,
}: {
  resource: ListedName;
  /** Null for a new one. */
  id: number | null;
}) {
  const { t } = useTranslation('form');
  if (id === null) return <RecordLink to={addressOf(resource)}>{t('failure.verify')}</RecordLink>;
  return <RecordLink to={addressOf(`${resource}_show`, { id })}>{t('failure.stored')}</RecordLink>;
}
