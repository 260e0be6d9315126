import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import kit from '#renderer/kit/ui/show/show.module.css';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { addressOf } from '#shared/routes.ts';

interface RelatedRecordsProps {
  person: { userId: UserId | null; givenName: string | null; familyName: string | null };
}

/** Records of people of the same name that are read: more would be those of somebody else. */
const MAX_NAMESAKES = 100;

/**
 * The records of a person (docs/screens/08-solidary-people.md §2): the platform finds them by name only, so that those
 * of namesakes are left out by the id of the user. Opening one is a deliberate click, because reading it re-runs its
 * matching.
 */
export function RelatedRecords({ person: { userId, givenName, familyName } }: RelatedRecordsProps) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const isAllowed = can('solidary_list') && userId !== null && Boolean(givenName || familyName);
  const query = useQuery({
    ...listQuery('solidaryrecords', {
      page: 1,
      perPage: MAX_NAMESAKES,
      sort: [{ field: 'fromDate', direction: 'desc' }],
      filters: { ...(givenName && { givenName }), ...(familyName && { familyName }) },
    }),
    enabled: isAllowed,
    select: ({ rows }) => {
      const own = rows.filter((row) => row.userId === userId);
      return { rows: own, total: own.length };
    },
  });
  if (!isAllowed) return null;
  return (
    <RelatedList
      title={t('records.title')}
      query={query}
      empty={`${t('records.empty')}. ${t('records.replaced')}`}
      renderRow={(row) => <RecordRow row={row} />}
      footer={<p className={flow.quiet}>{t('records.replaced')}</p>}
    />
  );
}

function RecordRow({ row: { id, status, origin, destination, fromDate } }: { row: SolidaryRecordRow }) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const format = useFormat();
  const number = t('records.number', { id });
  const unknown = t('records.unknownPlace');
  const facts = [
    status !== null && t(`records.status.${status}`),
    (origin.town !== null || destination.town !== null) &&
      t('records.journey', { origin: origin.town ?? unknown, destination: destination.town ?? unknown }),
    fromDate !== null && t('records.firstDay', { day: format.shortDay(fromDate) }),
  ].filter((fact) => fact !== false);
  return (
    <>
      {can('solidary_read') ? (
        <RecordLink to={addressOf('solidaryrecords_show', { id })}>{number}</RecordLink>
      ) : (
        <span>{number}</span>
      )}
      <span className={kit.empty}>{facts.join(' · ')}</span>
    </>
  );
}
