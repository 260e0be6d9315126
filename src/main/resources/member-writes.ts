import { z } from 'zod';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { communityMembers } from '#shared/resources/communitymembers/index.ts';
import { checkedRight } from '#shared/resources/define.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import { MemberFinder } from './member-finder.ts';

const created = z.object({ id: z.int() });

type RequestOptions = { signal: AbortSignal };

/** Whether the platform refused because of a membership of the same person; its text is in English. */
const isAlreadyMember = (thrown: unknown): boolean =>
  isFailure(thrown, 'invalid') &&
  thrown.error.kind === 'invalid' &&
  thrown.error.fields.some(({ field }) => field === 'user');

/** Reads what has to be known before a write: a failure then proves that nothing was sent. */
async function before<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (thrown) {
    throw new AppFailure({ ...toAppError(thrown), isUnsent: true });
  }
}

type Client = Pick<PlatformClient, 'list' | 'post' | 'patch' | 'delete'>;

/**
 * Writes memberships (docs/platform/b-communities-content.md §5). Each is read just before it is changed, and again
 * where the answer proves nothing; nothing is sent twice.
 */
export class MemberWrites {
  readonly #client: Client;
  readonly finder: MemberFinder;

  constructor(client: Client) {
    this.#client = client;
    this.finder = new MemberFinder(client);
  }

  /**
   * Makes a person a member; an existing membership is a result, not an error.
   * @throws AppFailure
   */
  async add(
    { communityId, userId, status }: ParsedRequestOf<'communitymembers.add'>,
    { signal }: RequestOptions,
  ): Promise<ResponseOf<'communitymembers.add'>> {
    const newest = await before(this.finder.newest(communityId, signal));
    const body = { community: `/communities/${communityId}`, user: `/users/${userId}`, status };
    const right = checkedRight(communityMembers, 'create');
    try {
      const read = created.safeParse(await this.#client.post(communityMembers.path, body, { signal, right }));
      if (!read.success) throw unreadable(201);
      return { outcome: 'added', id: read.data.id };
    } catch (thrown) {
      if (isAlreadyMember(thrown)) return { outcome: 'alreadyMember' };
      let id: number | null = null;
      const readBack = async () => {
        id = await this.finder.newer(communityId, userId, newest, signal);
        return id === null ? 'absent' : 'done';
      };
      await verifyOutcome(thrown, readBack, { signal });
      // `verifyOutcome` returns only when it was found.
      if (id === null) throw thrown;
      return { outcome: 'added', id };
    }
  }

  /**
   * Changes the status, unless it is so already or is none of `from`.
   * @throws AppFailure; `notFound` when the membership has ended
   */
  async changeStatus(
    { id, communityId, status, from }: ParsedRequestOf<'communitymembers.changeStatus'>,
    { signal }: RequestOptions,
  ): Promise<ResponseOf<'communitymembers.changeStatus'>> {
    const { userId, status: current } = await this.#found(communityId, id, signal);
    if (current === status) return { outcome: 'unchanged', userId, before: current };
    if (from !== undefined && !from.some((one) => one === current)) {
      return { outcome: 'changedMeanwhile', userId, before: current };
    }
    const right = checkedRight(communityMembers, 'update');
    try {
      await this.#client.patch(`${communityMembers.path}/${id}`, { status }, { signal, right });
    } catch (thrown) {
      const readBack = async () => {
        const now = await this.finder.find(communityId, id, signal);
        if (now === null) return 'gone';
        return now.status === status ? 'done' : 'absent';
      };
      await verifyOutcome(thrown, readBack, { signal });
    }
    return { outcome: 'changed', userId, before: current };
  }

  /**
   * Ends a membership, and returns what it was.
   * @throws AppFailure; `notFound` when it has ended already
   */
  async delete(
    { id, communityId }: ParsedRequestOf<'communitymembers.delete'>,
    { signal }: RequestOptions,
  ): Promise<ResponseOf<'communitymembers.delete'>> {
    const { userId, status } = await this.#found(communityId, id, signal);
    const right = checkedRight(communityMembers, 'remove');
    try {
      await this.#client.delete(`${communityMembers.path}/${id}`, { signal, right });
    } catch (thrown) {
      const readBack = async () => ((await this.finder.find(communityId, id, signal)) === null ? 'done' : 'absent');
      await verifyOutcome(thrown, readBack, { signal });
    }
    return { userId, before: status };
  }

  async #found(communityId: number, id: number, signal: AbortSignal) {
    const member = await before(this.finder.find(communityId, id, signal));
    if (member === null) throw new AppFailure({ kind: 'notFound', isUnsent: true });
    return member;
  }
}
