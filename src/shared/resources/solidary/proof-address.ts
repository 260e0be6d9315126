import type { SolidaryProofFile } from './proof-file.ts';

/** Path of the application's own protocol under which the file of a solidary proof is shown. */
export const solidaryProofPath = '/solidary-proof';

/**
 * The URL under which the page loads the file of a proof, an image or a PDF. The main process looks up the platform's
 * own address, so that the page never has it.
 */
export const solidaryProofAddress = ({ role, id, position, name }: SolidaryProofFile): string =>
  `${solidaryProofPath}?${new URLSearchParams({ role, id: String(id), position: String(position), name })}`;
