import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, LinkRegular } from '@fluentui/react-icons';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { deepLinkTo } from '#shared/deep-link.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import type { Columns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import styles from './List.module.css';
import { LayoutSwitch } from './layout/LayoutSwitch.tsx';
import type { ListPane } from './layout/pane.ts';
import { SortMenu } from './SortMenu.tsx';
import type { ListPageState } from './useListPage.ts';
import { useOpenView } from './views/useOpenView.ts';
import { ViewMenu } from './views/ViewMenu.tsx';

interface ListToolbarProps<R extends BaseRow> {
  definition: ListDefinition<R>;
  page: ListPageState<R>;
  columns: Columns<R>;
  /** Its switch is shown first among the tools. */
  pane: ListPane<R> | undefined;
  onClear: () => void;
}

/** The toolbar above the rows: view, filters, sort, columns. */
export function ListToolbar<R extends BaseRow>({ definition, page, columns, pane, onClear }: ListToolbarProps<R>) {
  const { filters, orders = [] } = definition;
  const views = useOpenView({ ...page, definition, columns });
  const translate = useTranslate();
  const copy = useCopy();
  const { hrefWith } = useNavigation();
  return (
    <div className={styles.toolbar}>
      <ViewMenu open={views} />
      <FilterBar filters={filters} values={page.state.filters} onChange={page.setFilter} onClear={onClear} />
      <div className={styles.tools}>
        {pane !== undefined && <LayoutSwitch layout={pane.layout} onChange={pane.onLayout} />}
        {orders.length > 0 && (
          <SortMenu orders={orders} sort={page.state.sort} onSort={(sort) => page.change({ page: 1, sort })} />
        )}
        <ColumnChooser columns={columns} />
        <Button
          appearance="subtle"
          icon={<LinkRegular />}
          aria-label={translate('list:actions.copyLink')}
          title={translate('list:actions.copyLink')}
          onClick={() => void copy(deepLinkTo(hrefWith(page.ownSearch)))}
        />
        <Button
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          aria-label={translate('list:actions.refresh')}
          title={`${translate('list:actions.refresh')} (F5)`}
          onClick={page.refresh}
        />
      </div>
    </div>
  );
}
