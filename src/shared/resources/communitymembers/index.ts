import { z } from 'zod';
import { isDay } from '../../calendar.ts';
import { contains } from '../../folded.ts';
import { nameSpellings } from '../../spelling.ts';
import { alternatives } from '../alternatives.ts';
import { defineResource, type FilterContract, filter } from '../define.ts';
import { recordId, shortText } from '../filters.ts';
import { flag, integer, oneOf, picture, text, timestamp } from '../read.ts';
import { communityMembersManifest } from './manifest.ts';
import { isWidened, longestPiece } from './text.ts';

/** 0 pending, 1 member, 2 moderator, 3 refused. */
export const memberStatuses = [0, 1, 2, 3] as const;
export const memberStatus = z.literal(memberStatuses);
export type MemberStatus = z.infer<typeof memberStatus>;

/** 0 none, 1 as driver, 2 as passenger, 3 both. */
export const memberAdTypes = [0, 1, 2, 3] as const;

/**
 * Reads a membership of the list (docs/platform/b-communities-content.yaml, CommunityMemberListItem). `id` is that of
 * the membership, `userId` that of the person.
 */
const member = z.object({
  id: z.int(),
  userId: z.int(),
  communityId: integer,
  status: oneOf(memberStatuses),
  givenName: text,
  familyName: text,
  avatar: picture,
  newsSubscription: flag,
  adType: oneOf(memberAdTypes),
  adsInCommunityAsDriver: flag,
  adsInCommunityAsPassenger: flag,
  createdDate: timestamp,
  acceptedDate: timestamp,
  refusedDate: timestamp,
  lastActivityDate: timestamp,
});
export type CommunityMember = z.output<typeof member>;

/** A month (`2024-05`) or a day (`2024-05-13`): the platform compares the start of the date as a text. */
export const monthOrDay = z
  .string()
  .max(10)
  .refine((value) => isDay(value) || (/^\d{4}-\d{2}$/.test(value) && isDay(`${value}-01`)));

/** A part of a name, in each spelling; only what cannot break the query is sent, and `beyond` compares the rest. */
const safePartOfName = (name: string): FilterContract<string> => ({
  schema: shortText,
  toWire: (typed) => {
    // A name has at least one spelling.
    const pieces = [...new Set(nameSpellings(typed).map(longestPiece))] as [string, ...string[]];
    return alternatives(pieces, (piece) => (piece === '' ? [] : [[name, piece]]));
  },
});

const startOf = (name: string): FilterContract<string> => filter(monthOrDay, (value) => [[name, value]]);

/**
 * The members of one community. Each parameter or order that the platform does not know is answered by a 503, and
 * values are pasted into its query: nothing but what is declared here can be asked (docs/screens/03-communities.md §5).
 */
export const communityMembers = defineResource(communityMembersManifest, {
  row: member,
  item: member,
  sorts: {
    id: 'id',
    familyName: 'familyName',
    givenName: 'givenName',
    status: 'status',
    createdDate: 'createdDate',
    acceptedDate: 'acceptedDate',
    refusedDate: 'refusedDate',
    lastActivityDate: 'lastActivityDate',
  },
  defaultSort: { field: 'status', direction: 'asc' },
  tieBreak: { field: 'createdDate', direction: 'desc' },
  filters: {
    /** The community itself: a part of the path, required. */
    community: filter(recordId, () => []),
    status: filter(memberStatus, (value) => [['status', String(value)]]),
    familyName: safePartOfName('familyName'),
    givenName: safePartOfName('givenName'),
    createdDate: startOf('createdDate'),
    lastActivityDate: startOf('lastActivityDate'),
  },
  beyond: ({ familyName, givenName }) => {
    if (![familyName, givenName].some((name) => name !== undefined && isWidened(name))) return null;
    return {
      includes: (row) =>
        (familyName === undefined || contains(row.familyName, familyName)) &&
        (givenName === undefined || contains(row.givenName, givenName)),
    };
  },
});
