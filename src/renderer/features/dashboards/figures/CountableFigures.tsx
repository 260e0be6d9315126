import { Button, Spinner } from '@fluentui/react-components';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys, type ListRequest } from '#renderer/kit/data/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { CountTable } from '#renderer/kit/ui/chart/CountTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Periodicity } from '#shared/config.ts';
import { toAppError } from '#shared/failure.ts';
import { manifests } from '#shared/resources/manifests.ts';
import styles from './figures.module.css';
import { type Count, type Figure, figuresFor, type Perimeter, periodStart, type Subject } from './figures.ts';

interface CountableFiguresProps {
  title: string;
  subject: Subject;
  hasCommunity: boolean;
  /** The perimeter that the platform applied to the dashboard, or the chosen one if no dashboard is shown. */
  perimeter: Perimeter;
  /** The perimeter as text. */
  perimeterText: string;
  periodicity: Periodicity;
}

/**
 * Totals of lists within the perimeter of a dashboard, read on demand: its readable alternative, each linked to its list
 * (docs/screens/06-analytics.md §8). A figure is there only with the right of its list, each with its own state.
 */
export function CountableFigures({
  title,
  subject,
  hasCommunity,
  perimeter,
  perimeterText,
  periodicity,
}: CountableFiguresProps) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const can = useCan();
  const isOn = useSwitch();
  const [isWanted, setWanted] = useState(false);
  const figures = figuresFor({ subject, hasCommunity, perimeter, periodicity, today: today() }).filter(({ list }) => {
    const { permissions, switches } = manifests[list];
    return can(permissions.list) && switches.every(isOn);
  });
  const lackingOf = ({ count }: Figure) =>
    typeof count === 'string' ? undefined : count.filterRights.find((right) => !can(right));
  const counts = useCounts(
    figures.map((figure) =>
      typeof figure.count === 'string' || lackingOf(figure) !== undefined ? null : figure.count,
    ),
    isWanted,
  );
  if (figures.length === 0) return null;
  const isCounting = counts.some(({ isFetching }) => isFetching);
  const countedAt = Math.max(...counts.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const start = () => {
    if (isCounting) return;
    if (isWanted) for (const { isSuccess, isError, refetch } of counts) if (isSuccess || isError) void refetch();
    setWanted(true);
  };
  return (
    <Section
      title={title}
      tools={
        <Button disabledFocusable={isCounting} onClick={start}>
          {t(isWanted ? 'figures.countAgain' : 'figures.count')}
        </Button>
      }
    >
      <p>
        {t('figures.about')} {perimeter.territoryId !== null && t('figures.home')}{' '}
        {perimeter.communityId !== null && t('figures.membership')}
      </p>
      <span role="status">
        {isWanted && !isCounting && countedAt > 0 && t('figures.countedAt', { hour: format.hour(countedAt) })}
      </span>
      {isWanted && (
        <CountTable>
          <caption>{perimeterText}</caption>
          <thead>
            <tr>
              <th scope="col">{t('figures.columns.figure')}</th>
              <th scope="col">{t('figures.columns.number')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure, index) => (
              <FigureLine
                key={figure.label}
                figure={figure}
                day={format.day(periodStart(periodicity, today()))}
                lacking={lackingOf(figure)}
                query={counts[index]}
              />
            ))}
          </tbody>
        </CountTable>
      )}
    </Section>
  );
}

interface FigureLineProps {
  figure: Figure;
  /** The day with which the period begins, as it is shown. */
  day: string;
  /** A right without which the list cannot be limited to the perimeter. */
  lacking: string | undefined;
  query: ReturnType<typeof useCounts>[number] | undefined;
}

function FigureLine({ figure: { label, count }, day, lacking, query }: FigureLineProps) {
  const translate = useTranslate();
  const name = translate(label, { day });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {typeof count === 'string' ? (
          <span>{translate(count)}</span>
        ) : lacking !== undefined ? (
          <span>{translate('analytics:figures.none.right', { right: lacking })}</span>
        ) : (
          <Total name={name} count={count} query={query} />
        )}
      </td>
    </tr>
  );
}

/** A total as a link to its list; or that it is being counted, or why it is not known. */
function Total({ name, count, query }: { name: string; count: Count; query: FigureLineProps['query'] }) {
  const { t } = useTranslation(['analytics', 'common']);
  const format = useFormat();
  if (query?.data !== undefined && query.error === null) {
    const number = format.number(query.data);
    return (
      <RecordLink
        to={count.to}
        search={{ ...count.search }}
        aria-label={t('analytics:figures.link', { number, figure: name })}
      >
        {number}
      </RecordLink>
    );
  }
  if (query !== undefined && query.error !== null && !query.isFetching) {
    return (
      <span className={`${flow.inlineS} ${styles.failed}`}>
        <ErrorLine error={toAppError(query.error)} />
        <Button size="small" onClick={() => void query.refetch()}>
          {t('common:states.retry')}
        </Button>
      </span>
    );
  }
  return <Spinner size="extra-tiny" aria-label={t('analytics:figures.counting', { figure: name })} />;
}

/**
 * Reads totals, each by a list of which one row is asked for, once they are wanted and then on demand alone. The total
 * of a former perimeter is never shown for another one.
 */
const useCounts = (counts: readonly (Count | null)[], isWanted: boolean): UseQueryResult<number>[] =>
  useQueries({
    queries: counts.map((count, index) => ({
      queryKey:
        count === null ? ['uncounted', index] : [...keys.resource(count.list), 'figures', count.list, count.filters],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
        if (count === null) throw new Error('no list counts this figure');
        // Each figure was built of the filters of its list; the compiler does not follow that through the union.
        const request = { page: 1, perPage: 1, sort: [], filters: count.filters } as ListRequest<typeof count.list>;
        return (await read(`${count.list}.list`, request, { signal })).total;
      },
      enabled: isWanted && count !== null,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    })),
  });
