import { z } from 'zod';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import type { CallContext } from '../ipc/handler.ts';
import { conflict } from './conflict.ts';

const found = z.object({ id: z.int() });

interface ScammerServices {
  client: Pick<PlatformClient, 'list' | 'post'>;
  ownId: () => number;
}

/**
 * Reports a scammer, which also deletes the user with that e-mail. An unknown e-mail would be stored and then answered
 * with a 500, and another account's would delete somebody else (contract a §10): it is looked up first.
 *
 * @throws AppFailure `conflict`/`ownAccount`, `unknownEmail`, `otherAccount`
 */
export async function reportScammer(
  { client, ownId }: ScammerServices,
  { userId, ...report }: ParsedRequestOf<'scammers.report'>,
  { signal, commit }: Pick<CallContext, 'signal' | 'commit'>,
): Promise<void> {
  if (userId === ownId()) throw conflict('ownAccount');
  const asked = { signal, right: 'user_list' };
  const { members } = await client.list('admin/users/email', [['email', report.email]], asked);
  if (members.length === 0) throw conflict('unknownEmail');
  const account = found.safeParse(members[0]);
  if (!account.success) throw unreadable(200);
  if (account.data.id !== userId) throw conflict('otherAccount');
  commit();
  await client.post('admin/scammers', report, { signal, right: 'scammer_manage' });
}
