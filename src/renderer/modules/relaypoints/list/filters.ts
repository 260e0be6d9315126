import { area } from '#renderer/kit/list/filters/area.tsx';
import { choices, yesNo } from '#renderer/kit/list/filters/choices.tsx';
import { records } from '#renderer/kit/list/filters/records.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { statusOptions } from '../labels.ts';

/** Types, or territories, that one filter may join. */
const MAX_RECORDS = 50;

/** Filters of the relay points (docs/screens/05-content.md D1): those that the platform knows, and no others. */
export const relayPointFilters = [
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
