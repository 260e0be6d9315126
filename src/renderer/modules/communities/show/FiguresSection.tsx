import { Button, Spinner } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { memberStatuses } from '#shared/resources/communitymembers/index.ts';
import { addressOf } from '#shared/routes.ts';

/** The members of a community by status, and the target. */
export function FiguresSection({ community: { id, target } }: { community: Community }) {
  const { t } = useTranslation('communities');
  const { number } = useFormat();
  const counts = useQueries({
    queries: memberStatuses.map((status) =>
      listQuery('communitymembers', { page: 1, perPage: 1, sort: [], filters: { community: id, status } }),
    ),
  });
  return (
    <FactsCard
      title={t('show.sections.figures')}
      facts={[
        ...memberStatuses.map((status, index) => {
          const { data, error, refetch } = counts[index] ?? {};
          return {
            label: t(`show.counts.${status}`),
            value:
              data !== undefined ? (
                <RecordLink to={addressOf('communities_show', { id })} search={{ tab: 'members', status }}>
                  {number(data.total)}
                </RecordLink>
              ) : error ? (
                <BlockRetry error={error} onRetry={() => void refetch?.()} />
              ) : (
                <Spinner size="extra-tiny" aria-label={t('show.counting')} />
              ),
          };
        }),
        { label: t('fields.target'), field: 'target', value: target !== null && number(target) },
      ]}
    />
  );
}

/** Why one figure is missing, with a retry. */
function BlockRetry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('form');
  return (
    <span>
      <ErrorLine error={toAppError(error)} />{' '}
      <Button size="small" onClick={onRetry}>
        {t('show.retry')}
      </Button>
    </span>
  );
}
