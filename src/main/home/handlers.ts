import type { PlatformClient } from '../api/client.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import { pendingMembers, waitingIn } from './waiting.ts';

/** Handlers of the counts on the home page. */
export const homeHandlers = ({ client }: { client: Pick<PlatformClient, 'list'> }): HandlersOf<'home'> => ({
  'home.waiting': ({ list }, call) => waitingIn(client, list, call),
  'home.pendingMembers': ({ communityId }, call) => pendingMembers(client, communityId, call),
});
