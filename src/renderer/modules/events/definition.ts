import { defineList } from '#renderer/kit/list/definition.ts';
import { events } from '#shared/resources/events/index.ts';
import { eventActions } from './actions.ts';
import { eventName } from './labels.ts';
import { eventColumns } from './list/columns.tsx';
import { eventFilters } from './list/filters.ts';
import { eventOrders, eventViews } from './list/views.ts';
import { eventPaths } from './paths.ts';

/** The list of events (docs/screens/05-content.md A1). */
export const eventList = defineList(events, {
  label: 'events:list.label',
  empty: 'events:list.empty',
  scopeNote: 'events:list.scopeNote',
  note: 'events:list.note',
  rowLabel: eventName,
  showPath: eventPaths.show,
  editPath: eventPaths.edit,
  createPath: eventPaths.create,
  columns: eventColumns,
  filters: eventFilters,
  views: eventViews,
  orders: eventOrders,
  actions: eventActions,
});
