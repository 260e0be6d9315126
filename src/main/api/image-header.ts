/** What a picture file says of itself, from its first bytes. */
export interface ImageHeader {
  type: 'image/png' | 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** JPEG segments that hold the size: start of frame, without the tables that lie between their numbers. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers that stand alone, without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Type and size of a PNG or JPEG, or null for anything else: the name of a file proves nothing. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return readPng(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(view);
  return null;
}

function readPng(view: DataView): ImageHeader | null {
  const isHeaderFirst = view.byteLength >= 24 && view.getUint32(12) === 0x49484452; // 'IHDR'
  return isHeaderFirst ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function readJpeg(view: DataView): ImageHeader | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // A marker may be preceded by any number of fill bytes.
      continue;
    }
    if (isStartOfFrame(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
}
