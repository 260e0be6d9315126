import { type ComponentType, useMemo } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListDefinition, ListFilter } from '#renderer/kit/list/definition.ts';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import type { AddressPageProps, PageOf } from '#renderer/kit/resource/ListPage.tsx';
import { useCurrentStructure } from './current-structure.ts';
import { barFilters } from './filters.ts';
import { LocalNote } from './LocalNote.tsx';

/** Builds the page of a list of solidary people, with the bar above its rows. */
export const localListPage = <R extends BaseRow>(
  definition: ListDefinition<R>,
  parts: LocalParts<R>,
): PageOf<AddressPageProps> => {
  return function LocalListPage({ search, onSearch }) {
    const own = useLocalList(definition, parts);
    return <ResourceList definition={own} search={search} onSearch={onSearch} />;
  };
};

interface LocalParts<R extends BaseRow> {
  Bar: ComponentType<ListBarProps<R>>;
  /** Further filters that only this computer can compare. */
  filters?: readonly ListFilter[];
}

const noFilters: readonly ListFilter[] = [];

/**
 * Adds to a list of solidary people the bar above it and its filters, for the structure that is current: another choice
 * in the selector makes another definition, so that they apply anew (docs/screens/08-solidary-people.md §9).
 */
export function useLocalList<R extends BaseRow>(
  definition: ListDefinition<R>,
  { Bar, filters = noFilters }: LocalParts<R>,
): ListDefinition<R> {
  const structure = useCurrentStructure();
  return useMemo(
    () => ({
      ...definition,
      Bar,
      Below: LocalNote<R>,
      filters: [...definition.filters, ...barFilters(structure), ...filters],
    }),
    [definition, Bar, filters, structure],
  );
}
