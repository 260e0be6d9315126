import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { NamedLineProps } from '#renderer/kit/ui/show/NamedLine.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
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
  const lineOf = useRecordLine();
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
      lineOf={lineOf}
      footer={<p className={flow.quiet}>{t('records.replaced')}</p>}
    />
  );
}

/** The line of a record: its number, then its status, its journey and its first day. */
function useRecordLine(): (row: SolidaryRecordRow) => NamedLineProps {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const format = useFormat();
  const unknown = t('records.unknownPlace');
  return ({ id, status, origin, destination, fromDate }) => ({
    name: t('records.number', { id }),
    to: can('solidary_read') ? addressOf('solidaryrecords_show', { id }) : null,
    details: [
      status !== null && t(`records.status.${status}`),
      (origin.town !== null || destination.town !== null) &&
        t('records.journey', { origin: origin.town ?? unknown, destination: destination.town ?? unknown }),
      fromDate !== null && t('records.firstDay', { day: format.shortDay(fromDate) }),
    ],
  });
}
