import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { toAppError } from '#shared/failure.ts';
import { useCan, useSignedIn } from '../session.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { NoResultState } from '../states/NoResultState.tsx';
import { NotRefreshedBand } from '../states/NotRefreshedBand.tsx';
import { ButtonLink } from '../states/StateLinks.tsx';
import { useCopy } from '../useCopy.ts';
import { Actions } from './Actions.tsx';
import type { BaseRow, ListDefinition, RowTools } from './definition.ts';
import { openExternal } from './external.ts';
import { Footer } from './Footer.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { entriesOf } from './grid/entries.ts';
import { Grid, type MenuAnchor } from './grid/Grid.tsx';
import styles from './List.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useNavigation } from './navigation.ts';
import { usePlaceMemory } from './place.ts';
import { RowMenu } from './RowMenu.tsx';
import { nextSort } from './sort.ts';
import type { ListSearch, OnSearch } from './state.ts';
import { useText } from './text.ts';
import { useAllowed } from './useAllowed.ts';
import { focusSearch, useListKeys } from './useListKeys.ts';
import { useListPage } from './useListPage.ts';

export interface ResourceListProps<R extends BaseRow> {
  definition: ListDefinition<R>;
  /** The search part of the address, as the router has it: read with care, whatever it holds. */
  search: ListSearch;
  onSearch: OnSearch;
}

interface OpenMenu<R> {
  row: R;
  anchor: MenuAnchor;
  restoreFocus: () => void;
}

/** The list of a resource: filters, rows, pages and their states, all of it held by the address. */
export function ResourceList<R extends BaseRow>({ definition, search, onSearch }: ResourceListProps<R>) {
  const { resource } = definition;
  const words = useText();
  const isAllowed = useAllowed();
  const can = useCan();
  const copy = useCopy();
  const { hrefOf, open } = useNavigation();
  const page = useListPage(definition, search, onSearch);
  const { state, query, list, change } = page;
  const [menu, setMenu] = useState<OpenMenu<R> | null>(null);

  const columns = useMemo(() => definition.columns.filter(isAllowed), [definition, isAllowed]);
  const rowActionsOf = (row: R) =>
    definition.rowActions.filter((action) =>
      isAllowed(action.isFreeOnOwn === true && isOwn(row) ? { switch: action.switch } : action),
    );
  const actions = definition.actions.filter(isAllowed);
  const { create, edit, show } = resource.permissions;
  const createPath = create !== undefined && can(create) ? definition.createPath : undefined;
  const self = useSignedIn().user.id;
  const isOwn = (row: R) => definition.isOwn?.(row, self) === true;
  const canOpen = (row: R) => show === undefined || can(show) || isOwn(row);
  const canEdit = (row: R) => edit !== undefined && (can(edit) || isOwn(row));
  const { editPath } = definition;
  useListKeys({ onRefresh: page.refresh, onCreate: createPath === undefined ? undefined : () => open(createPath) });

  const place = usePlaceMemory();
  const openRow = (path: string) => {
    place.leave();
    open(path);
  };
  // The rows on screen are those of the query before until those asked for are there.
  const asked = JSON.stringify(query);
  const [rowsKey, setRowsKey] = useState(asked);
  if (!list.isPlaceholderData && rowsKey !== asked) setRowsKey(asked);

  const data = list.data;
  const error = list.error === null ? null : toAppError(list.error);
  const entries = useMemo(() => (data === undefined ? [] : entriesOf(data)), [data]);
  const hasFilters = Object.keys(state.filters).length > 0;
  const tools: RowTools = { open: openRow, openExternal, copy: (text) => void copy(text) };

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
      <Actions actions={actions} query={query} total={data?.total ?? 0} />
      <div className={styles.toolbar}>
        <FilterBar
          filters={definition.filters}
          values={state.filters}
          onChange={page.setFilter}
          onClear={clearFilters}
        />
        <Button
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          aria-label={words('list:actions.refresh')}
          title={`${words('list:actions.refresh')} (F5)`}
          onClick={page.refresh}
        />
      </div>
      {data !== undefined && error !== null && <NotRefreshedBand error={error} onRetry={page.refresh} />}
      {page.moved !== null && (
        <MessageBar intent="info">
          <MessageBarBody>{words('list:moved', page.moved)}</MessageBarBody>
        </MessageBar>
      )}
      {renderRows()}
      {data !== undefined && data.total > 0 && (
        <Footer
          page={state.page}
          perPage={state.perPage}
          total={data.total}
          onPage={(next) => change({ page: next })}
          onPerPage={(perPage) => change({ page: 1, perPage })}
        />
      )}
      {definition.scopeNote !== undefined && data !== undefined && data.total <= 1 && !hasFilters && (
        <p className={styles.note}>{words(definition.scopeNote)}</p>
      )}
      {menu !== null && (
        <RowMenu
          row={menu.row}
          anchor={menu.anchor}
          actions={rowActionsOf(menu.row)}
          tools={tools}
          onClose={closeMenu}
        />
      )}
    </div>
  );

  function renderRows() {
    if (data === undefined) {
      return error === null ? <ListSkeleton /> : <ErrorState error={error} onRetry={page.refresh} />;
    }
    if (data.total === 0) {
      if (hasFilters) return <NoResultState onClear={clearFilters} />;
      const action = createPath !== undefined && (
        <ButtonLink to={createPath} isPrimary>
          {words('list:actions.create')}
        </ButtonLink>
      );
      return <EmptyState title={words(definition.empty)} action={action} />;
    }
    return (
      <Grid
        label={words(definition.label)}
        columns={columns}
        entries={entries}
        total={data.total}
        skipped={(data.page - 1) * data.perPage}
        rowsKey={rowsKey}
        before={place.before}
        onLeave={place.keep}
        sort={query.sort}
        isBusy={list.isPlaceholderData || page.isRefreshing}
        hasMenu={definition.rowActions.length > 0}
        hrefOf={(row) => (canOpen(row) ? hrefOf(definition.showPath(row.id)) : undefined)}
        labelOf={definition.rowLabel}
        onSort={({ sort, sortThen }, isAdditive) => {
          if (sort === undefined) return;
          change({ page: 1, sort: nextSort(state.sort, { sort, sortThen }, isAdditive, resource.defaultSort) });
        }}
        onOpen={(row) => openRow(definition.showPath(row.id))}
        onEdit={editPath && ((row) => canEdit(row) && openRow(editPath(row.id)))}
        onCopyLink={(address) => void copy(address)}
        onMenu={(row, anchor, restoreFocus) => setMenu({ row, anchor, restoreFocus })}
      />
    );
  }
}
