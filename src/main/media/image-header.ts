import { gifSize, isGif } from './gif.ts';
import type { ImageSize } from './image-size.ts';
import { isCompleteJpeg, isJpeg, jpegSize } from './jpeg.ts';
import type { MediaLimits } from './limits.ts';
import { isPng, isWholePng, pngSize } from './png.ts';
import { isWebp, webpSize } from './webp.ts';

/** Type and size of a picture. */
export interface ImageHeader extends ImageSize {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
}

const formats = [
  { type: 'image/png', isOf: isPng, read: pngSize },
  { type: 'image/jpeg', isOf: isJpeg, read: jpegSize },
  { type: 'image/gif', isOf: isGif, read: gifSize },
  { type: 'image/webp', isOf: isWebp, read: webpSize },
] as const;

/**
 * Reads type and size of a PNG, JPEG, GIF or WebP by its bytes; null for anything else, and for one whose parts
 * contradict each other. File names prove nothing.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const format = formats.find(({ isOf }) => isOf(bytes));
  const size = format?.read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null;
  return format === undefined || size === null ? null : { type: format.type, ...size };
}

/** Whether a decoder may have this picture. */
export function isWithin({ width, height, passes }: ImageSize, { pixels, work }: Omit<MediaLimits, 'types'>): boolean {
  const area = width * height;
  return area > 0 && area <= pixels && area * passes <= work;
}

/** Whether a PNG or JPEG is complete: one that was cut off while being copied has correct first bytes. */
export function isWholePicture(bytes: Uint8Array, { type }: Pick<ImageHeader, 'type'>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? isWholePng(view) : type === 'image/jpeg' && isCompleteJpeg(view);
}
