import type { memberCalls } from '#shared/ipc/members.ts';
import type { Handlers } from '../ipc/handler.ts';
import { MemberWrites } from './member-writes.ts';
import type { RecordTools } from './services.ts';

/** Memberships of communities (docs/platform/b-communities-content.md §5). */
export function communityMembersHandlers({
  client,
  session,
  standard,
}: RecordTools): Pick<Handlers, 'communitymembers.list' | keyof typeof memberCalls> {
  const writes = new MemberWrites(client);
  session.onEnd(() => writes.finder.clear());
  return {
    'communitymembers.list': async (query, call) => {
      const page = await standard['communitymembers.list'](query, call);
      writes.finder.remember(page.rows);
      return page;
    },
    'communitymembers.add': (request, call) => writes.add(request, call),
    'communitymembers.changeStatus': (request, call) => writes.changeStatus(request, call),
    'communitymembers.delete': (request, call) => writes.delete(request, call),
  };
}
