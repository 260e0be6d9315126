import { mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { isAdministrator } from '#shared/administrators.ts';
import { deepLinkTo } from '#shared/deep-link.ts';
import { toAppError } from '#shared/failure.ts';
import { Actions } from './Actions.tsx';
import { sizeColumn, stepColumn } from './columns/layout.ts';
import { useColumns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { fileColumns } from './export/columns.ts';
import { Footer } from './Footer.tsx';
import { entriesOf } from './grid/entries.ts';
import { focusRows } from './grid/focus.ts';
import { Grid } from './grid/Grid.tsx';
import type { MenuAnchor } from './grid/grid-props.ts';
import styles from './List.module.css';
import { ListNotices } from './ListNotices.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { LayoutSwitch } from './layout/LayoutSwitch.tsx';
import type { ListPane } from './layout/pane.ts';
import { MissingListRight } from './MissingListRight.tsx';
import { withPreview } from './preview/entry.ts';
import { PreviewPanel } from './preview/PreviewPanel.tsx';
import { usePreview } from './preview/usePreview.ts';
import { RowMenu } from './RowMenu.tsx';
import { useScrollMemory } from './scroll-position.ts';
import { nextSort } from './sort.ts';
import type { ListSearch, OnSearch } from './state.ts';
import { useAllowed } from './useAllowed.ts';
import { useListActions } from './useListActions.tsx';
import { focusSearch, useListKeys } from './useListKeys.ts';
import { useListPage } from './useListPage.ts';
import { useRowLinks } from './useRowLinks.ts';
import { useTotalChange } from './useTotalChange.ts';
import { useOpenView } from './views/useOpenView.ts';

export interface ResourceListProps<R extends BaseRow> {
  definition: ListDefinition<R>;
  /** The search parameters of the address, as the router parsed them; invalid ones are ignored. */
  search: ListSearch;
  onSearch: OnSearch;
  /** Another view of the same query, e.g. a map: instead of the rows or beside them. */
  pane?: ListPane<R>;
}

interface OpenMenu<R> {
  row: R;
  anchor: MenuAnchor;
  restoreFocus: () => void;
}

const noRows: readonly never[] = [];
const noOrders: readonly never[] = [];

/** The list of a resource: filters, rows, pages and their states. Its state is in the address. */
export function ResourceList<R extends BaseRow>({ definition, search, onSearch, pane }: ResourceListProps<R>) {
  const { resource } = definition;
  const translate = useTranslate();
  const isAllowed = useAllowed();
  const session = useSignedIn();
  const { open } = useNavigation();
  const page = useListPage(definition, search, onSearch);
  const { state, query, list, change, views, settings } = page;
  const copy = useCopy();
  const [menu, setMenu] = useState<OpenMenu<R> | null>(null);

  const allowed = useMemo(() => definition.columns.filter(isAllowed), [definition, isAllowed]);
  const columns = useColumns(
    allowed,
    views.all.find(({ id }) => id === state.view),
    settings,
  );
  const openView = useOpenView({ definition, state, change, views, columns, settings });
  const place = useScrollMemory();
  const links = useRowLinks({ definition, query, onLeave: place.leave });
  const { createPath } = links;
  useListKeys({ onRefresh: page.refresh, onCreate: createPath === undefined ? undefined : () => open(createPath) });

  // Until the new rows arrive, the rows of the previous query are on screen.
  const asked = JSON.stringify(query);
  const [rowsKey, setRowsKey] = useState(asked);
  if (!list.isPlaceholderData && rowsKey !== asked) setRowsKey(asked);

  const data = list.data;
  const error = list.error === null ? null : toAppError(list.error);
  const entries = useMemo(() => (data === undefined ? [] : entriesOf(data)), [data]);
  const rows = data?.rows ?? noRows;
  const total = data?.total ?? 0;
  const isBusy = list.isPlaceholderData || page.isRefreshing;
  const hasFilters = Object.keys(state.filters).length > 0;
  const layout = pane?.layout ?? 'list';
  // An empty list says so itself, and what to do.
  const hasPane = layout !== 'list' && !(data?.total === 0 && !hasFilters);
  const changed = useTotalChange(JSON.stringify(query), list.isPlaceholderData ? undefined : data?.total);
  const preview = usePreview({
    rows,
    page: state.page,
    lastPage: Math.ceil(total / state.perPage),
    isBusy: list.isPlaceholderData,
    toPage: (next) => change({ page: next }),
  });
  const actions = useListActions({
    definition,
    list: { resource, query, total, columns: fileColumns(columns.arranged, translate) },
    rows,
  });
  const { slots } = actions;

  const area = useRef<HTMLDivElement>(null);
  // Somebody may be missing from it: a list that holds oneself alone, or a search that finds nobody.
  const isNarrowed =
    data !== undefined && (hasFilters ? data.total === 0 && !isAdministrator(session.user) : data.total <= 1);

  const closePreview = () => {
    preview.close();
    // To the active row: the focused panel may disappear.
    focusRows(area.current ?? undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || preview.row === null) return;
    event.preventDefault();
    closePreview();
  };

  const showPreview = (row: R) => {
    if (row.id !== preview.row?.id) preview.toggle(row);
  };
  const rowActions = (row: R) => {
    const available = actions.actionsOf(row);
    return definition.hasPreview === false ? available : withPreview(available, showPreview);
  };

  const clearFilters = () => {
    page.clearFilters();
    focusSearch();
  };
  const closeMenu = () => {
    menu?.restoreFocus();
    setMenu(null);
  };

  if (data === undefined && error?.kind === 'denied') {
    return <ErrorState error={{ ...error, right: error.right ?? resource.permissions.list }} />;
  }
  return (
    <div className={styles.list}>
      <MissingListRight resource={resource} />
      <Actions actions={actions.header} onAction={actions.startForList} />
      <ListToolbar
        filters={definition.filters}
        orders={definition.orders ?? noOrders}
        page={page}
        views={openView}
        columns={columns}
        onClear={clearFilters}
      >
        {pane !== undefined && <LayoutSwitch layout={layout} onChange={pane.onLayout} />}
      </ListToolbar>
      {definition.Bar !== undefined && <definition.Bar page={page} links={links} />}
      {slots.bar}
      <ListNotices page={page} error={data === undefined ? null : error} changed={changed} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere among rows and preview closes the preview. */}
      <div ref={area} className={mergeClasses(styles.rows, hasPane && styles.withPane)} onKeyDown={onKeyDown}>
        {(layout !== 'map' || !hasPane) && renderRows()}
        {hasPane && pane !== undefined && renderPane(pane)}
        {preview.row !== null && renderPreview(preview.row)}
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
      {definition.scopeNote !== undefined && isNarrowed && (
        <p className={styles.note}>{translate(definition.scopeNote)}</p>
      )}
      {definition.note !== undefined && <p className={styles.note}>{translate(definition.note)}</p>}
      {definition.Below !== undefined && <definition.Below />}
      {menu !== null && (
        <RowMenu
          anchor={menu.anchor}
          actions={rowActions(menu.row)}
          onAction={(action) => {
            // These include open and edit: back returns to the row.
            place.leave();
            actions.startForRow(action, menu.row);
          }}
          onClose={closeMenu}
        />
      )}
      {actions.dialog}
    </div>
  );

  function renderPane({ Pane }: ListPane<R>) {
    return (
      <Pane
        state={state}
        query={query}
        isRefreshing={page.isRefreshing}
        selection={actions.selection}
        setFilter={page.setFilter}
        hrefOf={links.hrefOf}
        onOpen={links.open}
        onEdit={links.editOf}
      />
    );
  }

  function renderPreview(row: R) {
    return (
      <PreviewPanel
        row={row}
        label={definition.rowLabel(row)}
        columns={allowed}
        Body={definition.PreviewBody}
        place={(state.page - 1) * state.perPage + entries.findIndex((one) => one.kind === 'row' && one.row === row) + 1}
        total={total}
        steps={preview}
        onOpen={links.hrefOf(row) === undefined ? undefined : () => links.open(row)}
        onEdit={links.editOf(row)}
        onClose={closePreview}
      />
    );
  }

  function renderRows() {
    if (data === undefined) {
      return error === null ? <ListSkeleton /> : <ErrorState error={error} onRetry={page.refresh} />;
    }
    if (data.total === 0) {
      if (definition.Empty !== undefined) return <definition.Empty page={page} onClear={clearFilters} />;
      const settled = definition.emptyFor?.(state.filters);
      if (settled !== undefined) return <EmptyState title={translate(settled)} />;
      if (hasFilters) return <NoResultState onClear={clearFilters} />;
      const action = createPath !== undefined && (
        <ButtonLink to={createPath} isPrimary>
          {translate('list:actions.create')}
        </ButtonLink>
      );
      const { empty } = definition;
      return <EmptyState title={translate(typeof empty === 'function' ? empty(session) : empty)} action={action} />;
    }
    return (
      <Grid
        label={translate(definition.label)}
        columns={columns.arranged}
        density={columns.density}
        entries={entries}
        total={data.total}
        skipped={(data.page - 1) * data.perPage}
        rowsKey={rowsKey}
        before={place.before}
        onLeave={place.keep}
        sort={query.sort}
        isBusy={isBusy}
        hasMenu={actions.hasRowActions}
        leading={slots.leading}
        onKey={slots.onKey}
        onLeadingClick={slots.onLeadingClick}
        currentId={preview.row?.id ?? null}
        hrefOf={links.hrefOf}
        labelOf={definition.rowLabel}
        onSort={({ sort, sortThen }, isAdditive) => {
          if (sort === undefined) return;
          change({ page: 1, sort: nextSort(state.sort, { sort, sortThen }, isAdditive, resource.defaultSort) });
        }}
        onOpen={links.open}
        onEdit={(row) => links.editOf(row)?.()}
        onCopyLink={(row) => void copy(deepLinkTo(links.pathOf(row)))}
        onPreview={definition.hasPreview === false ? undefined : preview.toggle}
        onMenu={(row, anchor, restoreFocus) => setMenu({ row, anchor, restoreFocus })}
        onWidth={(id, width) => columns.change(sizeColumn(columns.layout, id, width))}
        onMove={(id, step) => columns.change(stepColumn(columns.layout, id, step))}
      />
    );
  }
}
