import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#shared/failure.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useFormat } from '../format.ts';
import { SupportContact } from '../states/SupportContact.tsx';
import { NamedLine, type NamedLineProps } from './NamedLine.tsx';
import { Section } from './Section.tsx';
import styles from './show.module.css';

interface RelatedListProps<Row extends { id: number }> {
  title: string;
  query: Pick<UseQueryResult<{ rows: Row[]; total: number }>, 'data' | 'error' | 'refetch'>;
  /** Text shown when there is none. */
  empty: string;
  /** The line of a record. */
  lineOf: (row: Row) => NamedLineProps;
  /** Shown under the records, where there are any: a link to all of them. */
  footer?: ReactNode;
}

/**
 * Lists records that belong to this one, with their count. They load after the header, and their failure does not
 * affect the page.
 */
export function RelatedList<Row extends { id: number }>({
  title,
  query,
  empty,
  lineOf,
  footer,
}: RelatedListProps<Row>) {
  const { t } = useTranslation('form');
  const { number } = useFormat();
  const errorText = useErrorText();
  const { data, error, refetch } = query;
  return (
    <Section title={title} count={data && number(data.total)}>
      {data === undefined && error === null && <Spinner size="tiny" label={title} />}
      {error !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {errorText(toAppError(error)).title}
            <SupportContact error={toAppError(error)} />
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void refetch()}>{t('show.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {data?.rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      {data !== undefined && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map((row) => (
            <li key={row.id}>
              <NamedLine {...lineOf(row)} />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > 0 && footer}
    </Section>
  );
}
