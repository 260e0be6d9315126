import { z } from 'zod';
import { longestPublicText } from '../../bounded.ts';
import { defineResource, filter } from '../define.ts';
import { bracketed, days, partOf, partOfName, someOf } from '../filters.ts';
import { integer, nameOrNone, oneOf, personName, picture, text, timestamp } from '../read.ts';
import { titleText } from '../written.ts';
import { campaignsManifest } from './manifest.ts';

/**
 * 0 draft, 1 tested, 2 sent, 3 archived: from 1 on content and recipients are fixed
 * (docs/platform/b-communities-content.md §4).
 */
export const campaignStatuses = [0, 1, 2, 3] as const;
export const DRAFT = 0;
export const TESTED = 1;
export const SENT = 2;
export const ARCHIVED = 3;

/** Who the recipients are: users of the platform, or members of one community. */
export const FROM_USERS = 1;
export const FROM_COMMUNITY = 2;

/** How the recipients were chosen: one by one, or by a filter that is applied again at the sending. */
export const BY_SELECTION = 1;
export const BY_FILTER = 2;

/** Reads a campaign (docs/platform/b-communities-content.yaml, Campaign). */
const campaign = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  /** A JSON text: the list of the message's elements. */
  body: z.string(),
  status: oneOf(campaignStatuses),
  /** Address of the sender, which the platform sets at creation. */
  email: text,
  creator: personName,
  creatorId: integer,
  /** Address that the test is sent to. */
  creatorEmail: nameOrNone,
  creatorAvatar: picture,
  createdDate: timestamp,
  updatedDate: timestamp,
  source: oneOf([FROM_USERS, FROM_COMMUNITY]),
  /** Community of source 2; it stays when the source becomes 1. */
  sourceId: integer,
  sourceName: nameOrNone,
  /** Null: no recipients were chosen. */
  filterType: oneOf([BY_SELECTION, BY_FILTER]),
  /** Query string of the filter, for `BY_FILTER`. */
  filters: nameOrNone,
  deliveryCount: integer,
});
export type Campaign = z.infer<typeof campaign>;

/** What the form of a campaign saves: the platform sets everything else (docs/screens/04-campaigns.md §3). */
const campaignWrite = z.object({
  name: titleText,
  subject: titleText,
  body: z.string().min(1).max(longestPublicText),
});

export const campaigns = defineResource(campaignsManifest, {
  row: campaign,
  item: campaign,
  write: campaignWrite,
  toWire: (values) => ({ ...values }),
  foundBy: { name: 'name' },
  newestBy: 'createdDate',
  // The platform can sort neither by id nor by name.
  sorts: {
    subject: 'subject',
    status: 'status',
    email: 'email',
    createdDate: 'createdDate',
    updatedDate: 'updatedDate',
  },
  defaultSort: { field: 'createdDate', direction: 'desc' },
  filters: {
    name: partOfName('name'),
    status: filter(someOf(campaignStatuses), bracketed('status')),
    createdDate: days('createdDate'),
    email: partOf('email'),
  },
});
