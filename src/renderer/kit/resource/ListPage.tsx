import type { ReactNode } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListDefinition } from '#renderer/kit/list/definition.ts';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';

/** A page of the router. */
export type PageOf<Props> = (props: Props) => ReactNode;

/** Props of a page whose state is in the address, such as a list: the raw search parameters, and how to change them. */
export interface AddressPageProps {
  search: Record<string, unknown>;
  onSearch: (next: Record<string, unknown>, options?: { replace?: boolean }) => void;
}

/** Builds the page of a list. */
export const listPage = <R extends BaseRow>(definition: ListDefinition<R>): PageOf<AddressPageProps> => {
  const { keeps = [] } = definition;
  return function ListPage({ search, onSearch }) {
    const kept = Object.fromEntries(Object.entries(search).filter(([name]) => keeps.includes(name)));
    return (
      <ResourceList
        definition={definition}
        search={search}
        onSearch={(next, change) => onSearch({ ...kept, ...next }, change)}
      />
    );
  };
};
