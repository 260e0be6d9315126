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
