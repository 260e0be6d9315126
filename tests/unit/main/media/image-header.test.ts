import { describe, expect, it } from 'vitest';
import { isWholePicture, readImageHeader } from '#main/files/image-header.ts';
import { jpegBytes, pngBytes } from '#tests/support/pictures.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('the header of a picture', () => {
  it('gives the size of a PNG', () => {
    expect(readImageHeader(pngBytes(640, 480))).toEqual({ type: 'image/png', width: 640, height: 480 });
  });

  it.each([0xc0, 0xc1, 0xc2])('gives the size of a JPEG and not of its preview (frame %i)', (frame) => {
    expect(readImageHeader(jpegBytes(4000, 3000, frame))).toEqual({ type: 'image/jpeg', width: 4000, height: 3000 });
  });

  it('is read from a buffer that starts at an offset', () => {
    const larger = new Uint8Array(200);
    larger.set(pngBytes(300, 200), 100);
    expect(readImageHeader(larger.subarray(100))).toMatchObject({ width: 300, height: 200 });
  });

  it.each([
    ['GIF', ascii('GIF89a......................')],
    ['WebP', ascii('RIFF....WEBPVP8 ............')],
    ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['PDF', ascii('%PDF-1.7 ...................')],
    ['a PNG cut short', pngBytes(10, 10).subarray(0, 20)],
    ['a PNG whose first chunk is another', pngBytes(10, 10).fill(0x41, 12, 16)],
    ['a JPEG cut short', jpegBytes(10, 10).subarray(0, 40)],
    ['a JPEG without a size', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0, 0, 0, 0, 0, 0])],
    ['nothing', new Uint8Array()],
  ])('is not found in %s', (_, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
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
