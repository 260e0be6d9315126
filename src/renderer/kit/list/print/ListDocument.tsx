import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { PrintDocument, PrintTable } from '#renderer/kit/print/PrintDocument.tsx';
import styles from '#renderer/kit/print/print.module.css';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListColumn, ListFilter } from '../definition.ts';
import type { ReadRows } from './read-rows.ts';

/** More columns than this lie on the long side of the paper. */
const UPRIGHT_COLUMNS = 5;

/** A list as it is printed: the columns in sight, and the filters with their text in the address. */
export interface PrintedList<R extends BaseRow> {
  title: string;
  columns: readonly ListColumn<R>[];
  filters: readonly { filter: ListFilter; text: string }[];
}

interface ListDocumentProps<R extends BaseRow> {
  list: PrintedList<R>;
  read: ReadRows<R>;
  /** Rows shown; all of them when absent. */
  upTo?: number;
}

/** The rows of a list as a table on paper, under its filters. */
export function ListDocument<R extends BaseRow>({ list, read, upTo }: ListDocumentProps<R>) {
  const { t } = useTranslation('list');
  const translate = useTranslate();
  const format = useFormat();
  const { title, columns, filters } = list;
  const { rows, total } = read;
  const tools = { translate, format };
  const count = rows.length;
  const shown = format.number(count);
  const kind =
    count < total ? t('print.incomplete', { shown, total: format.number(total) }) : t('print.rows', { count, shown });
  return (
    <div className={columns.length > UPRIGHT_COLUMNS ? styles.landscape : undefined}>
      <PrintDocument title={title} kind={kind}>
        {filters.length > 0 && (
          <p className={styles.filters}>
            {filters.map(({ filter, text }, index) => (
              <span key={filter.name}>
                {index > 0 && ' · '}
                {t('print.filter', { label: translate(filter.label) })}
                {filter.control.summary(text)}
              </span>
            ))}
          </p>
        )}
        <PrintTable
          label={title}
          className={mergeClasses(styles.list)}
          rows={upTo === undefined ? rows : rows.slice(0, upTo)}
          keyOf={({ id }) => id}
          columns={columns.map(({ header, cell, isNumber }) => ({
            title: translate(header),
            cell: (row: R) => cell(row, tools),
            ...(isNumber === true && { isNumber }),
          }))}
        />
      </PrintDocument>
    </div>
  );
}

/** Lines of a page of paper, by the number of columns: with more of them, more texts take two lines. */
export const rowsPerPaper = (columns: number): number => (columns <= 4 ? 36 : columns <= UPRIGHT_COLUMNS ? 26 : 22);
