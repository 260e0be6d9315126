import { chance } from '../data/random.ts';

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

const big32 = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

function chunk(type: string, data: ArrayLike<number>): number[] {
  const typed = [...new TextEncoder().encode(type), ...Array.from(data)];
  return [...big32(data.length), ...typed, ...big32(crc32(Uint8Array.from(typed)))];
}

/** Creates a zlib stream with one stored block: so few bytes (at most 65,535) need no compression. */
function stored(data: Uint8Array): number[] {
  const size = [data.length & 0xff, data.length >>> 8, ~data.length & 0xff, (~data.length >>> 8) & 0xff];
  return [0x78, 0x01, 0x01, ...size, ...data, ...big32(adler32(data))];
}

const side = 64;
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A soft colour, 0 to 255 per channel. */
const shade = (number: number, shift: number, base: number) => base + ((number >>> shift) % 90);

/** Draws a head over shoulders on a background, row by row, one palette index per pixel. */
function portrait(): Uint8Array {
  const rows = new Uint8Array(side * (side + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isHead = (x - 32) ** 2 + (y - 25) ** 2 < 144;
      const isBody = ((x - 32) / 24) ** 2 + ((y - 64) / 22) ** 2 < 1;
      rows[y * (side + 1) + 1 + x] = isHead ? 1 : isBody ? 2 : 0;
    }
  }
  return rows;
}

let pixels: Uint8Array | undefined;

/**
 * Creates a PNG with a palette.
 * @param rows each row from the top, with a 0 before its pixels: at most 65,535 bytes
 * @param palette red, green and blue per colour, from 0 to 255
 */
export function palettePng(
  { width, height }: { width: number; height: number },
  palette: readonly (readonly number[])[],
  rows: Uint8Array,
): Uint8Array<ArrayBuffer> {
  // Width, height, 8 bits a pixel, palette, deflate, no filter, no interlace.
  const header = [...big32(width), ...big32(height), 8, 3, 0, 0, 0];
  const parts = [chunk('IHDR', header), chunk('PLTE', palette.flat()), chunk('IDAT', stored(rows)), chunk('IEND', [])];
  return Uint8Array.from([...signature, ...parts.flat()]);
}

/** Draws a small PNG portrait, constant per number. */
export function avatarPng(number: number): Uint8Array<ArrayBuffer> {
  const colour = chance(3, number, 9);
  const palette = [
    [shade(colour, 0, 150), shade(colour, 4, 150), shade(colour, 8, 150)],
    [shade(colour, 12, 160), shade(colour, 16, 120), shade(colour, 20, 90)],
    [shade(colour, 6, 40), shade(colour, 14, 60), shade(colour, 22, 80)],
  ];
  pixels ??= portrait();
  return palettePng({ width: side, height: side }, palette, pixels);
}
