import { defineList } from '#renderer/kit/list/definition.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { articleActions } from './actions.ts';
import { articleName } from './labels.ts';
import { articleColumns } from './list/columns.tsx';
import { articleFilters } from './list/filters.ts';
import { articleViews } from './list/views.ts';
import { articlePaths } from './paths.ts';
import { PreviewedText } from './text/PreviewedText.tsx';

/** The list of articles (docs/screens/05-content.md B1). */
export const articleList = defineList(articles, {
  label: 'articles:list.label',
  empty: 'articles:list.empty',
  rowLabel: articleName,
  showPath: articlePaths.show,
  editPath: articlePaths.edit,
  createPath: articlePaths.create,
  columns: articleColumns,
  filters: articleFilters,
  views: articleViews,
  actions: articleActions,
  PreviewBody: PreviewedText,
});
