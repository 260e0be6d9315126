import { type ImageSize, MAX_PARTS } from './image-size.ts';

/** Segments that contain the size: start of frame, without the tables numbered between them. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Reads the size of a JPEG; null if it has none, more than one, or parts without end. */
export function jpegSize(view: DataView): ImageSize | null {
  const frames: number[] = [];
  let parts = 0;
  for (const { marker, at } of jpegSegments(view)) {
    parts += 1;
    if (isStartOfFrame(marker)) frames.push(at);
    if (frames.length > 1 || parts > MAX_PARTS) return null;
  }
  const [at] = frames;
  if (at === undefined || at + 9 > view.byteLength) return null;
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), passes: readData(view).scans };
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

/**
 * Looks through the image data, in which no marker occurs by accident. Each scan of a progressive picture goes over all
 * its pixels, however few bytes it takes.
 */
function readData(view: DataView): { scans: number; isComplete: boolean } {
  const first = jpegSegments(view).find(({ marker }) => marker === START_OF_SCAN);
  if (first === undefined) return { scans: 0, isComplete: false };
  let scans = 1;
  for (let at = first.at + 2; at + 2 <= view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) return { scans, isComplete: true };
    if (marker === START_OF_SCAN) scans += 1;
  }
  return { scans, isComplete: false };
}

export const isCompleteJpeg = (view: DataView): boolean => readData(view).isComplete;
