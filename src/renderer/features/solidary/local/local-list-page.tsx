import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListDefinition } from '#renderer/kit/list/definition.ts';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { AddressPageProps, PageOf } from '#renderer/kit/resource/ListPage.tsx';
import { type LocalParts, useLocalList } from './useLocalList.ts';

/** Builds the page of a list of solidary people, with the bar above its rows. */
export const localListPage = <R extends BaseRow>(
  definition: ListDefinition<R>,
  parts: LocalParts<R>,
): PageOf<AddressPageProps> => {
  const { Above } = definition;
  return function LocalListPage({ search, onSearch }) {
    const own = useLocalList(definition, parts);
    return (
      <>
        {Above && <Above />}
        <ResourceList definition={own} search={search} onSearch={onSearch} />
      </>
    );
  };
};
