import { z } from 'zod';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { communityMembers } from '#shared/resources/communitymembers/index.ts';
import { checkedRight } from '#shared/resources/define.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { Handlers } from '../ipc/handler.ts';
import { MemberFinder } from './member-finder.ts';
import type { RecordTools } from './services.ts';

const created = z.object({ id: z.int() });

type Call = { signal: AbortSignal };

/** Whether the platform refused because of a membership of the same person; the text is in English. */
const isAlreadyMember = (thrown: unknown): boolean =>
  isFailure(thrown, 'invalid') && thrown.error.kind === 'invalid' && thrown.error.fields.some(isAboutUser);
const isAboutUser = ({ field }: { field: string }) => field === 'user';

/** Reads what has to be known before a write: a failure then proves that nothing was sent. */
async function before<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (thrown) {
    throw new AppFailure({ ...toAppError(thrown), isUnsent: true });
  }
}

type Names = 'communitymembers.list' | 'communitymembers.add' | 'communitymembers.changeStatus';

/** Memberships of communities (docs/platform/b-communities-content.md §5). */
export function communityMembersHandlers({
  client,
  session,
  standard,
  waits,
}: RecordTools): Pick<Handlers, Names | 'communitymembers.delete'> {
  const { path } = communityMembers;
  const finder = new MemberFinder(client);
  session.onEnd(() => finder.clear());

  const found = async (communityId: number, id: number, { signal }: Call) => {
    const member = await before(finder.find(communityId, id, signal));
    if (member === null) throw new AppFailure({ kind: 'notFound', isUnsent: true });
    return member;
  };

  return {
    'communitymembers.list': async (query, call) => {
      const page = await standard['communitymembers.list'](query, call);
      finder.remember(page.rows);
      return page;
    },
    'communitymembers.add': async ({ communityId, userId, status }, { signal }) => {
      const newest = await before(finder.newest(communityId, signal));
      const body = { community: `/communities/${communityId}`, user: `/users/${userId}`, status };
      try {
        const written = await client.post(path, body, { signal, right: checkedRight(communityMembers, 'create') });
        const read = created.safeParse(written);
        if (!read.success) throw unreadable(201);
        return { outcome: 'added', id: read.data.id };
      } catch (thrown) {
        if (isAlreadyMember(thrown)) return { outcome: 'alreadyMember' };
        let id: number | null = null;
        const readBack = async () => {
          id = await finder.newer(communityId, userId, newest, signal);
          return id === null ? 'absent' : 'done';
        };
        await verifyOutcome(thrown, readBack, { signal, waits });
        // `verifyOutcome` returns only when it was found.
        if (id === null) throw thrown;
        return { outcome: 'added', id };
      }
    },
    'communitymembers.changeStatus': async ({ id, communityId, status, from }, call) => {
      const { status: current } = await found(communityId, id, call);
      if (current === status) return { outcome: 'unchanged', before: current };
      if (from !== undefined && !from.some((one) => one === current)) {
        return { outcome: 'changedMeanwhile', before: current };
      }
      const { signal } = call;
      try {
        await client.patch(`${path}/${id}`, { status }, { signal, right: checkedRight(communityMembers, 'update') });
      } catch (thrown) {
        const readBack = async () => {
          const now = await finder.find(communityId, id, signal);
          if (now === null) return 'gone';
          return now.status === status ? 'done' : 'absent';
        };
        await verifyOutcome(thrown, readBack, { signal, waits });
      }
      return { outcome: 'changed', before: current };
    },
    'communitymembers.delete': async ({ id, communityId }, call) => {
      const { userId, status } = await found(communityId, id, call);
      const { signal } = call;
      try {
        await client.delete(`${path}/${id}`, { signal, right: checkedRight(communityMembers, 'remove') });
      } catch (thrown) {
        const readBack = async () => ((await finder.find(communityId, id, signal)) === null ? 'done' : 'absent');
        await verifyOutcome(thrown, readBack, { signal, waits });
      }
      return { userId, before: status };
    },
  };
}
