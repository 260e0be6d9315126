import { type ImageKind, MAX_PIXELS } from '#shared/media.ts';

/** Kinds of media that are decoded here. */
export type MediaKind = ImageKind | 'document' | 'tile';

export interface MediaLimits {
  /** Accepted media types. No other type is ever sent to the page, even if its content is valid. */
  types: ReadonlySet<string>;
  /** Of the largest frame. */
  pixels: number;
  /**
   * Pixels times the number of times that a decoder goes over them: the frames of an animation, the scans of a
   * progressive JPEG.
   */
  work: number;
}

const raster = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** An animation of 800 x 600 with 1,000 frames; a photograph of 40 million pixels in the usual ten scans. */
const MAX_WORK = 500_000_000;

/**
 * Decoding limits, checked on the header before anything is decoded. The limits of bytes are with those of the other
 * responses (`network/answers.ts`).
 */
export const mediaLimits: Readonly<Record<MediaKind, MediaLimits>> = {
  /** Shown large, a few at a time. Campaigns and texts may hold a photograph as it was taken. */
  picture: { types: new Set(raster), pixels: MAX_PIXELS, work: MAX_WORK },
  /** Dozens in a list, 24 pixels wide. The platform makes squares of 250 pixels, or 800 (docs/platform/a-auth-users.md §8). */
  avatar: { types: new Set(raster), pixels: 2_000_000, work: 50_000_000 },
  /**
   * Hundreds on a map, 20 pixels wide. The only kind that may be SVG (docs/platform/b-communities-content.yaml,
   * listIcons): drawings take some kilobytes.
   */
  icon: { types: new Set([...raster, 'image/svg+xml']), pixels: 1_000_000, work: 20_000_000 },
  /** One at a time: a scanned page, or a PDF. */
  document: { types: new Set([...raster, 'application/pdf']), pixels: MAX_PIXELS, work: MAX_WORK },
  /** Dozens on a map. Tiles have 256 pixels a side, or up to 1,024 on sharp screens. */
  tile: {
    types: new Set(['image/png', 'image/jpeg', 'image/webp']),

    pixels: 1024 * 1024,
    work: 20 * 1024 * 1024,
  },
};
