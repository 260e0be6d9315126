import { defineList } from '#renderer/kit/list/definition.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import { userName } from '#shared/resources/users/name.ts';
import { hitchhikerActions } from './actions.ts';
import { hitchhikerColumns } from './list/columns.tsx';
import { hitchhikerFilters } from './list/filters.ts';
import { hitchhikerViews } from './list/views.ts';
import { hitchhikerPaths } from './paths.ts';

/** The list of hitchhikers (docs/screens/02-users-hitchhikers.md §9). */
export const hitchhikerList = defineList(hitchhikers, {
  label: 'hitchhikers:list.label',
  empty: 'hitchhikers:list.empty',
  scopeNote: 'users:list.scopeNote',
  rowLabel: userName,
  showPath: hitchhikerPaths.show,
  editPath: hitchhikerPaths.edit,
  createPath: hitchhikerPaths.create,
  columns: hitchhikerColumns,
  filters: hitchhikerFilters,
  views: hitchhikerViews,
  actions: hitchhikerActions,
});
