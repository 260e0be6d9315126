import { defineList } from '#renderer/kit/list/definition.ts';
import { relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { relayPointTypeActions } from './actions.ts';
import { relayPointTypeName } from './labels.ts';
import { relayPointTypeColumns } from './list/columns.tsx';
import { relayPointTypeFilters } from './list/filters.ts';
import { relayPointTypePaths } from './paths.ts';

/** The list of the types of relay points (docs/screens/05-content.md E). */
export const relayPointTypeList = defineList(relayPointTypes, {
  label: 'relaypointtypes:list.label',
  empty: 'relaypointtypes:list.empty',
  rowLabel: relayPointTypeName,
  showPath: relayPointTypePaths.show,
  editPath: relayPointTypePaths.edit,
  createPath: relayPointTypePaths.create,
  columns: relayPointTypeColumns,
  filters: relayPointTypeFilters,
  actions: relayPointTypeActions,
});
