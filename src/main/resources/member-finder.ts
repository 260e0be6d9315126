import { z } from 'zod';
import { LruCache } from '#shared/lru.ts';
import { type CommunityMember, communityMembers } from '#shared/resources/communitymembers/index.ts';
import { longestPiece } from '#shared/resources/communitymembers/text.ts';
import { checkedRight, listPathOf, type WireParams } from '#shared/resources/define.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { allPages } from '../api/pages.ts';
import { everyRow, idOfRow } from '../api/read-rows.ts';

/** Page size of a search. */
const PER_PAGE = 200;
/** Page size of a look at the newest memberships: few are newer than the last one before a write. */
const NEWEST = 50;
/** Maximum memberships remembered. */
const MAX_KNOWN = 20_000;

/** Search keys that narrow the list to a few rows: the day of a membership never changes, the family name rarely. */
type MemberSearchKeys = Pick<CommunityMember, 'createdDate' | 'familyName'>;

const identified = z.object({ id: z.int() });

const narrowed = ({ createdDate, familyName }: MemberSearchKeys): WireParams => {
  const [day, piece] = [createdDate?.slice(0, 10) ?? '', longestPiece(familyName ?? '')];
  return [
    ...(day === '' ? [] : [['createdDate', day] as const]),
    ...(piece === '' ? [] : [['familyName', piece] as const]),
  ];
};

/**
 * Finds one membership, for which the platform has no call (docs/platform/b-communities-content.md §5): in the list of
 * its community, narrowed by what an earlier answer said of it, and whole where that finds nothing.
 */
export class MemberFinder {
  readonly #client: Pick<PlatformClient, 'list'>;
  readonly #known = new LruCache<number, MemberSearchKeys>({ max: MAX_KNOWN });

  constructor(client: Pick<PlatformClient, 'list'>) {
    this.#client = client;
  }

  /** Remembers the search keys of these memberships. */
  remember(rows: readonly CommunityMember[]): void {
    for (const { id, createdDate, familyName } of rows) this.#known.set(id, { createdDate, familyName });
  }

  /** Forgets everything: personal data does not outlive the session. */
  clear(): void {
    this.#known.clear();
  }

  /**
   * Returns a membership as it is now; null when it has ended.
   * @throws AppFailure, also when announced rows did not arrive: they prove nothing
   */
  async find(communityId: number, id: number, signal: AbortSignal): Promise<CommunityMember | null> {
    const known = this.#known.get(id);
    const near = known === undefined ? null : await this.#search(communityId, id, narrowed(known), signal);
    return near ?? this.#search(communityId, id, [], signal);
  }

  /**
   * Returns the highest id among the memberships of a community; 0 without any.
   * @throws AppFailure
   */
  async newest(communityId: number, signal: AbortSignal): Promise<number> {
    const { members } = await this.#list(communityId, [...newestFirst(1)], signal);
    if (members.length === 0) return 0;
    const read = identified.safeParse(members[0]);
    if (!read.success) throw unreadable(200);
    return read.data.id;
  }

  /**
   * Returns the id of a person's membership that is newer than an id; null without one.
   * @throws AppFailure
   */
  async newer(communityId: number, userId: number, than: number, signal: AbortSignal): Promise<number | null> {
    const { members } = await this.#list(communityId, newestFirst(NEWEST), signal);
    const rows = everyRow(members, communityMembers.row);
    return rows.find((row) => row.id > than && row.userId === userId)?.id ?? null;
  }

  async #search(communityId: number, id: number, params: WireParams, signal: AbortSignal) {
    const pages = allPages(async (page) => {
      const paging = [
        ['page', String(page)],
        ['perPage', String(PER_PAGE)],
        ['order[id]', 'asc'],
      ] as const;
      const { members, total } = await this.#list(communityId, [...paging, ...params], signal);
      return { rows: members, total };
    }, idOfRow);
    let met = { done: 0, total: 0 };
    for await (const { fresh, done, total } of pages) {
      const one = fresh.find((member) => idOfRow(member) === id);
      if (one !== undefined) {
        const read = communityMembers.row.safeParse(one);
        if (!read.success) throw unreadable(200);
        this.remember([read.data]);
        return read.data;
      }
      met = { done, total };
    }
    if (met.done < met.total) throw unreadable(200);
    return null;
  }

  #list(communityId: number, params: WireParams, signal: AbortSignal) {
    const path = listPathOf(communityMembers, { community: communityId });
    return this.#client.list(path, params, { signal, right: checkedRight(communityMembers, 'list') });
  }
}

const newestFirst = (perPage: number): WireParams => [
  ['page', '1'],
  ['perPage', String(perPage)],
  ['order[id]', 'desc'],
];
