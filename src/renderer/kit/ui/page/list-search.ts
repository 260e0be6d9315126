import { createContext, use } from 'react';
import type { RouteName } from '#shared/routes.ts';

export type Search = Record<string, unknown>;
export type SearchOf = (name: RouteName) => Search;

export const ListSearchContext = createContext<SearchOf>(() => ({}));

/** Returns the last search parameters of a list, so that links back restore them. */
export const useListSearch = (): SearchOf => use(ListSearchContext);
