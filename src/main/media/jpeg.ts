import type { ImageSize } from './image-size.ts';

/** Segments that contain the size: start of frame, without the tables numbered between them. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Reads the size of a JPEG; null if it has none, or more than one. */
export function jpegSize(view: DataView): ImageSize | null {
  const frames = [...jpegSegments(view)].filter(({ marker }) => isStartOfFrame(marker));
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || frame.at + 9 > view.byteLength) return null;
  return { width: view.getUint16(frame.at + 7), height: view.getUint16(frame.at + 5), passes: countScans(view) };
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

/** Yields the markers after the first start of scan. Inside image data no marker occurs by accident. */
function* markersOfData(view: DataView): Generator<number> {
  const scan = jpegSegments(view).find(({ marker }) => marker === START_OF_SCAN);
  if (scan === undefined) return;
  const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
  for (let at = bytes.indexOf(0xff, scan.at + 2); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0 && !isBare(marker)) yield marker;
  }
}

/** Each scan of a progressive picture goes over all its pixels, however few bytes it takes. */
function countScans(view: DataView): number {
  let scans = 1;
  for (const marker of markersOfData(view)) {
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
  }
  return scans;
}

export function isWholeJpeg(view: DataView): boolean {
  for (const marker of markersOfData(view)) if (marker === END_OF_IMAGE) return true;
  return false;
}
