import { ResourceList, type ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { Article } from '#shared/resources/articles/index.ts';
import { articleList } from './definition.ts';

/** `/articles`. */
export const ArticlesListPage = (props: Omit<ResourceListProps<Article>, 'definition'>) => (
  <ResourceList definition={articleList} {...props} />
);
