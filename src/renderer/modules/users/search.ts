import { read } from '#renderer/kit/data/bridge.ts';
import type { FoundRecord } from '#renderer/kit/resource/module.ts';
import { isEmail } from '#shared/email.ts';
import { personNameOf } from '#shared/full-name.ts';
import { maxFound } from '#shared/searchable.ts';

/** Finds people for the palette: by a whole e-mail address, else as the search of their list does. */
export async function findUsers(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  if (isEmail(text)) {
    const account = await read('users.findByEmail', { email: text }, { signal });
    return account === null ? [] : [{ id: account.id, name: personNameOf(account), detail: text }];
  }
  const { rows } = await read(
    'users.list',
    { page: 1, perPage: maxFound, sort: [{ field: 'familyName', direction: 'asc' }], filters: { search: text } },
    { signal },
  );
  return rows.map((user) => ({
    id: user.id,
    name: personNameOf(user),
    ...(user.email !== null && { detail: user.email }),
  }));
}
