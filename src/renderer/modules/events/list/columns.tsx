import { badgeCell, personCell, textCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import { LinkCell } from '#renderer/kit/list/cells/LinkCell.tsx';
import type { CellTools, ListColumn } from '#renderer/kit/list/definition.ts';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import { type Event, withScheme } from '#shared/resources/events/index.ts';
import { addressOf } from '#shared/routes.ts';
import { eventName, statusLabel, statusTones, whenLabel, whenOf, whenTones } from '../labels.ts';

const clockCell = (value: string, { hasTime }: Event, { format }: CellTools) => (
  <time dateTime={value}>{format.wallClock(value, hasTime)}</time>
);

/** Columns of the events (docs/screens/05-content.md A1). */
export const eventColumns = [
  {
    id: 'name',
    header: 'events:fields.name',
    width: 260,
    sort: 'name',
    cell: (event) => personCell(eventName(event), event.avatar),
  },
  {
    id: 'fromDate',
    header: 'events:fields.fromDate',
    width: 140,
    sort: 'fromDate',
    cell: (event, tools) => clockCell(event.fromDate, event, tools),
  },
  {
    id: 'toDate',
    header: 'events:fields.toDate',
    width: 140,
    sort: 'toDate',
    cell: (event, tools) => clockCell(event.toDate, event, tools),
  },
  {
    id: 'when',
    header: 'events:fields.when',
    width: 120,
    fields: ['fromDate', 'toDate'],
    cell: (event, tools) => {
      const when = whenOf(event);
      return when === null ? null : badgeCell(whenLabel(when), whenTones[when], tools);
    },
  },
  {
    id: 'place',
    header: 'events:fields.place',
    width: 180,
    fields: ['address.locality', 'address.street'],
    cell: ({ address }) => textCell([address?.locality, address?.street].filter(Boolean).join(', ')),
  },
  {
    id: 'community',
    header: 'events:fields.community',
    width: 160,
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
    cell: ({ status }, tools) => (status === null ? null : badgeCell(statusLabel(status), statusTones[status], tools)),
  },
  {
    id: 'isPrivate',
    header: 'events:fields.private',
    width: 80,
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
