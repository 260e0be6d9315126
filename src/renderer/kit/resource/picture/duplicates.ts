import { read } from '#renderer/kit/data/bridge.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { manifests, type UniqueNameResource } from '#shared/resources/manifests.ts';

/**
 * Stops a save that joins a picture where another record of the same name would get it too
 * (docs/platform/b-communities-content.md §7). To be awaited before anything is written.
 *
 * @param exceptId the record itself; null while it is new
 * @throws AppFailure `invalid` on the field of the name; what the search answers, apart from a missing right: whoever
 * may
 *   not list may still save, and the upload asks again
 */
export async function refuseDuplicate(
  resource: UniqueNameResource,
  name: string,
  exceptId: number | null,
): Promise<void> {
  const duplicate = await findDuplicate(resource, name, exceptId);
  if (duplicate === null) return;
  const message = ruleMessage('errors:conflict.nameTaken', { duplicate: duplicate.name });
  throw new AppFailure({ kind: 'invalid', fields: [{ field: manifests[resource].picture.namedAfter, message }] });
}

async function findDuplicate(resource: UniqueNameResource, name: string, exceptId: number | null) {
  try {
    return await read('images.findDuplicate', { resource, name, ...(exceptId !== null && { except: exceptId }) });
  } catch (thrown) {
    if (toAppError(thrown).kind === 'denied') return null;
    throw thrown;
  }
}
