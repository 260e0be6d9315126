import { useTranslation } from 'react-i18next';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import type { EditedResource } from './resources.ts';

/** Where to look when nobody can say whether a save was done: the record, or the list of a new one. */
export function VerifyLink({
  resource,
  id,
}: {
  resource: EditedResource | 'users' | 'hitchhikers';
  /** Null for a new one. */
  id: number | null;
}) {
  const { t } = useTranslation('form');
  if (id === null) return <RecordLink to={addressOf(resource)}>{t('failure.verify')}</RecordLink>;
  return <RecordLink to={addressOf(`${resource}_show`, { id })}>{t('failure.stored')}</RecordLink>;
}
