import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeListError } from '#renderer/features/solidary/WholeListError.tsx';
import { readWhole, type Whole } from '#renderer/features/solidary/whole-list.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { Figure } from './Figure.tsx';
import styles from './figures.module.css';
import { figuresOf } from './figures.ts';
import { SaveFigures } from './SaveFigures.tsx';
import { useFigureTables } from './useFigureTables.ts';

/**
 * Figures from the list of records, read on demand (docs/screens/10-external-journeys.md §6): the readable alternative
 * to the dashboard, within the structures that its title names.
 */
export function OwnFigures() {
  const { t } = useTranslation('solidaryanalytics');
  const format = useFormat();
  const { structures } = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  const records = useRecords(isWanted);
  const inWords = useFigureTables();
  const { data, error, dataUpdatedAt, isFetching, refetch } = records;
  const figures = useMemo(() => (data === undefined ? null : figuresOf(data.rows, today())), [data]);
  const tables = figures === null ? [] : inWords(figures);
  const names = format.list(structures.map(({ name }) => name));
  const title = structures.length === 0 ? t('title') : t('titleOf', { names });
  return (
    <div className={styles.figures}>
      <Section
        title={title}
        tools={
          <>
            <Button
              disabledFocusable={isFetching}
              onClick={() => {
                if (isFetching) return;
                if (isWanted) void refetch();
                setWanted(true);
              }}
            >
              {t(data === undefined ? 'count' : 'countAgain')}
            </Button>
            {figures !== null && <SaveFigures title={title} tables={tables} />}
          </>
        }
      >
        <p>{t('about')}</p>
        <div aria-live="polite">
          {isFetching && <Spinner size="small" label={t('reading')} />}
          {!isFetching &&
            data !== undefined &&
            t('readAt', { count: data.rows.length, time: format.hour(dataUpdatedAt) })}
        </div>
        {error !== null && <WholeListError error={error} onRetry={() => void refetch()} />}
        {data !== undefined && data.unreadable > 0 && (
          <MessageBar intent="warning">
            <MessageBarBody>{t('unreadable', { count: data.unreadable })}</MessageBarBody>
          </MessageBar>
        )}
      </Section>
      {tables.map(({ id, ...table }) => (
        <Figure key={id} {...table} />
      ))}
    </div>
  );
}

/** The records of every structure of the person, closed ones included, 2,000 at most. Read on demand only. */
const useRecords = (isWanted: boolean): UseQueryResult<Whole<SolidaryRecordRow>> =>
  useQuery({
    queryKey: [...keys.resource('solidaryrecords'), 'figures'],
    queryFn: ({ signal }) => readWhole('solidaryrecords', signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
