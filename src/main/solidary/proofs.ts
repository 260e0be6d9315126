import { AppFailure } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { UploadOutcome } from '#shared/ipc/solidary.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { CallOptions, PlatformClient } from '../api/client.ts';
import { unsent } from '../api/errors.ts';
import { type Seen, verifyOutcome } from '../api/verify-outcome.ts';
import { isAccepted } from '../files/accepted.ts';
import type { FileSelections } from '../files/selections.ts';
import type { CallContext } from '../ipc/handler.ts';
import { isWithin, readImageHeader } from '../media/image-header.ts';
import { mediaLimits } from '../media/limits.ts';
import type { ChosenFile, Files } from '../ports.ts';
import { outcomeOf } from './outcome.ts';
import { readPerson } from './people.ts';

const PDF = '%PDF-';

/**
 * The media type of a file by its bytes; `unsupported` for a kind that is not taken, `tooManyPixels` for a picture that
 * would not be shown here either. File names prove nothing.
 */
function typeOf(bytes: Uint8Array): { type: string } | 'unsupported' | 'tooManyPixels' {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, PDF.length)) === PDF) return { type: 'application/pdf' };
  const header = readImageHeader(bytes);
  if (header === null || !isAccepted('proof', header.type)) return 'unsupported';
  return isWithin(header, mediaLimits.document) ? header : 'tooManyPixels';
}

/**
 * Sends the file of a proof for a record (docs/platform/c-solidary.md §8). The answer has no data: the person is to be
 * read again.
 * @throws AppFailure
 */
export async function sendProofFile(
  client: Pick<PlatformClient, 'upload'>,
  { recordId, structureProofId }: { recordId: number; structureProofId: number },
  file: File,
  options: CallOptions = {},
): Promise<void> {
  const form = new FormData();
  form.append('solidaryId', String(recordId));
  form.append('proofId', String(structureProofId));
  form.append('file', file, file.name);
  await client.upload('admin/proofs', form, { ...options, right: 'proof_create' });
}

export interface ProofServices {
  client: Pick<PlatformClient, 'get' | 'upload'>;
  files: Pick<Files, 'stat' | 'read'>;
  selections: FileSelections;
  /** Largest file, in bytes. */
  maxBytes: number;
}

/**
 * Reads the chosen file of a proof; one beyond the limit is not read.
 * @throws AppFailure `file`
 */
export async function readProofFile(
  { files, maxBytes }: Pick<ProofServices, 'files' | 'maxBytes'>,
  { path, name }: ChosenFile,
): Promise<File> {
  const refuse = (reason: 'tooLarge' | 'empty' | 'unsupported' | 'tooManyPixels' | 'unreadable') =>
    new AppFailure({ kind: 'file', reason });
  let bytes: Uint8Array;
  try {
    if ((await files.stat(path)).size > maxBytes) throw refuse('tooLarge');
    bytes = await files.read(path);
  } catch (thrown) {
    throw thrown instanceof AppFailure ? thrown : refuse('unreadable');
  }
  if (bytes.byteLength === 0) throw refuse('empty');
  if (bytes.byteLength > maxBytes) throw refuse('tooLarge');
  const found = typeOf(bytes);
  if (typeof found === 'string') throw refuse(found);
  return new File([new Uint8Array(bytes)], name, { type: found.type });
}

/** Sends files of proofs of beneficiaries (docs/screens/07-solidary-records.md §5.1 and §5.2). */
export class ProofUploads {
  readonly #services: ProofServices;

  constructor(services: ProofServices) {
    this.#services = services;
  }

  /**
   * Sends one chosen file, once. The person is read before, because a second file of a proof is refused without a
   * reason, and again where the answer proves nothing.
   * @throws AppFailure; `file` before anything is sent
   */
  async send(
    { id, recordId, structureProofId, selectionId }: RequestOf<'solidary.uploadProof'> & { id: SolidaryUserId },
    { signal, commit }: Pick<CallContext, 'signal' | 'commit'>,
  ): Promise<{ outcome: UploadOutcome }> {
    const { client, selections } = this.#services;
    const file = await readProofFile(this.#services, selections.get(selectionId));
    const nameNow = () => this.#storedName(id, structureProofId, signal);
    if ((await nameNow().catch(unsent)) !== null) return { outcome: 'alreadyThere' };
    commit();
    try {
      await sendProofFile(client, { recordId, structureProofId }, file, { signal });
    } catch (thrown) {
      let found: string | null = null;
      const readBack = async (): Promise<Seen> => {
        found = await nameNow();
        return found === null ? 'absent' : 'done';
      };
      try {
        await verifyOutcome(thrown, readBack, { signal });
      } catch (failure) {
        return { outcome: outcomeOf(failure) };
      }
      // Somebody else's file, sent at the same time.
      if (found !== file.name) return { outcome: 'alreadyThere' };
    }
    selections.release(selectionId);
    return { outcome: 'done' };
  }

  /** Name of the file that a proof of the person has; null where it has none. */
  async #storedName(id: SolidaryUserId, structureProofId: number, signal: AbortSignal): Promise<string | null> {
    const { proofs } = await readPerson(this.#services.client, 'beneficiary', id, { signal });
    const proof = proofs.find((one) => one.structureProofId === structureProofId && one.file !== null);
    return proof === undefined ? null : (proof.file?.name ?? '');
  }
}
