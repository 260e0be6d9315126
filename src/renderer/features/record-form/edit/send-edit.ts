import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { RecordEdit } from '#shared/resources/solidaryrecords/write/edit.ts';

/** Changes a record, once. @throws AppFailure where nothing was stored */
export const sendEdit = (edit: RequestOf<'solidaryrecords.edit'>): Promise<RecordEditResult> =>
  invoke('solidaryrecords.edit', edit);

/** Changes the person of a record by their own number, which replaces nothing. @throws AppFailure */
export async function sendPerson(
  id: SolidaryUserId,
  { newsSubscription, ...same }: RecordEdit['identity'],
): Promise<void> {
  const changes = { ...same, ...(newsSubscription !== undefined && { acceptsNews: newsSubscription }) };
  await invoke('solidarybeneficiaries.update', { id, changes });
}
