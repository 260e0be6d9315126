import { isWithin, readImageHeader } from './image-header.ts';
import { type MediaKind, mediaLimits } from './limits.ts';

/**
 * HTTP statuses for the page: 415 for a type that is wrong or not accepted, 413 and 422 for more than a decoder may be
 * given.
 */
export type Refusal = 415 | 422;

/**
 * Checks bytes of a server before anything decodes them.
 * @param type media type that the server says
 * @returns the media type of the bytes, if they may be shown. Of a picture this may be another one than the server says:
 *   files are often named after the wrong format, and a browser goes by the bytes.
 */
export async function typeOf(kind: MediaKind, type: string, bytes: Uint8Array): Promise<string | Refusal> {
  const limits = mediaLimits[kind];
  if (!limits.types.has(type)) return 415;
  switch (type) {
    case 'image/svg+xml': {
      const { isPlainSvg } = await import('./svg.ts');
      return isPlainSvg(bytes) ? type : 422;
    }
    case 'application/pdf': {
      const { isBoundedPdf, isPdf } = await import('./pdf.ts');
      if (!isPdf(bytes)) return 415;
      return (await isBoundedPdf(bytes)) ? type : 422;
    }
    default: {
      const header = readImageHeader(bytes);
      if (header === null || !limits.types.has(header.type)) return 415;
      return isWithin(header, limits) ? header.type : 422;
    }
  }
}
