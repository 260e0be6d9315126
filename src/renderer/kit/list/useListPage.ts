import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BaseRow, keys, type ListRequest } from '#renderer/kit/data/queries.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { useList } from '#renderer/kit/data/useList.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { localDay } from '#shared/calendar.ts';
import type { ListPage, ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { ListDefinition } from './definition.ts';
import type { PageSize } from './page-size.ts';
import {
  type ListSearch,
  type ListState,
  type OnSearch,
  queryOf,
  readSearch,
  type SearchChange,
  type ViewState,
  writeSearch,
} from './state.ts';
import { type ListSettingsState, useListSettings } from './views/useListSettings.ts';
import { useViews, type Views } from './views/useViews.ts';

interface ChangeHow extends SearchChange {
  /** A view that was just saved, which the settings do not hold yet. */
  opened?: ViewState;
}
type Change = (changes: Partial<ListState>, how?: ChangeHow) => void;

// A type, not an interface: it is handed to the texts as their values.
type Moved = { from: number; to: number };

export interface ListPageState<R> {
  state: ListState;
  query: ListQuery;
  list: UseQueryResult<ListPage<R>>;
  isRefreshing: boolean;
  /** Set when the page of the address was beyond the last one. */
  moved: Moved | null;
  /** Set when the platform sent fewer rows than it announced. */
  incomplete: Incomplete | null;
  views: Views;
  settings: ListSettingsState;
  change: Change;
  /** The whole state as an address, for a user without this user's views and preferences. */
  ownSearch: Record<string, string | number>;
  setFilter: (name: string, text: string, isTyping: boolean) => void;
  clearFilters: () => void;
  refresh: () => void;
}

/** Rows per page, unless the list or the user chose another size; a high window has room for more than the first. */
const FIRST_PAGE_SIZE = 25;
const HIGH_PAGE_SIZE = 50;
const HIGH = '(min-height: 960px)';

/**
 * The state of a list and its changes: read from the address, requested from the platform, written back to the address.
 */
export function useListPage<R extends BaseRow>(
  definition: ListDefinition<R>,
  search: ListSearch,
  onSearch: OnSearch,
): ListPageState<R> {
  const { resource } = definition;
  const preferred = usePreferences().pageSize;
  const startsAt = definition.startsAt ?? FIRST_PAGE_SIZE;
  const roomFor = useMedia(HIGH) ? HIGH_PAGE_SIZE : FIRST_PAGE_SIZE;
  // Whoever chose a size has it, however high the window is.
  const pageSize: PageSize = preferred ?? (startsAt > roomFor ? startsAt : roomFor);
  const client = useQueryClient();
  const today = localDay(Date.now());
  const settings = useListSettings(resource.name);
  const views = useViews(definition, settings.settings);
  const state = readSearch(definition, search, { perPage: pageSize, today, views });
  const query = queryOf(definition, state, today);
  // The query was built from this resource's own sorts and filters, and answers with its rows.
  const list = useList(resource.name, query as ListRequest<ResourceName>, {
    refreshesOnFocus: definition.refreshesOnFocus !== false,
  }) as unknown as UseQueryResult<ListPage<R>>;
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);

  const isGone = useRef(false);
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      // A field that reports its text on unmount must not write into the next page's address.
      isGone.current = true;
    };
  }, []);

  const change: Change = (changes, { opened, ...how } = {}) => {
    if (isGone.current) return;
    const known = opened === undefined ? views : { ...views, all: [...views.all, opened] };
    onSearch(writeSearch(definition, { ...state, ...changes }, { perPage: pageSize, views: known }), how);
  };

  const answered = list.isPlaceholderData ? undefined : list.data;
  const lastPage = answered === undefined ? undefined : Math.max(Math.ceil(answered.total / state.perPage), 1);
  const pageBefore = { ...query, page: query.page - 1 } as ListRequest<ResourceName>; // As above. Requested for lists of this resource only, whose rows it holds.
  const before = client.getQueryData(keys.list(resource.name, pageBefore)) as ListPage<R> | undefined;
  const isBeyond = lastPage !== undefined && state.page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that proves to be beyond the last.
  useEffect(() => {
    if (!isBeyond) return;
    if (answered !== undefined && answered.total > 0) setMoved({ from: state.page, to: lastPage });
    change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, state.page]);

  return {
    state,
    query,
    list,
    isRefreshing,
    moved: moved !== null && moved.to === state.page ? moved : null,
    incomplete: answered === undefined ? null : incompleteOf(answered, before),
    views,
    settings,
    ownSearch: writeSearch(definition, state, { perPage: startsAt, views }),
    change: (changes, how) => {
      setMoved(null);
      change(changes, how);
    },
    setFilter: (name, text, isTyping) => {
      const { [name]: _before, ...others } = state.filters;
      setMoved(null);
      change({ page: 1, filters: text === '' ? others : { ...others, [name]: text } }, { replace: isTyping });
    },
    clearFilters: () => {
      setMoved(null);
      change({ page: 1, filters: {} });
    },
    refresh: () => {
      setRefreshing(true);
      // Other pages of the same list are as old as this one: they are refetched when they are next shown.
      void client.invalidateQueries({ queryKey: keys.lists(resource.name) }).finally(() => setRefreshing(false));
    },
  };
}

/** What is wrong with a page of a list, apart from rows that cannot be decoded. */
type Incomplete = { kind: 'short'; shown: number; expected: number } | { kind: 'repeated' };

type Page = Pick<ListPage<{ readonly id: number }>, 'rows' | 'unreadable' | 'total' | 'page' | 'perPage'>;

/**
 * Detects a page with fewer rows than its total announces, or one that repeats the previous page: the platform may
 * limit the rows per page, or ignore the page number. Null for a correct page.
 */
function incompleteOf(page: Page, before: Page | undefined): Incomplete | null {
  const shown = page.rows.length + page.unreadable.length;
  const expected = Math.max(Math.min(page.perPage, page.total - (page.page - 1) * page.perPage), 0);
  const isSame = ({ id }: { readonly id: number }, index: number) => page.rows[index]?.id === id;
  if (before !== undefined && shown > 0 && before.rows.length === page.rows.length && before.rows.every(isSame)) {
    return page.rows.length > 0 ? { kind: 'repeated' } : null;
  }
  return shown < expected ? { kind: 'short', shown, expected } : null;
}
