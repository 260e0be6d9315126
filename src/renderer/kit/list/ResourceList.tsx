import { MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import type { BaseRow, ListResource } from '#renderer/kit/data/queries.ts';
import { useSession, useSignedIn } from '#renderer/kit/data/session.ts';
import { PageActions, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { isAdministrator } from '#shared/administrators.ts';
import type { ListLayout } from '#shared/lists.ts';
import { useWidth } from './columns/room.ts';
import { useColumns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { Footer } from './Footer.tsx';
import { focusSearch } from './focus-search.ts';
import styles from './List.module.css';
import { ListNotices } from './ListNotices.tsx';
import { ListRows } from './ListRows.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListTools } from './ListTools.tsx';
import type { ListPane } from './layout/pane.ts';
import { ListPreview } from './preview/PreviewPanel.tsx';
import { PREVIEW_WIDTH, type Preview, usePreview } from './preview/usePreview.ts';
import { useScrollMemory } from './scroll-position.ts';
import type { ListSearch, OnSearch } from './state.ts';
import { useCellEdit } from './useCellEdit.tsx';
import { useListActions } from './useListActions.tsx';
import { type ListPageState, useListPage } from './useListPage.ts';
import { type LoadedRows, useListRows } from './useListRows.ts';
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
  const scroll = useScrollMemory();
  const links = useRowLinks({ definition, query: page.query, onLeave: scroll.leave });
  const layout = pane?.layout ?? 'list';
  const preview = usePreview(page, rows, { canDock: definition.hasPreview !== false && layout === 'list' });
  const columns = useColumns(definition, page, useRoom(preview, layout));
  const actions = useListActions({ definition, query: page.query, rows, columns, filters: page.state.filters });
  const cells = useCellEdit({ definition, canEdit: (row) => links.editOf(row) !== undefined });
  const menu = useRowMenu({
    actions,
    cellActionsOf: cells.actionsOf,
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
  // An empty list says so itself, and what to do.
  const hasPane = layout !== 'list' && !(data?.total === 0 && !hasFilters);
  const hasFooter = data !== undefined && data.total > 0 && layout !== 'map';
  const clearFilters = () => {
    page.clearFilters();
    focusSearch();
  };
  return (
    <div className={styles.list} data-fills-page="">
      <ScreenLine>
        <ListToolbar {...{ definition, page, columns }} total={data?.total} onClear={clearFilters} />
        {actions.slots.bar}
      </ScreenLine>
      <PageActions>
        <ListTools {...{ definition, page, columns, pane, actions }} />
      </PageActions>
      <div className={styles.notices}>
        {definition.Above !== undefined && <definition.Above />}
        <MissingListRight resource={resource} />
        {actions.slots.note}
        <ListNotices page={page} error={data === undefined ? null : error} changed={rows.changed} />
      </div>
      {definition.Bar !== undefined && <definition.Bar page={page} links={links} />}
      <div {...preview.area} className={mergeClasses(styles.rows, hasPane && styles.withPane)}>
        {(layout !== 'map' || !hasPane) && (
          <ListRows
            {...{ definition, page, rows, columns, links, actions, preview, scroll }}
            onMenu={menu.open}
            onEditCell={cells.open}
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
      {hasFooter && (
        <Footer
          page={state.page}
          perPage={state.perPage}
          total={rows.total}
          onPage={(next) => change({ page: next })}
          onPerPage={(perPage) => change({ page: 1, perPage })}
        >
          {definition.Below !== undefined && <definition.Below page={page} />}
        </Footer>
      )}
      <ListNotes {...{ definition, page, rows, hasFilters, hasFooter }} />
      {menu.element}
      {cells.element}
      {actions.dialog}
    </div>
  );
}

interface ListNotesProps<R extends BaseRow> {
  definition: Pick<ListDefinition<R>, 'scopeNote' | 'note' | 'Below'>;
  page: ListPageState<R>;
  rows: Pick<LoadedRows<R>, 'data'>;
  hasFilters: boolean;
  hasFooter: boolean;
}

/** Pixels that the rows have, beside a preview or a pane; null before they are laid out. */
function useRoom({ area, isDocked }: Pick<Preview<BaseRow>, 'area' | 'isDocked'>, layout: ListLayout): number | null {
  const width = useWidth(area.ref);
  if (width === null) return null;
  return layout === 'both' ? width / 2 : width - (isDocked ? PREVIEW_WIDTH : 0);
}

/** The notes under a list: who may be missing from it, and what its module says there. */
function ListNotes<R extends BaseRow>({ definition, page, rows: { data }, hasFilters, hasFooter }: ListNotesProps<R>) {
  const translate = useTranslate();
  const { user } = useSignedIn();
  const { scopeNote, note, Below } = definition;
  // Somebody may be missing: the list holds only the user's own record, or a search finds nobody.
  const isNarrowed = data !== undefined && (hasFilters ? data.total === 0 && !isAdministrator(user) : data.total <= 1);
  return (
    <>
      {scopeNote !== undefined && isNarrowed && <p className={styles.note}>{translate(scopeNote)}</p>}
      {note !== undefined && <p className={styles.note}>{translate(note)}</p>}
      {Below !== undefined && !hasFooter && <Below page={page} />}
    </>
  );
}

/** Warns that the platform requires another permission for this list than its page does; the list stays usable. */
function MissingListRight({ resource }: { resource: ListResource }) {
  const translate = useTranslate();
  const session = useSession();
  const right = resource.serverRights?.list;
  const held: readonly string[] = session.status === 'signedIn' ? session.permissions : [];
  if (right === undefined || held.includes(right)) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{translate('list:missingRight', { right })}</MessageBarBody>
    </MessageBar>
  );
}

interface ListKeys {
  onRefresh: () => void;
  onCreate?: () => void;
}

/** Handles the keys of a list page: F5 refreshes, Ctrl/⌘+F focuses the search box, Ctrl/⌘+N creates. */
function useListKeys({ onRefresh, onCreate }: ListKeys): void {
  useShortcut('refresh', onRefresh);
  useShortcut('search', focusSearch);
  useShortcut('create', onCreate);
}
