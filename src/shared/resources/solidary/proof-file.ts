import type { SolidaryUserId } from './ids.ts';
import type { SolidaryRole } from './people.ts';

/** Path of the application's own protocol under which the file of a solidary proof is shown. */
export const solidaryProofPath = '/solidary-proof';

/** Which file: that of the proof at a position of the person's proofs, under the name that it was sent with. */
export interface SolidaryProofFile {
  role: SolidaryRole;
  id: SolidaryUserId;
  /** From 0, in the order of the platform: the proofs of a volunteer have no id. */
  position: number;
  /** Name of the file as it was shown; another one means that the proofs have changed. */
  name: string;
}

/**
 * The URL under which the page loads the file of a proof, an image or a PDF. The main process looks up the platform's own
 * address, so that the page never has it.
 */
export const solidaryProofAddress = ({ role, id, position, name }: SolidaryProofFile): string =>
  `${solidaryProofPath}?${new URLSearchParams({ role, id: String(id), position: String(position), name })}`;
