/** Path of the application's own protocol under which the document of a proof is shown. */
export const proofFilePath = '/identity-proof';

/**
 * Where the page finds the document of an identity proof: an image or a PDF, only while the proof is pending. Main looks
 * up the platform's own address itself, so that the page never holds it.
 */
export const proofFileAddress = (userId: number, proofId: number): string =>
  `${proofFilePath}?user=${userId}&proof=${proofId}`;
