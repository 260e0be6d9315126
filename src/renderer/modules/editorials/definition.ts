import { defineList } from '#renderer/kit/list/definition.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { editorialActions } from './actions.ts';
import { editorialName } from './labels.ts';
import { editorialColumns } from './list/columns.tsx';
import { editorialFilters } from './list/filters.ts';
import { editorialPaths } from './paths.ts';

/** The list of editorials (docs/screens/05-content.md C1). */
export const editorialList = defineList(editorials, {
  label: 'editorials:list.label',
  empty: 'editorials:list.empty',
  rowLabel: editorialName,
  showPath: editorialPaths.show,
  editPath: editorialPaths.edit,
  createPath: editorialPaths.create,
  columns: editorialColumns,
  filters: editorialFilters,
  actions: editorialActions,
});
