import { communities } from '#shared/resources/communities/index.ts';
import { filterParams } from '#shared/resources/define.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { Journal } from './journal.ts';

/** Whether a membership of any status exists; the list of communities tells it without a name that could break it. @throws AppFailure */
export async function isMember(
  client: Pick<PlatformClient, 'list'>,
  { communityId, userId }: { communityId: number; userId: number },
  signal: AbortSignal,
): Promise<boolean> {
  const [filters] = filterParams(communities.filters, { ids: [communityId], member: userId });
  const { members } = await client.list(communities.path, [['page', '1'], ['perPage', '1'], ...filters], {
    signal,
    right: 'community_list',
  });
  return members.length > 0;
}

/**
 * Records which people, found on the platform after a batch without an answer, are members of the community that the
 * batch gave them: they do not wait to become one. Where that cannot be read, the others wait.
 * @param found ids of people by line of the file
 * @returns how many are members
 */
export async function recordMembers(
  client: Pick<PlatformClient, 'list'>,
  found: ReadonlyMap<number, number>,
  communityId: number,
  { journal, signal }: { journal: Pick<Journal, 'joined'>; signal: AbortSignal },
): Promise<number> {
  let members = 0;
  for (const [line, userId] of found) {
    const isIn = await isMember(client, { communityId, userId }, signal).catch(() => null);
    if (isIn === null) break;
    if (!isIn) continue;
    await journal.joined(line, true);
    members++;
  }
  return members;
}
