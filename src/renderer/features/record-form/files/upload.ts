import { invoke } from '#renderer/kit/data/bridge.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { PendingFile } from './pending.ts';

/** A file that goes with a record. */
export interface FileToSend {
  structureProofId: number;
  label: string;
  file: FileSelection;
}

/** The chosen files of a form, by the id of their proof, as they are sent: each is named by its proof. */
export const filesToSend = (files: ReadonlyMap<number, FileSelection>, structure: FormStructure): FileToSend[] =>
  [...files].map(([structureProofId, file]) => ({
    structureProofId,
    file,
    label: structure?.proofs.requester.find(({ id }) => id === structureProofId)?.label ?? '',
  }));

/** Where the sending of several files is: the label of the file, its rank from 1, and how many there are. */
export interface UploadProgress {
  label: string;
  at: number;
  count: number;
}

/**
 * Sends files one after the other, each once; a failure stops none of the others. Gives those that are still to be
 * sent, or whose answer was lost.
 */
export async function sendFiles(
  recordId: number,
  files: readonly FileToSend[],
  onProgress: (progress: UploadProgress) => void,
): Promise<PendingFile[]> {
  const left: PendingFile[] = [];
  for (const [index, one] of files.entries()) {
    const { structureProofId, label, file } = one;
    onProgress({ label, at: index + 1, count: files.length });
    const outcome = await sendFile(recordId, one);
    if (outcome !== 'done') left.push({ structureProofId, label, file, isRefused: outcome === 'refused' });
  }
  return left;
}

/** Sends one file; a failure that proves that nothing was stored is a refusal. Never throws. */
export async function sendFile(
  recordId: number,
  { structureProofId, file: { selectionId } }: Pick<FileToSend, 'structureProofId' | 'file'>,
): Promise<'done' | 'refused' | 'unknown'> {
  try {
    return (await invoke('solidaryrecords.uploadProof', { recordId, structureProofId, selectionId })).outcome;
  } catch {
    return 'refused';
  }
}
