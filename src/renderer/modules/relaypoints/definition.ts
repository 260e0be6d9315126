import { defineList } from '#renderer/kit/list/definition.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { relayPointActions } from './actions.ts';
import { relayPointName } from './labels.ts';
import { relayPointColumns } from './list/columns.tsx';
import { relayPointFilters } from './list/filters.ts';
import { relayPointViews } from './list/views.ts';
import { relayPointPaths } from './paths.ts';

/** The list of relay points (docs/screens/05-content.md D1). */
export const relayPointList = defineList(relayPoints, {
  label: 'relaypoints:list.label',
  empty: 'relaypoints:list.empty',
  scopeNote: 'relaypoints:list.scopeNote',
  rowLabel: relayPointName,
  showPath: relayPointPaths.show,
  editPath: relayPointPaths.edit,
  createPath: relayPointPaths.create,
  columns: relayPointColumns,
  filters: relayPointFilters,
  views: relayPointViews,
  actions: relayPointActions,
});
