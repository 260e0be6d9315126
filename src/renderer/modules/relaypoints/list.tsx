import { recordName } from '#renderer/kit/data/record-name.ts';
import { PickedIcon } from '#renderer/kit/form/pickers/PickedRow.tsx';
import { alikeCell, dateCell, MOMENT_WIDTH, stateCell, textCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import { type CellTools, defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { area } from '#renderer/kit/list/filters/area.tsx';
import { choices, yesNo } from '#renderer/kit/list/filters/choices.tsx';
import { records } from '#renderer/kit/list/filters/records.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { type RelayPoint, relayPoints } from '#shared/resources/relaypoints/index.ts';
import { relayPointActions } from './actions.ts';
import { statusOptions, statusTones } from './labels.ts';
import styles from './list.module.css';

const RelayPointCellEditor = lazily(async () => (await import('./form/RelayPointCellEditor.tsx')).RelayPointCellEditor);

type Flag = 'isOfficial' | 'isPrivate' | 'isSecured' | 'isFree' | 'isSuggested';

const degreesCell = (value: number | null | undefined, { format }: CellTools) =>
  value === null || value === undefined ? null : textCell(format.degrees(value));

/** The icon of the type and the name; the icon has a fixed width so that the names line up. */
function nameCell(point: RelayPoint, tools: CellTools) {
  const name = recordName(point);
  return (
    <span className={flow.named}>
      <span className={styles.icon}>
        <PickedIcon record={{ id: point.id, name, icon: point.typeIcon }} />
      </span>
      {alikeCell(name, tools)}
    </span>
  );
}

const flagColumn = <const Name extends Flag>(name: Name, { isOptional = true } = {}) =>
  ({
    id: name,
    header: `relaypoints:fields.${name}`,
    width: 90,
    edits: name,
    priority: 8,
    isOptional,
    cell: (point, tools) => yesNoCell(point[name], tools),
  }) as const satisfies ListColumn<RelayPoint>;

/**
 * Columns of the relay points (docs/screens/05-content.md D1). The platform accepts sorting by type and ignores it: it
 * is not offered.
 */
export const relayPointColumns = [
  {
    id: 'name',
    header: 'relaypoints:fields.name',
    width: 260,
    sort: 'name',
    cell: nameCell,
  },
  {
    id: 'type',
    header: 'relaypoints:fields.type',
    width: 140,
    edits: 'typeId',
    priority: 5,
    fields: ['typeName'],
    cell: ({ typeName }) => textCell(typeName),
  },
  {
    id: 'town',
    header: 'relaypoints:fields.town',
    width: 130,
    priority: 4,
    fields: ['address.locality'],
    cell: ({ address }) => textCell(address?.locality ?? null),
  },
  {
    id: 'address',
    header: 'relaypoints:fields.address',
    width: 220,
    isOptional: true,
    fields: ['address.street', 'address.postalCode'],
    cell: ({ address }) => textCell([address?.street, address?.postalCode].filter(Boolean).join(', ')),
  },
  {
    id: 'status',
    header: 'relaypoints:fields.status',
    width: 100,
    edits: 'status',
    priority: 2,
    cell: ({ status }, tools) =>
      status === null ? null : stateCell(`relaypoints:values.status.${status}`, statusTones[status], tools),
  },
  {
    id: 'places',
    header: 'relaypoints:fields.places',
    width: 70,
    edits: 'places',
    priority: 6,
    isNumber: true,
    cell: ({ places }) => textCell(places),
  },
  {
    id: 'placesDisabled',
    isNumber: true,
    header: 'relaypoints:fields.placesDisabled',
    width: 110,
    edits: 'placesDisabled',
    priority: 7,
    cell: ({ placesDisabled }) => textCell(placesDisabled),
  },
  flagColumn('isOfficial', { isOptional: false }),
  flagColumn('isPrivate'),
  flagColumn('isSecured'),
  flagColumn('isFree'),
  flagColumn('isSuggested'),
  {
    id: 'community',
    header: 'relaypoints:fields.community',
    width: 150,
    isOptional: true,
    fields: ['communityName'],
    cell: ({ communityName }) => textCell(communityName),
  },
  {
    id: 'structure',
    header: 'relaypoints:fields.structure',
    width: 150,
    isOptional: true,
    fields: ['structureName'],
    cell: ({ structureName }) => textCell(structureName),
  },
  {
    id: 'creator',
    header: 'relaypoints:fields.creator',
    width: 150,
    isOptional: true,
    cell: ({ creator }) => textCell(creator),
  },
  {
    id: 'imported',
    header: 'relaypoints:fields.imported',
    width: MOMENT_WIDTH,
    isOptional: true,
    fields: ['importedDate'],
    cell: ({ importedDate }) => dateCell(importedDate),
  },
  {
    id: 'latitude',
    isNumber: true,
    header: 'relaypoints:fields.latitude',
    width: 100,
    isOptional: true,
    fields: ['address.latitude'],
    cell: ({ address }, tools) => degreesCell(address?.latitude, tools),
  },
  {
    id: 'longitude',
    isNumber: true,
    header: 'relaypoints:fields.longitude',
    width: 100,
    isOptional: true,
    fields: ['address.longitude'],
    cell: ({ address }, tools) => degreesCell(address?.longitude, tools),
  },
  {
    id: 'id',
    header: 'relaypoints:fields.id',
    width: 80,
    sort: 'id',
    isOptional: true,
    cell: ({ id }) => textCell(id),
  },
] as const satisfies readonly ListColumn<RelayPoint>[];

/** Most types or territories in one filter. */
const MAX_RECORDS = 50;

/** Filters of the relay points (docs/screens/05-content.md D1): those that the platform knows, and no others. */
const relayPointFilters = [
  { name: 'name', label: 'relaypoints:fields.name', control: search(), isAlwaysOn: true },
  { name: 'status', label: 'relaypoints:fields.status', control: choices(statusOptions), isAlwaysOn: true },
  {
    name: 'type',
    label: 'relaypoints:fields.type',
    control: records('relaypointtypes', MAX_RECORDS),
    permission: 'relay_point_type_list',
  },
  { name: 'isOfficial', label: 'relaypoints:fields.isOfficial', control: yesNo() },
  {
    name: 'territory',
    label: 'relaypoints:filters.territory',
    control: records('territories', MAX_RECORDS),
    permission: 'territory_list',
  },
  { name: 'area', label: 'relaypoints:map.area', control: area(), isSetElsewhere: true },
] as const;

/** Views that come with the relay points (docs/screens/05-content.md D1). */
const relayPointViews = [
  { id: 'pending', label: 'relaypoints:views.pending', filters: { status: '0' } },
  { id: 'official', label: 'relaypoints:views.official', filters: { isOfficial: 'yes' } },
  { id: 'inactive', label: 'relaypoints:views.inactive', filters: { status: '2' } },
] as const;

/** The list of relay points (docs/screens/05-content.md D1). */
export const relayPointList = defineList(relayPoints, {
  label: 'relaypoints:list.label',
  empty: 'relaypoints:list.empty',
  emptyHint: 'relaypoints:list.emptyHint',
  scopeNote: 'relaypoints:list.scopeNote',
  columns: relayPointColumns,
  CellEditor: RelayPointCellEditor,
  filters: relayPointFilters,
  views: relayPointViews,
  actions: relayPointActions,
});
