import type { ComponentType } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListLayout } from '#shared/lists.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { Selection } from '../selection/selection.ts';
import type { ListState } from '../state.ts';

/** What another look at a list is drawn with: the query on screen, and what the rows can do. */
export interface PaneProps<R extends BaseRow> {
  state: ListState;
  query: ListQuery;
  isRefreshing: boolean;
  /** Shared with the rows; null where nothing takes a selection. */
  selection: Selection<R> | null;
  setFilter: (name: string, text: string, isTyping: boolean) => void;
  /** The page of a row; undefined without the right. */
  hrefOf: (row: R) => string | undefined;
  onOpen: (row: R) => void;
  /** Undefined without the right. */
  onEdit: (row: R) => (() => void) | undefined;
}

/** Another look at the same query, beside the rows or in their place. */
export interface ListPane<R extends BaseRow> {
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  Pane: ComponentType<PaneProps<R>>;
}
