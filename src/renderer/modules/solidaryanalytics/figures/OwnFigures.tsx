import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeListError } from '#renderer/features/solidary/WholeListError.tsx';
import { readWhole, useWholeList, type Whole } from '#renderer/features/solidary/whole-list.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { byStructure, type StructureCounts } from './by-structure.ts';
import { Figure } from './Figure.tsx';
import styles from './figures.module.css';
import { figuresOf } from './figures.ts';
import { SaveFigures } from './SaveFigures.tsx';
import { useFigureTables } from './useFigureTables.ts';
import { WeekFigures } from './WeekFigures.tsx';

/**
 * Figures from the list of records, counted when the screen opens (docs/screens/10-external-journeys.md §6): the readable
 * alternative to the dashboard, within the structures that its title names.
 */
export function OwnFigures() {
  const { t } = useTranslation('solidaryanalytics');
  const format = useFormat();
  const { structures } = useSignedIn();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useRecords();
  const byPerson = useStructureCounts(data?.rows);
  const inWords = useFigureTables();
  const figures = useMemo(() => (data === undefined ? null : figuresOf(data.rows, today())), [data]);
  const tables = figures === null ? [] : inWords(figures, byPerson);
  const names = format.list(structures.map(({ name }) => name));
  const title = structures.length === 0 ? t('title') : t('titleOf', { names });
  return (
    <div className={flow.stackL}>
      <Section
        title={title}
        tools={
          <>
            <Button disabledFocusable={isFetching} onClick={() => isFetching || void refetch()}>
              {t('countAgain')}
            </Button>
            {figures !== null && <SaveFigures title={title} tables={tables} weeks={figures.weeks} />}
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
      {figures !== null && (
        <div className={styles.room}>
          <div className={styles.figures}>
            <WeekFigures weeks={figures.weeks} />
            {tables.map(({ id, ...table }) => (
              <Figure key={id} {...table} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** Milliseconds for which counted figures are shown again without counting. */
const FRESH = 5 * 60_000;

/** The records of every structure of the person, closed ones included, 2,000 at most. */
const useRecords = (): UseQueryResult<Whole<SolidaryRecordRow>> =>
  useQuery({
    queryKey: [...keys.resource('solidaryrecords'), 'figures'],
    queryFn: ({ signal }) => readWhole('solidaryrecords', signal),
    staleTime: FRESH,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** The open records by the structure of their beneficiary; null for one structure, or without the list of beneficiaries. */
function useStructureCounts(records: readonly SolidaryRecordRow[] | undefined): StructureCounts | null {
  const can = useCan();
  const { structures } = useSignedIn();
  const isWanted = structures.length > 1 && can('solidary_beneficiary_list');
  const { data } = useWholeList('solidarybeneficiaries', isWanted);
  return useMemo(
    () => (isWanted && records !== undefined && data !== undefined ? byStructure(records, data.rows) : null),
    [isWanted, records, data],
  );
}
