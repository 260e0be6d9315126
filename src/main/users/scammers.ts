import { z } from 'zod';
import { conflict } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext } from '../ipc/handler.ts';
import { deletedStatus, type People } from './people.ts';

const found = z.object({ id: z.int() });

interface ScammerServices {
  client: Pick<PlatformClient, 'list' | 'post'>;
  people: People;
  ownId: () => number;
}

/**
 * Reports a scammer, which also deletes the user with that e-mail. Looks up the e-mail first: an unknown one would be
 * stored and then answered with a 500, and another account's would delete the wrong person
 * (docs/platform/a-auth-users.md §10). If the response proves nothing, reads the account, which is deleted with the
 * report.
 * @throws AppFailure `conflict`/`ownAccount`, `unknownEmail`, `otherAccount`
 */
export async function reportScammer(
  { client, people, ownId }: ScammerServices,
  { userId, ...report }: ParsedRequestOf<'scammers.report'>,
  { signal, commit }: Pick<CallContext, 'signal' | 'commit'>,
): Promise<void> {
  if (userId === ownId()) throw conflict('ownAccount');
  const options = { signal, right: 'user_list' };
  const { members } = await client.list('admin/users/email', [['email', report.email]], options);
  if (members.length === 0) throw conflict('unknownEmail');
  const account = found.safeParse(members[0]);
  if (!account.success) throw unreadable(200);
  if (account.data.id !== userId) throw conflict('otherAccount');
  commit();
  try {
    await client.post('admin/scammers', report, { signal, right: 'scammer_manage' });
  } catch (thrown) {
    const readBack = async () => {
      const { status } = await people.get(userId, { signal });
      // The account still exists: the report alone may have been stored, which cannot be known.
      if (status !== deletedStatus) throw unreadable(200);
      return 'done' as const;
    };
    await verifyOutcome(thrown, readBack, { signal });
  }
}
