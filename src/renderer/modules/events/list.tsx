import { recordName } from '#renderer/kit/data/record-name.ts';
import { personCell, stateCell, textCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import { LinkCell } from '#renderer/kit/list/cells/LinkCell.tsx';
import { type CellTools, defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { yesNo, yesOnly } from '#renderer/kit/list/filters/choices.tsx';
import { days } from '#renderer/kit/list/filters/days.tsx';
import { records } from '#renderer/kit/list/filters/records.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import { type Event, events, withScheme } from '#shared/resources/events/index.ts';
import { addressOf } from '#shared/routes.ts';
import type { WallClock } from '#shared/wall-clock.ts';
import { eventActions } from './actions.ts';
import { statusLabel, statusTones, whenLabel, whenOf, whenTones } from './labels.ts';

const EventCellEditor = lazily(async () => (await import('./form/EventCellEditor.tsx')).EventCellEditor);

const clockCell = (value: WallClock, { hasTime }: Event, { format }: CellTools) => (
  <time dateTime={value}>{format.wallClock(value, hasTime)}</time>
);

/** Columns of the events (docs/screens/05-content.md A1). */
export const eventColumns = [
  {
    id: 'name',
    header: 'events:fields.name',
    width: 220,
    sort: 'name',
    cell: (event) => personCell(recordName(event), event.avatar),
  },
  {
    id: 'fromDate',
    header: 'events:fields.fromDate',
    // As wide as a day of another year with its hour.
    width: 172,
    priority: 1,
    sort: 'fromDate',
    cell: (event, tools) => clockCell(event.fromDate, event, tools),
  },
  {
    id: 'toDate',
    header: 'events:fields.toDate',
    // As wide as a day of another year with its hour.
    width: 172,
    priority: 5,
    sort: 'toDate',
    cell: (event, tools) => clockCell(event.toDate, event, tools),
  },
  {
    id: 'when',
    header: 'events:fields.when',
    width: 100,
    priority: 3,
    fields: ['fromDate', 'toDate'],
    cell: (event, tools) => {
      const when = whenOf(event);
      return when === null ? null : stateCell(whenLabel(when), whenTones[when], tools);
    },
  },
  {
    id: 'place',
    header: 'events:fields.place',
    width: 160,
    priority: 4,
    fields: ['address.locality', 'address.street'],
    cell: ({ address }) => textCell([address?.locality, address?.street].filter(Boolean).join(', ')),
  },
  {
    id: 'community',
    header: 'events:fields.community',
    width: 140,
    priority: 6,
    switch: 'community',
    fields: ['communityName'],
    cell: ({ communityId, communityName }) =>
      communityId === null ? null : (
        <LinkCell to={addressOf('communities_show', { id: communityId })}>
          {communityName ?? `#${communityId}`}
        </LinkCell>
      ),
  },
  {
    id: 'status',
    header: 'events:fields.status',
    width: 100,
    edits: 'status',
    priority: 2,
    cell: ({ status }, tools) => (status === null ? null : stateCell(statusLabel(status), statusTones[status], tools)),
  },
  {
    id: 'isPrivate',
    header: 'events:fields.private',
    width: 70,
    edits: 'isPrivate',
    priority: 7,
    cell: ({ isPrivate }, tools) => yesNoCell(isPrivate, tools),
  },
  {
    id: 'creator',
    header: 'events:fields.creator',
    width: 150,
    isOptional: true,
    cell: ({ creator, creatorAvatar }) => (creator === null ? null : personCell(creator, creatorAvatar)),
  },
  {
    id: 'url',
    header: 'events:fields.url',
    width: 200,
    isOptional: true,
    cell: ({ url }) =>
      url === null || url === '' ? null : (
        <WebLink address={withScheme(url)} tabIndex={-1}>
          {url}
        </WebLink>
      ),
  },
  {
    id: 'description',
    header: 'events:fields.description',
    width: 260,
    isOptional: true,
    cell: ({ description }) => textCell(description),
  },
  { id: 'id', header: 'events:fields.id', width: 70, isOptional: true, sort: 'id', cell: ({ id }) => textCell(id) },
] as const satisfies readonly ListColumn<Event>[];

/** Most communities or territories in one filter. */
const MAX_RECORDS = 50;

/** Filters of the events (docs/screens/05-content.md A1). The platform has none on the status. */
const eventFilters = [
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

const soonestFirst = [{ field: 'fromDate', direction: 'asc' }] as const;

/** Views that come with the events (docs/screens/05-content.md A1). */
const eventViews = [
  { id: 'upcoming', label: 'events:views.upcoming', filters: { toDate: 'upcoming' }, sort: soonestFirst },
  // Includes events that began before this month or end after it.
  {
    id: 'thisMonth',
    label: 'events:views.thisMonth',
    filters: { fromDate: 'untilMonthEnd', toDate: 'sinceThisMonth' },
    sort: soonestFirst,
  },
  { id: 'private', label: 'events:views.private', filters: { isPrivate: 'yes' } },
] as const;

/** Sorting by creation date has no column: the platform sorts by the date but does not send it. */
const eventOrders = [
  { id: 'newest', label: 'events:orders.newest', sort: [{ field: 'createdDate', direction: 'desc' }] },
] as const;

/** The list of events (docs/screens/05-content.md A1). */
export const eventList = defineList(events, {
  label: 'events:list.label',
  empty: 'events:list.empty',
  emptyHint: 'events:list.emptyHint',
  scopeNote: 'events:list.scopeNote',
  note: 'events:list.note',
  columns: eventColumns,
  CellEditor: EventCellEditor,
  filters: eventFilters,
  views: eventViews,
  orders: eventOrders,
  actions: eventActions,
});
