import { conflict } from '#shared/failure.ts';
import { maxRecipients } from '#shared/ipc/campaigns.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type CommunityMember, communityMembers } from '#shared/resources/communitymembers/index.ts';
import { checkedRight, filterParams, listPathOf, type WireParams } from '#shared/resources/define.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { firstFound } from '../api/first-found.ts';
import { allPages } from '../api/pages.ts';
import { everyRow } from '../api/read-rows.ts';
import type { CallContext } from '../ipc/handler.ts';
import { bytesOf, MAX_BYTES } from './recipients.ts';

/** Page size. */
const PER_PAGE = 200;

type Request = ParsedRequestOf<'campaigns.memberRecipients'>;
type Member = ResponseOf<'campaigns.memberRecipients'>['batches'][number][number];

/** Accepted members and moderators: the platform writes to no others (docs/platform/b-communities-content.md §4). */
const isAccepted = ({ status }: CommunityMember): boolean => status === 1 || status === 2;

/** Splits members into the largest batches that one address can name each. */
export function batchesOf(members: readonly Member[]): Member[][] {
  const batches: Member[][] = [];
  let bytes = 0;
  for (const member of members) {
    const last = batches.at(-1);
    const added = bytesOf([['member[]', String(member.id)]]);
    if (last !== undefined && last.length < maxRecipients && bytes + added <= MAX_BYTES) {
      last.push(member);
      bytes += added;
    } else {
      batches.push([member]);
      bytes = added;
    }
  }
  return batches;
}

/**
 * Finds the memberships that a selection in a community names, and those among them that may get a campaign: accepted
 * or moderators, who accept news (docs/screens/04-campaigns.md §5). Every row is read: the platform filters neither by
 * several statuses nor by news.
 *
 * @throws AppFailure, also when announced rows did not arrive; `conflict`/`nobody`
 */
export async function memberRecipients(
  client: Pick<PlatformClient, 'list'>,
  { communityId, recipients }: Request,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ResponseOf<'campaigns.memberRecipients'>> {
  const right = checkedRight(communityMembers, 'list');
  const path = listPathOf(communityMembers, { community: communityId });
  const filters = recipients.kind === 'query' ? { ...recipients.query.filters, community: communityId } : {};
  const list = (params: WireParams) => client.list(path, params, { signal, right });
  const params = await firstFound(list, filterParams(communityMembers.filters, filters));
  const pages = allPages(
    async (page) => {
      const paging = [
        ['page', String(page)],
        ['perPage', String(PER_PAGE)],
        ['order[id]', 'asc'],
      ] as const;
      const { members, total } = await list([...paging, ...params]);
      return { rows: everyRow(members, communityMembers.row), total };
    },
    ({ id }) => id,
  );
  const named = new Set(recipients.kind === 'ids' ? recipients.ids : recipients.except);
  const beyond = communityMembers.beyond?.({ ...filters, community: communityId }) ?? null;
  const isMeant = (row: CommunityMember) =>
    recipients.kind === 'ids' ? named.has(row.id) : !named.has(row.id) && (beyond === null || beyond.includes(row));
  const accepting: Member[] = [];
  let chosen = 0;
  let others = 0;
  let met = { done: 0, total: 0 };
  for await (const { fresh, done, total } of pages) {
    for (const row of fresh) {
      const isWanted = isMeant(row);
      if (isWanted) chosen += 1;
      if (row.newsSubscription !== true) continue;
      if (!isAccepted(row)) others += 1;
      else if (isWanted) accepting.push({ id: row.id, userId: row.userId });
    }
    met = { done, total };
    progress({ phase: 'resolve', done: Math.min(done, total), total });
  }
  if (met.done < met.total) throw unreadable(200);
  if (accepting.length === 0) throw conflict('nobody');
  const isCommunityFilter =
    recipients.kind === 'query' &&
    recipients.except.length === 0 &&
    Object.keys(recipients.query.filters).every((name) => name === 'community');
  return {
    chosen,
    accepting: accepting.length,
    batches: batchesOf(accepting),
    isFilterExact: isCommunityFilter && others === 0,
  };
}
