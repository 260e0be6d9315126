import { z } from 'zod';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { communities } from '#shared/resources/communities/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { catalogueKey, isFailure, unreadable } from '../api/errors.ts';
import type { CallContext } from '../ipc/handler.ts';

const ACCEPTED_MEMBER = 1;

const membership = z.object({ id: z.int() });

type Call = Pick<CallContext, 'signal'>;

/**
 * Catalogue keys of the platform's refusals of a second membership in a community
 * (docs/platform/b-communities-content.md §1).
 */
const SECOND: ReadonlySet<string> = new Set(['Thisuseralreadyaskedtojointhiscommunity', 'Thisuserisalreadyamember']);

/** Whether the platform refused because the person is already a member of the community. */
function isAlreadyMember(thrown: unknown): boolean {
  if (!isFailure(thrown, 'invalid') || thrown.error.kind !== 'invalid') return false;
  return thrown.error.fields.some(({ field, message }) => field === 'user' && SECOND.has(catalogueKey(message)));
}

/** Memberships of communities (docs/platform/b-communities-content.md §5). */
export class Memberships {
  readonly #client: Pick<PlatformClient, 'get' | 'list' | 'post' | 'delete'>;

  constructor(client: Pick<PlatformClient, 'get' | 'list' | 'post' | 'delete'>) {
    this.#client = client;
  }

  /**
   * Adds a member; an existing membership is a result, not an error.
   * @throws AppFailure
   */
  async add(
    { communityId, userId }: ParsedRequestOf<'communities.addMember'>,
    { signal }: Call,
  ): Promise<ResponseOf<'communities.addMember'>> {
    const body = { community: `/communities/${communityId}`, user: `/users/${userId}`, status: ACCEPTED_MEMBER };
    try {
      const written = await this.#client.post('admin/community_members', body, {
        signal,
        right: 'community_membership',
      });
      const read = membership.safeParse(written);
      // It is probably stored, but without its id it cannot be undone here.
      if (!read.success) throw unreadable(201);
      return { outcome: 'added', membershipId: read.data.id };
    } catch (thrown) {
      if (isAlreadyMember(thrown)) return { outcome: 'alreadyMember' };
      throw thrown;
    }
  }

  /** @throws AppFailure */
  async remove({ membershipId }: ParsedRequestOf<'communities.removeMember'>, { signal }: Call): Promise<void> {
    await this.#client.delete(`admin/community_members/${membershipId}`, { signal, right: 'community_update' });
  }

  /**
   * Returns the communities that the requester moderates, all at once.
   * @throws AppFailure
   */
  async moderated({ signal }: Call): Promise<ResponseOf<'communities.moderated'>> {
    const options = { signal, right: 'community_list' };
    const { members } = await this.#client.list('admin/communities/moderated', [], options);
    const read = z.array(communities.row).safeParse(members);
    if (!read.success) throw unreadable(200);
    return read.data;
  }
}
