import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { FileOutcome } from '#shared/ipc/solidary-record-create.ts';
import type { PlatformClient } from '../../api/client.ts';
import { isReadingDue, lookAgain, type Rank } from '../../api/verify-outcome.ts';
import type { FileSelections } from '../../files/selections.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { type ProofServices, readProofFile, sendProofFile } from '../proofs.ts';
import { readRecord } from './client.ts';

interface UploadServices extends Pick<ProofServices, 'files' | 'maxBytes'> {
  client: Pick<PlatformClient, 'getWithEffect' | 'upload'>;
  selections: FileSelections;
}

type Request = ParsedRequestOf<'solidaryrecords.uploadProof'>;
type WriteContext = Pick<CallContext, 'signal' | 'commit'>;

/**
 * Sends the file of a proof for a record that was just written (docs/screens/07-solidary-records.md §5.2), once. Where
 * the answer proves nothing the record is read: it names the file of each proof. A second file of a proof is refused,
 * so that another file there is a refusal.
 * @throws AppFailure `file` before anything is sent, and where nobody may send
 */
export async function uploadForRecord(
  { client, files, selections, maxBytes }: UploadServices,
  { recordId, structureProofId, selectionId }: Request,
  { signal, commit }: WriteContext,
): Promise<{ outcome: FileOutcome }> {
  const file = await readProofFile({ files, maxBytes }, selections.get(selectionId));
  commit();
  try {
    await sendProofFile(client, { recordId, structureProofId }, file, { signal });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!mayBeDone(error)) throw thrown;
    // The record is read with effects: no more often than is due.
    const look = async (rank: Rank) => {
      if (!isReadingDue(rank)) return null;
      const found = await storedName(client, recordId, structureProofId, signal);
      return { found: { name: found, isFinal: rank.of === 1 || found !== null }, isOver: found !== null };
    };
    const seen = await lookAgain(error, look, { signal });
    if (seen === null || !seen.isFinal) return { outcome: 'unknown' };
    if (seen.name !== file.name) return { outcome: 'refused' };
  }
  selections.release(selectionId);
  return { outcome: 'done' };
}

/**
 * The name of the file that a proof of the record's person has; null where it has none.
 * @throws AppFailure where the record cannot be read
 */
async function storedName(
  client: UploadServices['client'],
  recordId: number,
  structureProofId: number,
  signal: AbortSignal,
): Promise<string | null> {
  const { proofs } = await readRecord(client, recordId, { signal });
  const proof = proofs.find((one) => one.structureProofId === structureProofId && one.file !== null);
  return proof === undefined ? null : (proof.file?.name ?? '');
}
