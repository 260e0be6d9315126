import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import type { ListSearch, OnSearch } from '#renderer/kit/list/state.ts';
import { relayPointTypeList } from './definition.ts';

/** The list of the types of relay points. */
export const RelayPointTypesListPage = (props: { search: ListSearch; onSearch: OnSearch }) => (
  <ResourceList definition={relayPointTypeList} {...props} />
);
