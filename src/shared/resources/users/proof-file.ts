/** Path of the application's own protocol under which the document of a proof is shown. */
export const proofFilePath = '/identity-proof';

/**
 * The URL under which the page loads the document of an identity proof: an image or a PDF, only while the proof is
 * pending. The main process looks up the platform's own address, so that the page never has it.
 */
export const proofFileAddress = (userId: number, proofId: number): string =>
  `${proofFilePath}?user=${userId}&proof=${proofId}`;
