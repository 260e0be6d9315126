import { yesNo, yesOnly } from '#renderer/kit/list/filters/choices.tsx';
import { days } from '#renderer/kit/list/filters/days.tsx';
import { records } from '#renderer/kit/list/filters/records.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';

/** Communities or territories that one filter may join. */
const MAX_RECORDS = 50;

/** Filters of the events (docs/screens/05-content.md A1). The platform has none on the status. */
export const eventFilters = [
  { name: 'name', label: 'events:filters.name', control: search(), isAlwaysOn: true },
  {
    name: 'community',
    label: 'events:fields.community',
    control: records('communities', MAX_RECORDS),
    permission: 'community_list',
    switch: 'community',
  },
  { name: 'isPrivate', label: 'events:fields.private', control: yesNo() },
  { name: 'fromDate', label: 'events:fields.fromDate', control: days({ isAhead: true }) },
  { name: 'toDate', label: 'events:fields.toDate', control: days({ isAhead: true }) },
  {
    name: 'territory',
    label: 'events:filters.territory',
    control: records('territories', MAX_RECORDS),
    permission: 'territory_list',
  },
  { name: 'isOutsideToo', label: 'events:filters.isOutsideToo', control: yesOnly() },
] as const;
