import type { ComponentType } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListLayout } from '#shared/lists.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { Selection } from '../selection/selection.ts';
import type { ListState } from '../state.ts';

/** Props of another view of a list: the query on screen, and the actions of rows. */
export interface PaneProps<R extends BaseRow> {
  state: ListState;
  query: ListQuery;
  isRefreshing: boolean;
  /** Shared with the rows; null where no action takes a selection. */
  selection: Selection<R> | null;
  setFilter: (name: string, text: string, isTyping: boolean) => void;
  /** The address of a row's page; undefined without the permission. */
  hrefOf: (row: R) => string | undefined;
  onOpen: (row: R) => void;
  /** Undefined without the permission. */
  onEdit: (row: R) => (() => void) | undefined;
}

/** Another view of the same query, beside the rows or instead of them. */
export interface ListPane<R extends BaseRow> {
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  Pane: ComponentType<PaneProps<R>>;
}
