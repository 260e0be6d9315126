import { ResourceList, type ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import { DisplayedLine } from './DisplayedLine.tsx';
import { editorialList } from './definition.ts';

/** `/editorials`. */
export function EditorialsListPage(props: Omit<ResourceListProps<Editorial>, 'definition'>) {
  return (
    <>
      <DisplayedLine />
      <ResourceList definition={editorialList} {...props} />
    </>
  );
}
