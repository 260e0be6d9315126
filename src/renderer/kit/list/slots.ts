import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, KeyboardEvent, ReactNode } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListPage, ListQuery } from '#shared/resources/define.ts';

/** A column before the first one. Its cells are rendered once and subscribe to a store: a change renders no row. */
export interface LeadingColumn<R extends BaseRow> {
  /** Pixels. */
  width: number;
  /** Content of the title cell; its elements are out of the tab order (the cell is the tab stop). */
  Title: ComponentType;
  Cell: ComponentType<{ row: R }>;
}

/** Extension points of a list. */
export interface ListSlots<R extends BaseRow> {
  leading?: LeadingColumn<R>;
  /** In place of the list's line while it draws something. */
  bar?: ReactNode;
  /** Above the rows. */
  note?: ReactNode;
  /**
   * Handles a key on a cell before the grid does; returns whether it did. `row` is undefined on the header; `isLeading`
   * marks the leading column. When it returns false, the grid's own keys still move the focus.
   */
  onKey?: (event: KeyboardEvent, place: ShortcutTarget<R>) => boolean;
  /** Handles a click on a cell of the leading column; `row` is undefined on its title. */
  onLeadingClick?: (row: R | undefined, event: { shiftKey: boolean }) => void;
}

export interface ShortcutTarget<R extends BaseRow> {
  row: R | undefined;
  isLeading: boolean;
}

/** Texts of filters by their names, as the address has them. */
type FilterTexts = Readonly<Record<string, string>>;

/** Props of a bar of the module's own: the list on screen, how to change it, and the pages of its rows. */
export interface ListBarProps<R extends BaseRow> {
  page: {
    state: { readonly filters: FilterTexts };
    query: ListQuery;
    list: Pick<UseQueryResult<ListPage<R>>, 'data' | 'isPlaceholderData' | 'isFetching'>;
    change: (changes: { page: number; filters: FilterTexts }) => void;
    setFilter: (name: string, text: string, isTyping: boolean) => void;
  };
  links: {
    /** The address of a row's page; undefined without the permission. */
    hrefOf: (row: R) => string | undefined;
    open: (row: R) => void;
  };
}
