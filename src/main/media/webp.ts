import { type ImageSize, MAX_PARTS } from './image-size.ts';

const HEADER = 12;
/** Bytes of an animation's frame before its picture. */
const FRAME_HEADER = 16;

const nameAt = (view: DataView, at: number) =>
  at + 4 > view.byteLength
    ? ''
    : String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

export function isWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return nameAt(view, 0) === 'RIFF' && nameAt(view, 8) === 'WEBP';
}

interface Found {
  sizes: { width: number; height: number }[];
  frames: number;
  parts: number;
}

/**
 * Reads the size of a WebP: the largest of its canvas, its frames and the pictures in them; null if it
 * has none, or chunks without end.
 */
export function webpSize(view: DataView): ImageSize | null {
  const found: Found = { sizes: [], frames: 0, parts: 0 };
  collect(view, HEADER, view.byteLength, found);
  if (found.sizes.length === 0 || found.parts > MAX_PARTS) return null;
  return {
    width: found.sizes.reduce((most, { width }) => Math.max(most, width), 0),
    height: found.sizes.reduce((most, { height }) => Math.max(most, height), 0),
    passes: Math.max(1, found.frames),
  };
}

/** Collects the sizes that the chunks of a part name. A frame's picture is in chunks inside that of the frame. */
function collect(view: DataView, start: number, end: number, found: Found): void {
  let at = start;
  while (at + 8 <= end && found.parts <= MAX_PARTS) {
    found.parts += 1;
    const length = view.getUint32(at + 4, true);
    const inside = at + 8;
    const name = nameAt(view, at);
    const size = inside + (sizeBytes[name] ?? 0) <= view.byteLength ? sizeIn(view, name, inside) : null;
    if (size !== null) found.sizes.push(size);
    if (name === 'ANMF') {
      found.frames += 1;
      if (start === HEADER) collect(view, inside + FRAME_HEADER, Math.min(end, inside + length), found);
    }
    at = inside + length + (length % 2);
  }
}

/** Bytes of a chunk up to the end of its size. */
const sizeBytes: Readonly<Record<string, number>> = { VP8X: 10, 'VP8 ': 10, VP8L: 5, ANMF: 12 };

function sizeIn(view: DataView, name: string, at: number): { width: number; height: number } | null {
  switch (name) {
    case 'VP8X':
      return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
    case 'VP8 ':
      return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(at + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'ANMF':
      return { width: uint24(view, at + 6) + 1, height: uint24(view, at + 9) + 1 };
    default:
      return null;
  }
}
