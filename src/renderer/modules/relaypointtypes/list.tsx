import { recordName } from '#renderer/kit/data/record-name.ts';
import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { type RelayPointType, relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { relayPointTypeActions } from './actions.ts';
import { TypeIcon } from './TypeIcon.tsx';

/**
 * Columns of the types of relay points (docs/screens/05-content.md E). The name is the link, and stays first as in
 * every list.
 */
export const relayPointTypeColumns = [
  {
    id: 'name',
    header: 'relaypointtypes:fields.name',
    width: 320,
    sort: 'name',
    cell: (type) => textCell(recordName(type)),
  },
  {
    id: 'icon',
    header: 'relaypointtypes:fields.icon',
    width: 90,
    fields: ['iconName', 'iconUrl'],
    cell: ({ iconUrl, iconName }) =>
      iconUrl === null ? textCell(iconName) : <TypeIcon url={iconUrl} alt={iconName ?? ''} size={24} />,
  },
  {
    id: 'id',
    header: 'relaypointtypes:fields.id',
    width: 90,
    sort: 'id',
    cell: ({ id }) => textCell(id),
  },
] as const satisfies readonly ListColumn<RelayPointType>[];

/** The filter of the types of relay points (docs/screens/05-content.md E). */
const relayPointTypeFilters = [
  { name: 'name', label: 'relaypointtypes:fields.name', control: search(), isAlwaysOn: true },
] as const;

/** The list of the types of relay points (docs/screens/05-content.md E). */
export const relayPointTypeList = defineList(relayPointTypes, {
  label: 'relaypointtypes:list.label',
  empty: 'relaypointtypes:list.empty',
  emptyHint: 'relaypointtypes:list.emptyHint',
  columns: relayPointTypeColumns,
  filters: relayPointTypeFilters,
  actions: relayPointTypeActions,
});
