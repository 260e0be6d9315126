import { isWithin, readImageHeader } from './image-header.ts';
import { type MediaKind, mediaLimits } from './limits.ts';

/** Statuses for the page: not of the type it claims, or of none that is accepted; more than a decoder may be given. */
export type Refusal = 415 | 422;

/**
 * Checks bytes of a server before anything decodes them.
 * @param type media type that the server says
 * @returns null if they may be shown
 */
export async function refusalOf(kind: MediaKind, type: string, bytes: Uint8Array): Promise<Refusal | null> {
  const limits = mediaLimits[kind];
  if (!limits.types.has(type)) return 415;
  switch (type) {
    case 'image/svg+xml': {
      const { isPlainSvg } = await import('./svg.ts');
      return isPlainSvg(bytes) ? null : 422;
    }
    case 'application/pdf': {
      const { isBoundedPdf, isPdf } = await import('./pdf.ts');
      if (!isPdf(bytes)) return 415;
      return (await isBoundedPdf(bytes)) ? null : 422;
    }
    default: {
      const header = readImageHeader(bytes);
      // A browser goes by the bytes, whatever type it is told.
      if (header === null || header.type !== type) return 415;
      return isWithin(header, limits) ? null : 422;
    }
  }
}
