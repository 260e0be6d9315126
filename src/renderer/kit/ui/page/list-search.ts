import { createContext, use } from 'react';
import type { RouteName } from '#shared/routes.ts';

export type Search = Record<string, unknown>;
export type SearchOf = (name: RouteName) => Search;

export const ListSearchContext = createContext<SearchOf>(() => ({}));

/** The search that a list last had, so that a way back leads to it as it was left. */
export const useListSearch = (): SearchOf => use(ListSearchContext);
