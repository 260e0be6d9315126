import { z } from 'zod';
import { longestPublicText } from '../../bounded.ts';
import { lineLimit } from '../../text-limits.ts';
import { addressFieldOfPath, addressToWire, locatedAddress, wireAddress } from '../address.ts';
import { defineResource, filter } from '../define.ts';
import { byIds, days, partOfName, recordId, yesNo } from '../filters.ts';
import { flag, integer, nameOrNone, oneOf, personName, picture, text } from '../read.ts';
import { wallClock, wireWallClock } from '../wall-clock.ts';
import { fieldsOfWire, underWireNames } from '../wire-names.ts';
import { titleText } from '../written.ts';
import { eventsManifest } from './manifest.ts';

/** 0 pending, 1 active, 2 inactive. */
export const eventStatuses = [0, 1, 2] as const;

/**
 * Reads an event of the list or of the item (docs/platform/b-communities-content.yaml, Event). The platform gives the
 * community as an object with writable fields, which is dropped: only `communityId` is ever sent
 * (docs/screens/05-content.md G).
 */
const event = z
  .object({
    id: z.int(),
    name: z.string(),
    status: oneOf(eventStatuses),
    private: flag,
    description: text,
    fullDescription: text,
    fromDate: wireWallClock,
    toDate: wireWallClock,
    useTime: flag,
    url: text,
    address: wireAddress.nullish(),
    creator: personName,
    creatorId: integer,
    creatorAvatar: picture,
    image: text,
    avatar: picture,
    communityId: integer,
    communityName: nameOrNone,
  })
  .transform(({ private: isPrivate, useTime, address, ...same }) => ({
    ...same,
    isPrivate: isPrivate === true,
    /** Whether the times of both dates are meaningful. */
    hasTime: useTime === true,
    address: address ?? null,
  }));
export type Event = z.infer<typeof event>;

/** What an event form saves. A creation gives name, both dates, `hasTime`, address, `isPrivate`, status and creator. */
export const eventWrite = z.object({
  name: titleText,
  /** Without < and >: the public site prints it as HTML. */
  description: z
    .string()
    .max(512)
    .regex(/^[^<>]*$/)
    .nullish(),
  fullDescription: z.string().max(longestPublicText).nullish(),
  /** Null clears the community. */
  communityId: recordId.nullish(),
  hasTime: z.boolean(),
  fromDate: wallClock,
  toDate: wallClock,
  /** Complete; omitted while it is unchanged, never null (docs/platform/b-communities-content.md §1). */
  address: locatedAddress,
  url: z.string().max(lineLimit).nullish(),
  isPrivate: z.boolean(),
  status: z.literal(eventStatuses),
  creatorId: recordId,
});
export type EventWrite = z.infer<typeof eventWrite>;

/**
 * A web address with its scheme, which the platform would otherwise add when it is read
 * (docs/platform/b-communities-content.yaml, Event.url).
 */
export const withScheme = (url: string): string => (/^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`);

const wireNames = { hasTime: 'useTime', isPrivate: 'private' } as const;

const eventToWire = ({ address, url, ...same }: Partial<EventWrite>): Record<string, unknown> => ({
  ...underWireNames(same, wireNames),
  ...(address !== undefined && { address: addressToWire(address) }),
  ...(url !== undefined && { url: url ? withScheme(url) : null }),
});

export const events = defineResource(eventsManifest, {
  row: event,
  item: event,
  write: eventWrite,
  toWire: eventToWire,
  // Lists can be sorted by the creation date, although no answer contains it.
  sorts: { id: 'id', name: 'name', fromDate: 'fromDate', toDate: 'toDate', createdDate: 'createdDate' },
  defaultSort: { field: 'fromDate', direction: 'desc' },
  filters: {
    name: partOfName('name'),
    community: byIds('community.id', 'community_list'),
    isPrivate: yesNo('private'),
    fromDate: days('fromDate'),
    toDate: days('toDate'),
    territory: byIds('territory', 'territory_list'),
    // The platform reads any text as yes, so only yes is sent.
    isOutsideToo: filter(z.literal(true), () => [['showAllEvents', '1']]),
  },
  asStored: ({ url, ...same }) => ({ ...same, ...(url !== undefined && { url: url ? withScheme(url) : null }) }),
  foundBy: { name: 'name' },
  fieldOfPath: {
    ...fieldsOfWire(wireNames),
    community: 'communityId',
    creator: 'creatorId',
    ...addressFieldOfPath('address'),
  },
});
