import type { ImageSize } from './image-size.ts';

const SIGNATURES = ['GIF87a', 'GIF89a'];
const HEADER = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;

export const isGif = (bytes: Uint8Array): boolean => SIGNATURES.includes(String.fromCharCode(...bytes.subarray(0, 6)));

/** Reads the size of a GIF: decoders make room for a frame that is larger than the screen it names. */
export function gifSize(view: DataView): ImageSize | null {
  if (view.byteLength < HEADER) return null;
  let [width, height, frames] = [view.getUint16(6, true), view.getUint16(8, true), 0];
  let at = HEADER + tableLength(view.getUint8(10));
  while (at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === EXTENSION) {
      at = afterSubBlocks(view, at + 2);
    } else if (block === IMAGE && at + 11 <= view.byteLength) {
      frames += 1;
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      at = afterSubBlocks(view, at + 11 + tableLength(view.getUint8(at + 9)));
    } else {
      break;
    }
  }
  return { width, height, passes: Math.max(1, frames) };
}

/** Bytes of a table of colours, from the flags that announce it. */
const tableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Returns the position after a chain of blocks, each preceded by its length and ended by a block of length 0. */
function afterSubBlocks(view: DataView, start: number): number {
  let at = start;
  while (at < view.byteLength) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
  return view.byteLength;
}
