import { type ImageSize, MAX_PARTS } from './image-size.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Names of chunks, as numbers. */
const IHDR = 0x49484452;
const IEND = 0x49454e44;
const ICCP = 0x69434350;
const ZTXT = 0x7a545874;
const ITXT = 0x69545874;
/** Size and place of a frame of an animation. */
const FCTL = 0x6663544c;

/**
 * Most bytes of what is compressed beside the pixels (colour profile, notes): they unpack to a thousand times as many.
 * Profiles of screens have some kilobytes.
 */
const MAX_COMPRESSED = 128 * 1024;

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/** Reads the size of a PNG, animated or not; null if its chunks are not those of one, or without end. */
export function pngSize(view: DataView): ImageSize | null {
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return null;
  let [width, height, frames, compressed, parts] = [view.getUint32(16), view.getUint32(20), 0, 0, 0];
  for (const { type, at, length } of chunks(view)) {
    parts += 1;
    if (parts > MAX_PARTS) return null;
    if (isCompressed(view, type, at)) compressed += length;
    if (type !== FCTL || at + 20 > view.byteLength) continue;
    frames += 1;
    width = Math.max(width, view.getUint32(at + 12));
    height = Math.max(height, view.getUint32(at + 16));
  }
  return compressed > MAX_COMPRESSED ? null : { width, height, passes: Math.max(1, frames) };
}

/** Whether a chunk beside the pixels is compressed: a note in UTF-8 says so after its name, which has 79 bytes at most. */
function isCompressed(view: DataView, type: number, at: number): boolean {
  if (type !== ITXT) return type === ICCP || type === ZTXT;
  for (let byte = at + 8; byte + 1 < Math.min(view.byteLength, at + 88); byte += 1) {
    if (view.getUint8(byte) === 0) return view.getUint8(byte + 1) !== 0;
  }
  return true;
}

export function isWholePng(view: DataView): boolean {
  for (const { type } of chunks(view)) if (type === IEND) return true;
  return false;
}

/** Yields the chunks to the end of the picture, with the position of each; ends early when the file does. */
function* chunks(view: DataView): Generator<{ type: number; at: number; length: number }> {
  let at = SIGNATURE.length;
  while (at + 12 <= view.byteLength) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    yield { type, at, length };
    if (type === IEND) return;
    at += 12 + length;
  }
}
