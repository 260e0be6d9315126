/** A PNG of a given size in pixels, with a header, an end and no image data. */
export function pngBytes(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  view.setUint32(8, 13);
  view.setUint32(12, 0x49484452);
  view.setUint32(16, width);
  view.setUint32(20, height);
  const end = length - 12;
  // One chunk of nothing up to the end.
  view.setUint32(33, end - 45);
  view.setUint32(end + 4, 0x49454e44);
  return bytes;
}

/** A JPEG as cameras write it: other segments, one with a preview, before the segment with its size. */
export function jpegBytes(width: number, height: number, frame = 0xc0): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, content: readonly number[]) => {
    const length = content.length + 2;
    return [0xff, marker, length >> 8, length & 255, ...content];
  };
  const size = (value: number) => [value >> 8, value & 255];
  const preview = [0xff, 0xd8, ...segment(0xc0, [8, ...size(16), ...size(16), 1, 1, 0x11, 0])];
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0]),
    ...segment(0xe1, preview),
    0xff,
    ...segment(0xdb, [0, 1, 2]),
    ...segment(0xc4, [0, 1, 2]),
    ...segment(frame, [8, ...size(height), ...size(width), 3, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0, 0x34],
    0xff,
    0xd9,
  ]);
}

type Bytes = Uint8Array<ArrayBuffer>;
type Chunk = readonly [name: string, content: Uint8Array];
type Size = readonly [width: number, height: number];

const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));
const little = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 2 ** (8 * at)) & 255);
const big = (value: number) => little(value, 4).reverse();

/** A PNG with chunks after its header. */
export const withChunks = (png: Uint8Array, chunks: readonly Chunk[]): Bytes =>
  joined(
    png.subarray(0, 33),
    ...chunks.map(([name, content]) => joined(big(content.length), Buffer.from(name), content, big(0))),
    png.subarray(33),
  );

/** Size of a frame of an animated PNG. */
export const fctl = (width: number, height: number): Bytes =>
  joined(big(0), big(width), big(height), new Uint8Array(14));

/** A JPEG with further scans after its first one. */
export const withScans = (jpeg: Uint8Array, scans: number): Bytes => {
  const scan = new Uint8Array([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12]);
  return joined(jpeg.subarray(0, -2), ...Array.from({ length: scans }, () => scan), jpeg.subarray(-2));
};

/** A JPEG with the size of another one before its own. */
export const twoSizes = (jpeg: Uint8Array, other: Uint8Array): Bytes => {
  const size = (bytes: Uint8Array) => Buffer.from(bytes).lastIndexOf(Uint8Array.of(0xff, 0xc0));
  const at = size(other);
  return joined(jpeg.subarray(0, size(jpeg)), other.subarray(at, at + 13), jpeg.subarray(size(jpeg)));
};

/** A GIF with a screen and frames, each of one block of nothing. */
export const gifBytes = (screen: Size, frames: readonly Size[]): Bytes =>
  joined(
    Buffer.from('GIF89a'),
    ...screen.map((side) => little(side, 2)),
    // A table of two colours, and an extension.
    Uint8Array.of(0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xf9, 4, 0, 0, 0, 0, 0),
    ...frames.map(([width, height]) =>
      joined(
        Uint8Array.of(0x2c, 0, 0, 0, 0),
        little(width, 2),
        little(height, 2),
        Uint8Array.of(0x80, 0, 0, 0, 255, 255, 255, 2, 1, 0x2c, 0),
      ),
    ),
    Uint8Array.of(0x3b),
  );

const riff = ([name, content]: Chunk) =>
  joined(Buffer.from(name), little(content.length, 4), content, new Uint8Array(content.length % 2));

export function webpBytes(chunks: readonly Chunk[]): Bytes {
  const content = joined(Buffer.from('WEBP'), ...chunks.map(riff));
  return joined(Buffer.from('RIFF'), little(content.length, 4), content);
}

export const vp8 = (width: number, height: number): Bytes =>
  joined(Uint8Array.of(0x10, 0, 0, 0x9d, 1, 0x2a), little(width, 2), little(height, 2));

export const vp8l = (width: number, height: number): Bytes =>
  joined(Uint8Array.of(0x2f), little(width - 1 + (height - 1) * 2 ** 14, 4), Uint8Array.of(0));

export const vp8x = (width: number, height: number): Bytes =>
  joined(new Uint8Array(4), little(width - 1, 3), little(height - 1, 3));

/** A frame of an animated WebP. */
export const anmf = (width: number, height: number, picture: Chunk): Bytes =>
  joined(new Uint8Array(6), little(width - 1, 3), little(height - 1, 3), new Uint8Array(4), riff(picture));
