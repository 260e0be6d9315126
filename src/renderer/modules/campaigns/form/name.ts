import { read } from '#renderer/kit/data/bridge.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';

/**
 * Refuses the name of another campaign: two of one name share their image files (docs/screens/04-campaigns.md §3).
 * @param exceptId the campaign itself; null while it is new
 * @throws AppFailure `invalid` on the name; what the search answers, apart from a missing right: whoever may not list
 *   may still save
 */
export async function refuseTakenName(name: string, exceptId: number | null): Promise<void> {
  const request = { name, ...(exceptId !== null && { except: exceptId }) };
  const duplicate = await read('campaigns.findDuplicate', request).catch((thrown: unknown) => {
    if (toAppError(thrown).kind === 'denied') return null;
    throw thrown;
  });
  if (duplicate === null) return;
  const message = ruleMessage('errors:conflict.nameTaken', { duplicate: duplicate.name });
  throw new AppFailure({ kind: 'invalid', fields: [{ field: 'name', message }] });
}
