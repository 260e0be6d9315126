import { z } from 'zod';
import { text } from '#shared/resources/read.ts';
import { unreadable } from '../api/errors.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

const found = z.object({ id: z.int(), givenName: text, familyName: text });

type Channels = 'users.update' | 'users.uploadImage' | 'users.findByEmail';

/** Updates the session when the signed-in person's own record changes. */
export const users = ({ client, session, standard, onUserChanged }: RecordTools): Pick<Handlers, Channels> => ({
  'users.update': async ({ id, changes }, call) => {
    const saved = await standard['users.update']({ id, changes }, call);
    onUserChanged?.(id);
    void session.userChanged(id, changes);
    return saved;
  },
  'users.uploadImage': async (request, call) => {
    await standard['users.uploadImage'](request, call);
    void session.userChanged(request.id);
  },
  'users.findByEmail': async ({ email }, { signal }) => {
    const { members } = await client.list('admin/users/email', [['email', email]], { signal, right: 'user_list' });
    if (members.length === 0) return null;
    const read = found.safeParse(members[0]);
    if (!read.success) throw unreadable(200);
    return read.data;
  },
});
