/** Type and size of a picture, from its first bytes. */
export interface ImageHeader {
  type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** JPEG segments that contain the size: start of frame, without the tables numbered between them. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Reads type and size of a PNG or JPEG; null for anything else. File names prove nothing. */
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
  for (const { marker, at } of jpegSegments(view)) {
    if (isStartOfFrame(marker) && at + 9 <= view.byteLength) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return null;
}

/** Yields the segments up to the image data, which follows the start of scan; ends early when the file does. */
function* jpegSegments(view: DataView): Generator<{ marker: number; at: number }> {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // A marker may be preceded by any number of fill bytes.
      continue;
    }
    yield { marker, at };
    if (marker === END_OF_IMAGE || marker === START_OF_SCAN) return;
    at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
}

/** Whether a PNG or JPEG is complete: one that was cut off while being copied has correct first bytes. */
export function isWholePicture(bytes: Uint8Array, { type }: Pick<ImageHeader, 'type'>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? isWholePng(view) : isWholeJpeg(view);
}

function isWholePng(view: DataView): boolean {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= view.byteLength) {
    if (view.getUint32(at + 4) === 0x49454e44) return true; // 'IEND'
    at += 12 + view.getUint32(at);
  }
  return false;
}

/** Inside image data an end-of-image marker cannot occur by accident. */
function isWholeJpeg(view: DataView): boolean {
  const scan = [...jpegSegments(view)].find(({ marker }) => marker === START_OF_SCAN);
  if (scan === undefined) return false;
  for (let at = scan.at + 2; at + 2 <= view.byteLength; at += 1) {
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === END_OF_IMAGE) return true;
  }
  return false;
}
