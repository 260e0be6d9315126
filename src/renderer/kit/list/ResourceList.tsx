import { mergeClasses } from '@fluentui/react-components';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { Actions } from './Actions.tsx';
import { useColumns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { Footer } from './Footer.tsx';
import styles from './List.module.css';
import { ListNotes } from './ListNotes.tsx';
import { ListNotices } from './ListNotices.tsx';
import { ListRows } from './ListRows.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListPane } from './layout/pane.ts';
import { MissingListRight } from './MissingListRight.tsx';
import { ListPreview } from './preview/PreviewPanel.tsx';
import { usePreview } from './preview/usePreview.ts';
import { useScrollMemory } from './scroll-position.ts';
import type { ListSearch, OnSearch } from './state.ts';
import { useListActions } from './useListActions.tsx';
import { focusSearch, useListKeys } from './useListKeys.ts';
import { useListPage } from './useListPage.ts';
import { useListRows } from './useListRows.ts';
import { useRowLinks } from './useRowLinks.ts';
import { useRowMenu } from './useRowMenu.tsx';

export interface ResourceListProps<R extends BaseRow> {
  definition: ListDefinition<R>;
  /** The search parameters of the address, as the router parsed them; invalid ones are ignored. */
  search: ListSearch;
  onSearch: OnSearch;
  /** Another view of the same query, e.g. a map: instead of the rows or beside them. */
  pane?: ListPane<R>;
}

/**
 * The list of a resource: filters, rows, pages and their states. Its state is in the address. Each part takes what it
 * needs of these: the state and its changes (`page`), the rows on screen (`rows`), columns, links, actions, preview.
 */
export function ResourceList<R extends BaseRow>({ definition, search, onSearch, pane }: ResourceListProps<R>) {
  const { resource } = definition;
  const page = useListPage(definition, search, onSearch);
  const rows = useListRows(page);
  const columns = useColumns(definition, page);
  const scroll = useScrollMemory();
  const links = useRowLinks({ definition, query: page.query, onLeave: scroll.leave });
  const preview = usePreview(page, rows);
  const actions = useListActions({ definition, query: page.query, rows, columns });
  const menu = useRowMenu({
    actions,
    onPreview: definition.hasPreview === false ? undefined : preview.show,
    onLeave: scroll.leave,
  });
  useListKeys({ onRefresh: page.refresh, onCreate: links.create });

  const { data, error } = rows;
  if (data === undefined && error?.kind === 'denied') {
    return <ErrorState error={{ ...error, right: error.right ?? resource.permissions.list }} />;
  }

  const { state, change } = page;
  const hasFilters = Object.keys(state.filters).length > 0;
  const layout = pane?.layout ?? 'list';
  // An empty list says so itself, and what to do.
  const hasPane = layout !== 'list' && !(data?.total === 0 && !hasFilters);
  const clearFilters = () => {
    page.clearFilters();
    focusSearch();
  };
  return (
    <div className={styles.list}>
      <MissingListRight resource={resource} />
      <Actions actions={actions.header} onAction={actions.startForList} />
      <ListToolbar {...{ definition, page, columns, pane }} onClear={clearFilters} />
      {definition.Bar !== undefined && <definition.Bar page={page} links={links} />}
      {actions.slots.bar}
      <ListNotices page={page} error={data === undefined ? null : error} changed={rows.changed} />
      <div {...preview.area} className={mergeClasses(styles.rows, hasPane && styles.withPane)}>
        {(layout !== 'map' || !hasPane) && (
          <ListRows
            {...{ definition, page, rows, columns, links, actions, preview, scroll }}
            onMenu={menu.open}
            onClear={clearFilters}
          />
        )}
        {hasPane && pane !== undefined && (
          <pane.Pane
            state={state}
            query={page.query}
            isRefreshing={page.isRefreshing}
            selection={actions.selection}
            setFilter={page.setFilter}
            hrefOf={links.hrefOf}
            onOpen={links.open}
            onEdit={links.editOf}
          />
        )}
        <ListPreview {...{ definition, page, rows, columns, links, preview }} />
      </div>
      {data !== undefined && data.total > 0 && layout !== 'map' && (
        <Footer
          page={state.page}
          perPage={state.perPage}
          total={data.total}
          onPage={(next) => change({ page: next })}
          onPerPage={(perPage) => change({ page: 1, perPage })}
        />
      )}
      <ListNotes {...{ definition, rows, hasFilters }} />
      {menu.element}
      {actions.dialog}
    </div>
  );
}
