// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list whose first column stays in sight.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.

import { ArrowDownFilled, ArrowUpFilled } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Sort } from '#shared/resources/define.ts';
import type { ListColumn } from '../definition.ts';
import styles from './Grid.module.css';

interface GridHeaderProps<R extends BaseRow> {
  columns: readonly ListColumn<R>[];
  sort: readonly Sort[];
  /** Whether rows end with buttons. */
  hasTrailing: boolean;
  LeadingTitle: ComponentType | undefined;
  /** The active column, when the header is the active row. */
  activeColumn: number | null;
}

/** The header row. A sortable title holds a button; the grid handles its clicks and keys. */
export function GridHeader<R extends BaseRow>(props: GridHeaderProps<R>) {
  const { columns, sort, hasTrailing, LeadingTitle, activeColumn } = props;
  const translate = useTranslate();
  const first = LeadingTitle === undefined ? 0 : 1;
  const last = first + columns.length;
  const tabIndexOf = (column: number) => (column === activeColumn ? 0 : -1);
  return (
    <div role="row" aria-rowindex={1} className={styles.header} data-row={-1}>
      {LeadingTitle !== undefined && (
        <div role="columnheader" aria-colindex={1} tabIndex={tabIndexOf(0)} className={styles.leadingCell}>
          <LeadingTitle />
        </div>
      )}
      {columns.map((column, index) => {
        const rank = sort.findIndex(({ field }) => field === column.sort);
        const key = sort[rank];
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={first + index + 1}
            aria-sort={ariaSort(column.sort !== undefined, key)}
            tabIndex={column.sort === undefined ? tabIndexOf(first + index) : undefined}
            data-pinned={index === 0 ? '' : undefined}
            data-number={column.isNumber ? '' : undefined}
            className={styles.title}
          >
            {column.sort === undefined ? (
              <span className={styles.text} title={translate(column.header)}>
                {translate(column.header)}
              </span>
            ) : (
              <button type="button" tabIndex={tabIndexOf(first + index)} className={styles.sort} data-sort="">
                <span className={styles.text} title={translate(column.header)}>
                  {translate(column.header)}
                </span>
                {key !== undefined && (key.direction === 'asc' ? <ArrowUpFilled /> : <ArrowDownFilled />)}
                {key !== undefined && sort.length > 1 && <span className={styles.rank}>{ranks(column, sort)}</span>}
              </button>
            )}
            <span className={styles.resize} data-resize="" aria-hidden="true" title={translate('list:columns.drag')} />
          </div>
        );
      })}
      {hasTrailing && (
        <div role="columnheader" aria-colindex={last + 1} tabIndex={tabIndexOf(last)} className={styles.menuCell}>
          <VisuallyHidden>{translate('list:grid.actions')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

const ariaSort = (isSortable: boolean, key: Sort | undefined) => {
  if (key !== undefined) return key.direction === 'asc' ? 'ascending' : 'descending';
  return isSortable ? 'none' : undefined;
};

/** Positions of a column's own keys in the sort, from 1. */
const ranks = ({ sort: own, sortThen }: Pick<ListColumn, 'sort' | 'sortThen'>, sort: readonly Sort[]): string =>
  sort.flatMap(({ field }, place) => (field === own || field === sortThen ? [String(place + 1)] : [])).join('+');
