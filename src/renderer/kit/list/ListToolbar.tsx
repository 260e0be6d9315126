import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Columns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import styles from './List.module.css';
import type { ListPageState } from './useListPage.ts';
import { useOpenView } from './views/useOpenView.ts';
import { ViewMenu } from './views/ViewMenu.tsx';

interface ListToolbarProps<R extends BaseRow> {
  definition: ListDefinition<R>;
  page: ListPageState<R>;
  columns: Columns<R>;
  /** Rows over all pages; undefined before the first answer. */
  total: number | undefined;
  onClear: () => void;
}

/** What narrows the list, at the start of its line: search, count, view, filters. */
export function ListToolbar<R extends BaseRow>({ definition, page, columns, total, onClear }: ListToolbarProps<R>) {
  const { filters } = definition;
  const views = useOpenView({ ...page, definition, columns });
  const translate = useTranslate();
  const { t } = useTranslation('list');
  const format = useFormat();
  const { filters: values } = page.state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in the types of this React.
    <div role="search" className={styles.toolbar} aria-label={translate('list:filters.label')}>
      {filters.map(
        ({ name, label, hint, placeholder, control, isAlwaysOn }) =>
          isAlwaysOn &&
          control.line !== undefined && (
            <Fragment key={name}>
              {control.line({
                text: values[name] ?? '',
                label: translate(label),
                hint: hint && translate(hint),
                placeholder: placeholder && translate(placeholder),
                onChange: (text) =>
                  page.setFilter(name, text, control.isTyped === true && text !== '' && name in values),
              })}
            </Fragment>
          ),
      )}
      {total !== undefined && (
        <span className={styles.count} title={t('count', { count: total, shown: format.number(total) })}>
          {format.number(total)}
        </span>
      )}
      <ViewMenu open={views} />
      <FilterBar filters={filters} values={values} onChange={page.setFilter} onClear={onClear} />
    </div>
  );
}
