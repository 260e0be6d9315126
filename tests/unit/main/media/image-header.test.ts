import { describe, expect, it } from 'vitest';
import { isWholePicture, isWithin, readImageHeader } from '#main/media/image-header.ts';
import { mediaLimits } from '#main/media/limits.ts';
import {
  anmf,
  fctl,
  gifBytes,
  jpegBytes,
  pngBytes,
  twoSizes,
  vp8,
  vp8l,
  vp8x,
  webpBytes,
  withChunks,
  withScans,
} from '#tests/support/pictures.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('the header of a picture', () => {
  it('gives the size of a PNG', () => {
    expect(readImageHeader(pngBytes(640, 480))).toEqual({ type: 'image/png', width: 640, height: 480, passes: 1 });
  });

  it.each([0xc0, 0xc1, 0xc2])('gives the size of a JPEG and not of its preview (frame %i)', (frame) => {
    expect(readImageHeader(jpegBytes(4000, 3000, frame))).toEqual({
      type: 'image/jpeg',
      width: 4000,
      height: 3000,
      passes: 1,
    });
  });

  it('is read from a buffer that starts at an offset', () => {
    const larger = new Uint8Array(200);
    larger.set(pngBytes(300, 200), 100);
    expect(readImageHeader(larger.subarray(100))).toMatchObject({ width: 300, height: 200 });
  });

  it.each([
    ['a GIF cut short', ascii('GIF89a......')],
    ['a WebP without a picture', ascii('RIFF....WEBPEXIF............')],
    ['a WebP cut short', ascii('RIFF....WEBPVP8 ............')],
    ['a JPEG of two sizes', twoSizes(jpegBytes(20_000, 20_000), jpegBytes(10, 10))],
    [
      'a PNG with much that is packed beside its pixels',
      withChunks(pngBytes(9, 9), [['iCCP', new Uint8Array(200_000)]]),
    ],
    [
      'a PNG with packed notes',
      withChunks(
        pngBytes(9, 9),
        Array.from({ length: 9 }, () => ['zTXt', new Uint8Array(20_000)]),
      ),
    ],
    ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['PDF', ascii('%PDF-1.7 ...................')],
    ['a PNG cut short', pngBytes(10, 10).subarray(0, 20)],
    ['a PNG whose first chunk is another', pngBytes(10, 10).fill(0x41, 12, 16)],
    ['a JPEG cut short', jpegBytes(10, 10).subarray(0, 40)],
    ['a JPEG without a size', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0, 0, 0, 0, 0, 0])],
    [
      'a PNG of chunks without end',
      withChunks(
        pngBytes(9, 9),
        Array.from({ length: 10_001 }, () => ['IDAT', new Uint8Array()]),
      ),
    ],
    [
      'a JPEG of segments without end',
      Buffer.concat([
        Uint8Array.of(0xff, 0xd8),
        Buffer.alloc(4_000_000, Uint8Array.of(0xff, 1)),
        jpegBytes(9, 9).subarray(2),
      ]),
    ],
    ['a WebP of chunks without end', webpBytes(Array.from({ length: 10_001 }, () => ['VP8X', vp8x(1, 1)]))],
    ['nothing', new Uint8Array()],
  ])('is not found in %s', (_, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
  });
});

describe('what a decoder has to do', () => {
  const frame = (width: number, height: number) => fctl(width, height);

  it.each([
    ['a GIF', gifBytes([320, 200], [[320, 200]]), [320, 200, 1]],
    ['a GIF whose frame is larger than its screen', gifBytes([1, 1], [[30_000, 20_000]]), [30_000, 20_000, 1]],
    [
      'a GIF of three frames',
      gifBytes(
        [8, 8],
        [
          [8, 8],
          [2, 2],
          [8, 8],
        ],
      ),
      [8, 8, 3],
    ],
    ['a WebP', webpBytes([['VP8 ', vp8(640, 480)]]), [640, 480, 1]],
    [
      'a WebP of as many chunks as are read',
      webpBytes(Array.from({ length: 10_000 }, () => ['VP8X', vp8x(7, 8)])),
      [7, 8, 1],
    ],
    ['a WebP without loss', webpBytes([['VP8L', vp8l(640, 480)]]), [640, 480, 1]],
    [
      'a WebP whose picture is larger than its canvas',
      webpBytes([
        ['VP8X', vp8x(1, 1)],
        ['VP8L', vp8l(16_000, 16_000)],
      ]),
      [16_000, 16_000, 1],
    ],
    [
      'a WebP whose canvas is larger than its picture',
      webpBytes([
        ['VP8X', vp8x(9_000_000, 2)],
        ['VP8 ', vp8(1, 1)],
      ]),
      [9_000_000, 2, 1],
    ],
    [
      'a WebP of two frames',
      webpBytes([
        ['VP8X', vp8x(8, 8)],
        ['ANMF', anmf(8, 8, ['VP8 ', vp8(8, 8)])],
        ['ANMF', anmf(8, 8, ['VP8L', vp8l(9_000, 8)])],
      ]),
      [9_000, 8, 2],
    ],
    [
      'a PNG whose frames are larger than itself',
      withChunks(pngBytes(1, 1), [
        ['acTL', new Uint8Array(8)],
        ['fcTL', frame(20_000, 30_000)],
        ['fcTL', frame(1, 1)],
      ]),
      [20_000, 30_000, 2],
    ],
    [
      'a PNG with a long note that is not packed',
      withChunks(pngBytes(9, 9), [['iTXt', Uint8Array.from({ length: 300_000 }, (_, at) => Number(at < 4))]]),
      [9, 9, 1],
    ],
    ['a JPEG of many scans', withScans(jpegBytes(640, 480, 0xc2), 500), [640, 480, 501]],
    ['a JPEG with another one after it', Buffer.concat([jpegBytes(640, 480), jpegBytes(9, 9)]), [640, 480, 1]],
  ] as const)('is read from %s', (_, bytes, expected) => {
    const header = readImageHeader(bytes);
    expect(header && [header.width, header.height, header.passes]).toEqual(expected);
  });

  it('is bounded by its pixels, and by its pixels in all frames', () => {
    const { picture, avatar, icon, tile } = mediaLimits;
    expect(isWithin({ width: 6000, height: 4000, passes: 14 }, picture)).toBe(true);
    expect(isWithin({ width: 4960, height: 7016, passes: 1 }, picture)).toBe(true);
    expect(isWithin({ width: 10_000, height: 10_000, passes: 1 }, picture)).toBe(false);
    expect(isWithin({ width: 6000, height: 4000, passes: 501 }, picture)).toBe(false);
    expect(isWithin({ width: 65_535, height: 0, passes: 1 }, picture)).toBe(false);
    expect(isWithin({ width: 800, height: 800, passes: 1 }, avatar)).toBe(true);
    expect(isWithin({ width: 6000, height: 4000, passes: 1 }, avatar)).toBe(false);
    expect(isWithin({ width: 512, height: 512, passes: 1 }, icon)).toBe(true);
    expect(isWithin({ width: 1024, height: 1024, passes: 20 }, tile)).toBe(true);
    expect(isWithin({ width: 1024, height: 1025, passes: 1 }, tile)).toBe(false);
    expect(isWithin({ width: 1024, height: 1024, passes: 21 }, tile)).toBe(false);
  });
});

describe('the end of a picture', () => {
  const png = { type: 'image/png' } as const;
  const jpeg = { type: 'image/jpeg' } as const;
  /** With what some cameras and programs put after it. */
  const followed = (bytes: Uint8Array) => new Uint8Array([...bytes, 0xff, 0xda, 1, 2, 3]);

  it.each([
    ['a PNG', pngBytes(640, 480), png],
    ['a JPEG', jpegBytes(640, 480), jpeg],
    ['a PNG that something follows', followed(pngBytes(640, 480)), png],
    ['a JPEG that something follows', followed(jpegBytes(640, 480)), jpeg],
  ])('is found in %s', (_, bytes, header) => {
    expect(isWholePicture(bytes, header)).toBe(true);
  });

  it.each([
    ['a PNG', pngBytes(640, 480).subarray(0, 50), png],
    ['a JPEG', jpegBytes(640, 480).subarray(0, -2), jpeg],
    ['a JPEG before its picture', jpegBytes(640, 480).subarray(0, -14), jpeg],
  ])('is missing in %s that was cut', (_, bytes, header) => {
    expect(isWholePicture(bytes, header)).toBe(false);
  });
});
