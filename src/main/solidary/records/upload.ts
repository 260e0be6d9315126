import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { FileOutcome } from '#shared/ipc/solidary-record-create.ts';
import type { FileSelections } from '../../files/selections.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { type ProofServices, readProofFile, sendProofFile } from '../proofs.ts';

interface UploadServices extends Pick<ProofServices, 'files' | 'maxBytes'> {
  client: Parameters<typeof sendProofFile>[0];
  selections: FileSelections;
}

/**
 * Sends the file of a proof for a record that was just written (docs/screens/07-solidary-records.md §5.2), once. A 5xx
 * of the platform itself is a refusal: it answers so to a second file of a proof, and the page of the record shows
 * which files are there.
 * @throws AppFailure `file` before anything is sent, and where nobody may send
 */
export async function uploadForRecord(
  { client, files, selections, maxBytes }: UploadServices,
  { recordId, structureProofId, selectionId }: ParsedRequestOf<'solidaryrecords.uploadProof'>,
  { signal, commit }: Pick<CallContext, 'signal' | 'commit'>,
): Promise<{ outcome: FileOutcome }> {
  const file = await readProofFile({ files, maxBytes }, selections.get(selectionId));
  commit();
  try {
    await sendProofFile(client, { recordId, structureProofId }, file, { signal });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!mayBeDone(error)) throw thrown;
    return { outcome: error.kind === 'server' && error.isGateway !== true ? 'refused' : 'unknown' };
  }
  selections.release(selectionId);
  return { outcome: 'done' };
}
