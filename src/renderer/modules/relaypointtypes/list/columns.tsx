import { textCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { relayPointTypeName } from '../labels.ts';
import { TypeIcon } from '../TypeIcon.tsx';

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
    cell: (type) => textCell(relayPointTypeName(type)),
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
